import workKinds from '../../data/work-kinds.json' with { type: 'json' };
import absentWork from './absent-work.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import { WORK, type WorkWords } from './work/all-work.ts';

/** One phrase of the search's lexicon, as the table `search_lexicon` takes it. */
export interface LexiconRow {
  readonly phrase: string;
  readonly kind: string;
  readonly value: string;
  /** A title of job boards is known as it stands alone; see `LexiconEntry.isExact`. */
  readonly source: 'seed' | 'title';
}

const rowsOf = (
  kind: string,
  value: string,
  phrases: readonly string[] = [],
  source: LexiconRow['source'] = 'seed',
): LexiconRow[] => phrases.map((phrase) => ({ phrase, kind, value, source }));

const ofWork = (kind: string, value: string, { phrases, titles }: WorkWords): LexiconRow[] => [
  ...rowsOf(kind, value, phrases),
  ...rowsOf(kind, value, titles, 'title'),
];

const workRows: readonly LexiconRow[] = Object.entries(WORK).flatMap(
  ([profile, { phrases, means, parts }]) => [
    ...rowsOf('PROFILE', profile, phrases),
    ...(means ?? []).flatMap((part) =>
      rowsOf('PROFILE_CORE', `${profile}/${part}`, [profile.replaceAll('-', ' ')]),
    ),
    ...Object.entries(parts).flatMap(([part, words]) => ofWork('SUB_PROFILE', `${profile}/${part}`, words)),
  ],
);

interface AbsentWords extends WorkWords {
  /** Works of the portal that are close to it: shown under a heading of their own, where nothing else is. */
  readonly near?: readonly string[];
}

const ABSENT: Readonly<Record<string, AbsentWords>> = absentWork;

const absentRows: readonly LexiconRow[] = Object.entries(ABSENT).flatMap(
  ([work, { near = [], ...words }]) => [
    ...ofWork('OTHER_WORK', work, words),
    ...near.flatMap((value) => ofWork('NEAR', value, words)),
  ],
);

/** Words that employers put around the name of a work. */
const AROUND = /\((?:[^)]*)\)|चाहिए|चाहिये|पाहिजेत|पाहिजे|\b(?:required|wanted|hiring)\b/giu;

/** The titles that employers give a work, each of two given at once by itself. */
const titleRows: readonly LexiconRow[] = workKinds.flatMap(
  ({ profileKey, subProfileKey, titlesEn, titlesHi, titlesMr }) =>
    [...titlesEn, ...titlesHi, ...titlesMr]
      // What stands behind a dash is about hours or the like.
      .flatMap((title) => (title.split(/ - | – /)[0] ?? '').replace(AROUND, ' ').split(/[/,]/))
      .map((phrase) => phrase.trim().replace(/\s+/g, ' ').toLowerCase())
      .filter((phrase) => phrase !== '')
      .map((phrase) => ({ phrase, kind: 'TITLE', source: 'seed', value: `${profileKey}/${subProfileKey}` })),
);

/** What phrases mean beyond the names and synonyms of profiles, cities and localities; each once. */
export const lexiconRows: readonly LexiconRow[] = [
  ...new Map(
    [
      ...workRows,
      ...absentRows,
      ...terms.flatMap(({ kind, value, phrases }) => rowsOf(kind, value, phrases)),
      ...titleRows,
      // One of several words is a phrase for the work too.
      ...titleRows
        .filter(({ phrase }) => phrase.includes(' '))
        .map((row) => ({ ...row, kind: 'SUB_PROFILE' })),
    ].map((row) => [`${row.phrase}|${row.kind}|${row.value}`, row]),
  ).values(),
];
