import workKinds from '@nukkad/reference-data/data/work-kinds.json' with { type: 'json' };
import commonWords from './common-words.json' with { type: 'json' };
import moreWork from './more-work.json' with { type: 'json' };
import otherWork from './other-work.json' with { type: 'json' };
import profileCore from './profile-core.json' with { type: 'json' };
import spokenWork from './spoken-work.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };
import wideWork from './wide-work.json' with { type: 'json' };

/** One phrase of the search's lexicon, as the table `search_lexicon` takes it. */
export interface LexiconRow {
  readonly phrase: string;
  readonly kind: string;
  readonly value: string;
  /** A title of job boards is known as it stands alone; see `LexiconEntry.isExact`. */
  readonly source: 'seed' | 'title';
}

interface Phrases {
  readonly kind: string;
  readonly value: string;
  readonly phrases: readonly string[];
}

const rowsOf =
  (source: LexiconRow['source']) =>
  ({ kind, value, phrases }: Phrases): LexiconRow[] =>
    phrases.map((phrase) => ({ phrase, kind, value, source }));

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
      ...titles.flatMap(rowsOf('title')),
      ...[
        ...terms,
        ...commonWords,
        ...moreWork,
        ...wideWork,
        ...spokenWork,
        ...otherWork,
        ...profileCore,
      ].flatMap(rowsOf('seed')),
      ...titleRows,
      // One of several words is a phrase for the work too.
      ...titleRows
        .filter(({ phrase }) => phrase.includes(' '))
        .map((row) => ({ ...row, kind: 'SUB_PROFILE' })),
    ].map((row) => [`${row.phrase}|${row.kind}|${row.value}`, row]),
  ).values(),
];
