import type { JobFilterInput, SearchInput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { unfinishedWord } from '@nukkad/language/suggest/unfinished-word.ts';
import {
  type Interpretation,
  type InterpretedFilter,
  interpretFilter,
  interpretFor,
} from '../query/interpretation.ts';
import { type SearchLanguage, searchLanguage } from '../store/search-language.ts';

/** A text as it is typed, with all that it may mean. */
export interface UnfinishedQuery extends InterpretedFilter {
  readonly language: SearchLanguage;
  /** As it stands, or with its last word completed; the likeliest first. */
  readonly readings: readonly Interpretation[];
  /** With words of jobs that begin as its last one does. */
  readonly begun: readonly Interpretation[];
}

/** Interprets a text as it is typed: as it stands, or with its last word completed. */
export async function interpretUnfinished(
  database: Database,
  viewer: string | null,
  { text, city, point }: SearchInput,
  size: number,
): Promise<UnfinishedQuery> {
  const filterOf = (typed: string): JobFilterInput => ({
    ...{ text: typed, city, point, sortBy: 'NEWEST', page: 1, size },
  });
  const query = await interpretFor(database, viewer, filterOf(text));
  const language = query.language ?? (await searchLanguage.read(database));
  const own = query.reading;
  const word = unfinishedWord(text, language.meanings.lexicon, language.vocabulary, query.counts);
  const completed = (word?.texts ?? []).map((typed) => interpretFilter(filterOf(typed), language));
  const [likeliest] = completed;
  const before = interpretFilter(filterOf(word?.before ?? ''), language);
  const begun = word?.terms.length
    ? [{ ...before, isLost: false, words: [...before.words, word.terms] }]
    : [];
  const readings = [...(word === null || likeliest === undefined ? [own] : []), ...completed];
  const reading = own.isLost || word !== null ? (likeliest ?? own) : own;
  return { ...query, language, reading, readings, begun };
}
