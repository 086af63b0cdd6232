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
   * The interpretations by which jobs are found, the likeliest first: of the text as typed if its last word has a
   * meaning or no completion, then of the text with its last word completed.
   */
  readonly interpretations: readonly Interpretation[];
  /** The interpretations that are suggested, the likeliest first. More than those by which jobs are found. */
  readonly suggested: readonly Interpretation[];
  /** Interpretations of the text before its last word, together with words of jobs that begin with the last word. */
  readonly withPrefixWords: readonly Interpretation[];
}

/** Maximum number of completions by which jobs are found. */
const SEARCHED_MAX = 2;

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
  const isUsedAsTyped = word === null || word.isKnown || completed.length === 0;
  const interpretations = [...(isUsedAsTyped ? [asTyped] : []), ...completed.slice(0, SEARCHED_MAX)];
  const withPrefixWords: Interpretation[] = [];
  if (word !== null && !word.isKnown && word.terms.length > 0) {
    const before = interpretFilter(filterOf(word.before), language);
    withPrefixWords.push({ ...before, isUnrecognised: false, words: [...before.words, word.terms] });
  }
  return {
    ...query,
    language,
    interpretation: interpretations[0] ?? asTyped,
    interpretations,
    suggested: completed.length > 0 ? completed : [asTyped],
    withPrefixWords,
  };
}
