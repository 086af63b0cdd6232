import workKinds from '@nukkad/reference-data/data/work-kinds.json' with { type: 'json' };
import commonWords from './common-words.json' with { type: 'json' };
import moreWork from './more-work.json' with { type: 'json' };
import otherWork from './other-work.json' with { type: 'json' };
import spokenWork from './spoken-work.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import wideWork from './wide-work.json' with { type: 'json' };

/** One phrase of the search's lexicon, as the table `search_lexicon` takes it. */
export interface LexiconRow {
  readonly phrase: string;
  readonly kind: string;
  readonly value: string;
}

const rowsOf = ({ kind, value, phrases }: { kind: string; value: string; phrases: string[] }): LexiconRow[] =>
  phrases.map((phrase) => ({ phrase, kind, value }));

/** Words that employers put around the name of a work. */
const AROUND = /\((?:[^)]*)\)|चाहिए|चाहिये|पाहिजेत|पाहिजे|\b(?:required|wanted|hiring)\b/giu;

/** The titles that employers give a work are phrases for it, each of two given at once by itself. */
const titleRows: readonly LexiconRow[] = workKinds.flatMap(
  ({ profileKey, subProfileKey, titlesEn, titlesHi, titlesMr }) =>
    [...titlesEn, ...titlesHi, ...titlesMr]
      // What stands behind a dash is about hours or the like.
      .flatMap((title) => (title.split(/ - | – /)[0] ?? '').replace(AROUND, ' ').split(/[/,]/))
      .map((phrase) => phrase.trim().replace(/\s+/g, ' ').toLowerCase())
      .filter((phrase) => phrase.includes(' '))
      .map((phrase) => ({ phrase, kind: 'SUB_PROFILE', value: `${profileKey}/${subProfileKey}` })),
);

/** What phrases mean beyond the names and synonyms of profiles, cities and localities; each once. */
export const lexiconRows: readonly LexiconRow[] = [
  ...new Map(
    [
      ...[...terms, ...commonWords, ...moreWork, ...wideWork, ...spokenWork, ...otherWork].flatMap(rowsOf),
      ...titleRows,
    ].map((row) => [`${row.phrase}|${row.kind}|${row.value}`, row]),
  ).values(),
];
