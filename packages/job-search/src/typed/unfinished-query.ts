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

/** A text that is still being typed, with all its possible interpretations. */
export interface UnfinishedQuery extends InterpretedFilter {
  readonly language: SearchLanguage;
  /**
   * The likeliest first: interpretations of the text with its last word completed, or of the text as typed if there
   * is no completion.
   */
  readonly interpretations: readonly Interpretation[];
  /** Interpretations of the text before its last word, together with words of jobs that begin with the last word. */
  readonly withPrefixWords: readonly Interpretation[];
}

/** Interprets a text that is still being typed, with completions of its last word. */
export async function interpretUnfinished(
  database: Database,
  viewer: string | null,
  { text, city, point }: SearchInput,
  size: number,
): Promise<UnfinishedQuery> {
  const filterOf = (typed: string): JobFilterInput => ({
    text: typed,
    city,
    point,
    sortBy: 'NEWEST',
    page: 1,
    size,
  });
  const query = await interpretFor(database, viewer, filterOf(text));
  const language = query.language ?? (await searchLanguage.read(database));
  const asTyped = query.interpretation;
  const completer = { lexicon: language.meanings.lexicon, titleWords: language.titleWords };
  const word = unfinishedWord(text, completer, language.vocabulary, query.counts);
  const completed = (word?.texts ?? []).map((typed) => interpretFilter(filterOf(typed), language));
  const [likeliest] = completed;
  const withPrefixWords: Interpretation[] = [];
  if (word !== null && word.terms.length > 0) {
    const before = interpretFilter(filterOf(word.before), language);
    withPrefixWords.push({ ...before, isUnrecognised: false, words: [...before.words, word.terms] });
  }
  return {
    ...query,
    language,
    interpretation: likeliest ?? asTyped,
    interpretations: likeliest === undefined ? [asTyped] : completed,
    withPrefixWords,
  };
}
