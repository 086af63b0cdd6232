import moreWork from './more-work.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };

/** One phrase of the search's lexicon, as the table `search_lexicon` takes it. */
export interface LexiconRow {
  readonly phrase: string;
  readonly kind: string;
  readonly value: string;
}

const rowsOf = ({ kind, value, phrases }: { kind: string; value: string; phrases: string[] }): LexiconRow[] =>
  phrases.map((phrase) => ({ phrase, kind, value }));

/** What phrases mean beyond the names and synonyms of profiles, cities and localities; each once. */
export const lexiconRows: readonly LexiconRow[] = [
  ...new Map(
    [...terms, ...moreWork].flatMap(rowsOf).map((row) => [`${row.phrase}|${row.kind}|${row.value}`, row]),
  ).values(),
];
