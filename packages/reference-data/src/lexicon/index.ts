import workKinds from '../../data/work-kinds.json' with { type: 'json' };
import absentWork from './absent-work.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import { WORK, type WorkWords } from './work/all-work.ts';

/** A row of the table `search_lexicon`: a phrase and its meaning for the search. */
export interface LexiconRow {
  readonly phrase: string;
  readonly kind: string;
  readonly value: string;
  /** Kind of phrase. A `title` phrase matches only exactly; see `LexiconEntry.isExact`. */
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
  /** Similar sub-profiles, which the search shows under a separate heading if there is no other result. */
  readonly near?: readonly string[];
}

const ABSENT: Readonly<Record<string, AbsentWords>> = absentWork;

const absentRows: readonly LexiconRow[] = Object.entries(ABSENT).flatMap(
  ([work, { near = [], ...words }]) => [
    ...ofWork('OTHER_WORK', work, words),
    ...near.flatMap((value) => ofWork('NEAR', value, words)),
  ],
);

/** Words in titles that are not part of the occupation, such as "required". */
const HIRING_WORDS = ['चाहिए', 'चाहिये', 'पाहिजेत', 'पाहिजे', '\\b(?:required|wanted|hiring)\\b'];
const BRACKETS = '\\((?:[^)]*)\\)';
const EXTRA_WORDS = new RegExp([BRACKETS, ...HIRING_WORDS].join('|'), 'giu');

/** Job titles that employers use, by sub-profile. A title with a slash or comma is split. */
const titleRows: readonly LexiconRow[] = workKinds.flatMap(
  ({ profileKey, subProfileKey, titlesEn, titlesHi, titlesMr }) =>
    [...titlesEn, ...titlesHi, ...titlesMr]
      // The part after a dash is dropped, because it is about working hours and the like.
      .flatMap((title) => (title.split(/ - | – /)[0] ?? '').replace(EXTRA_WORDS, ' ').split(/[/,]/))
      .map((phrase) => phrase.trim().replace(/\s+/g, ' ').toLowerCase())
      .filter((phrase) => phrase !== '')
      .map((phrase) => ({ phrase, kind: 'TITLE', source: 'seed', value: `${profileKey}/${subProfileKey}` })),
);

/**
 * Phrases with their meanings, without duplicates, in addition to the names and synonyms of profiles, cities and
 * localities.
 */
export const lexiconRows: readonly LexiconRow[] = [
  ...new Map(
    [
      ...workRows,
      ...absentRows,
      ...terms.flatMap(({ kind, value, phrases }) => rowsOf(kind, value, phrases)),
      ...titleRows,
      // Titles of several words are also phrases of the sub-profile.
      ...titleRows
        .filter(({ phrase }) => phrase.includes(' '))
        .map((row) => ({ ...row, kind: 'SUB_PROFILE' })),
    ].map((row) => [`${row.phrase}|${row.kind}|${row.value}`, row]),
  ).values(),
];
