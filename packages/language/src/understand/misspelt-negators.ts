import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { beginAlike, isOneEditAway, LONG_WORD, SHORT_WORD } from '../lexicon/one-edit.ts';
import { spellingOf, typoScore } from '../lexicon/typo-score.ts';
import { editDistance } from '../text/edit-distance.ts';
import { nounBeforeSuffix } from '../text/endings.ts';
import { memoize } from '../text/memoize.ts';
import { normalPhrase, phraseSet } from '../text/phrases.ts';
import { isDevanagari } from '../text/romanise.ts';
import { isInFamilyNegator, misspeltInFamily, WORDS_OF_REFUSALS } from './negator-families.ts';
import vocabulary from './negators.json' with { type: 'json' };
import { FUNCTION_WORDS, NEGATOR_WORDS_MAX, NEGATORS, type NegatorKind } from './negators.ts';

/** Negators that Marathi joins to the negated word, with the negator that each is. */
const SUFFIXES = Object.entries(vocabulary.suffixes).map(([suffix, negator]) => ({
  suffix: normalPhrase(suffix),
  negator: normalPhrase(negator),
}));
const NEGATED_LENGTH_MIN = 2;
/** "Outside" in Marathi. Outside the house is no place: "घराबाहेर नाही" means work at home. */
const OUTSIDE = new Set(['बाहेर', 'baher']);
const HOUSE = /^(?:घर|ghar)/;

/**
 * Splits a negator from the word that it is joined to, as in Marathi: अनुभवाशिवाय is "अनुभव शिवाय". Prefers a known word. Null if
 * the word has no negator.
 */
export function splitNegator(
  { bySpelling }: Pick<Lexicon, 'bySpelling'>,
  word: string,
): readonly [negated: string, negator: string] | null {
  const found = SUFFIXES.find(
    ({ suffix }) => word.endsWith(suffix) && word.length >= suffix.length + NEGATED_LENGTH_MIN,
  );
  if (found === undefined || (OUTSIDE.has(found.negator) && HOUSE.test(word))) return null;
  const stem = word.slice(0, word.length - found.suffix.length);
  return [nounBeforeSuffix(stem, (noun) => bySpelling.has(noun)), found.negator];
}

/** Minimum similarity of a misspelt word to a negator. */
const SIMILAR_SCORE_MIN = 0.8;
/** Minimum similarity of a word to another phrase. Such a word means that phrase, and is no misspelt negator. */
const OTHER_SCORE_MIN = 0.9;

/** Whether a negator can be recognised by its similarity. Shorter ones resemble too many words. */
const isLong = (word: string): boolean => word.length >= LONG_WORD;

/** Kinds of negators that are recognised by their similarity. "Chhote" is not "chhutti". */
const SIMILAR_KINDS: ReadonlySet<NegatorKind> = new Set<NegatorKind>([
  'negate',
  'failed',
  'indifferent',
  'idle',
]);

/** The words of negators that are long enough to be recognised by their similarity. */
const LONG_NEGATORS = [...NEGATORS.values()]
  .filter(({ kind, phrase }) => SIMILAR_KINDS.has(kind) && !phrase.includes(' ') && isLong(phrase))
  .map(({ phrase }) => ({ phrase, spelling: spellingOf([phrase]) }));

/** The words of all negators. None of them is a misspelling of another. */
const REFUSING_WORDS: ReadonlySet<string> = new Set([
  ...[...NEGATORS.keys()].flatMap((phrase) => phrase.split(' ')),
  ...WORDS_OF_REFUSALS,
]);

/** The most frequent negators, which are recognised with one wrong letter, also if they are short. */
const CORE = [...phraseSet(vocabulary.core)];
const FILLERS = [...phraseSet(vocabulary.fillers)];

/** Whether a word is a misspelling of a verb or noun that says nothing about the job: "wnat", "chahiey". */
export const isMisspeltFiller = (word: string): boolean =>
  FILLERS.some((filler) => isOneEditAway(word, filler) && filler.length > SHORT_WORD.latin);

/** Returns the negator that looks or sounds like a word, with its similarity. A text can repeat a word many times. */
const similarNegator = memoize((word: string): { readonly phrase: string; readonly score: number } => {
  const typed = spellingOf([word]);
  let best = { phrase: '', score: 0 };
  if (!isLong(word)) return best;
  for (const { phrase, spelling } of LONG_NEGATORS) {
    // Somebody who omits the first letters of "नावडतं" writes its opposite.
    if (phrase[0] !== word[0] || isDevanagari(phrase) !== isDevanagari(word)) continue;
    const score = typoScore(typed, spelling);
    if (score > best.score) best = { phrase, score };
  }
  return best;
});

/** Whether a word forms a known phrase with the word next to it: "sample collection". */
const isInPhrase = (bySpelling: Lexicon['bySpelling'], words: readonly string[], at: number): boolean =>
  bySpelling.has(`${words[at]}${words[at + 1] ?? ''}`) ||
  bySpelling.has(`${words[at - 1] ?? ''}${words[at]}`);

/**
 * Returns the negator that a word is a misspelling of: "withhout", "nkao", "chhodakar". Null if the word is known, or
 * resembles another phrase more.
 */
export function misspeltNegator(
  { bySpelling, jobWords, guess }: Lexicon,
  words: readonly string[],
  at: number,
): string | null {
  const word = words[at] ?? '';
  if (isInPhrase(bySpelling, words, at) || FUNCTION_WORDS.has(word)) return null;
  if (bySpelling.has(word) || jobWords.has(word) || REFUSING_WORDS.has(word)) return null;
  if (isInFamilyNegator(words, at)) return null;
  if (word.length < SHORT_WORD[isDevanagari(word) ? 'devanagari' : 'latin']) return null;
  const core = CORE.find((phrase) => isOneEditAway(word, phrase));
  const other = guess(word).find(({ entry }) => entry.kind !== 'STOP')?.score ?? 0;
  if (core !== undefined && other < OTHER_SCORE_MIN) return core;
  const best = similarNegator(word);
  return best.score < SIMILAR_SCORE_MIN || best.score < other ? null : best.phrase;
}

/** Words that people write for "except", words for "any", and nouns that may stand between the two. */
const EXCEPT_HOMONYMS = phraseSet(vocabulary.exceptHomonyms);
const ANY_WORDS = phraseSet(vocabulary.anyWords);
const ANY_NOUN = /^(?:(?:job|work|thing|place|area|shift|timing|role|post)s?|cit(?:y|ies)|time|duty)$/;
const PREPOSITION = /^(?:in|at|near|from|for|with)$/;

/** Whether a word such as "accept" means "except": "any thing accept sales". "Any job accept in pune" accepts it. */
export function isMisspeltExcept(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  if (!EXCEPT_HOMONYMS.has(words[at] ?? '') || next === undefined || PREPOSITION.test(next)) return false;
  const noun = ANY_NOUN.test(words[at - 1] ?? '') ? at - 1 : at;
  return ANY_WORDS.has(words[noun - 1] ?? '');
}

/** The negators of several words that refuse or allow something, by their words with one of them replaced by a star. */
const BY_GAP = Map.groupBy(
  [...NEGATORS.values()]
    .filter(({ kind, phrase }) => (kind === 'negate' || kind === 'indifferent') && phrase.includes(' '))
    .flatMap(({ phrase }) => {
      const words = phrase.split(' ');
      return words.map((word, at) => ({ gap: words.with(at, '*').join(' '), word }));
    }),
  ({ gap }) => gap,
);
const GAP_LENGTH_MIN = 3;

/**
 * Returns a word of a text, corrected if it is the misspelt word of a negator of several words: "other tha", "garj nahi".
 */
export function withinNegator(
  { bySpelling, jobWords }: Lexicon,
  words: readonly string[],
  at: number,
): string {
  const word = words[at] ?? '';
  const meanings = bySpelling.get(word) ?? [];
  const isUnknown = meanings.every(({ kind }) => kind === 'STOP') && !jobWords.has(word);
  // Short words resemble each other: "but now" is not "but not".
  const isShort = word.length < GAP_LENGTH_MIN || (word.length === GAP_LENGTH_MIN && meanings.length > 0);
  if (
    isShort ||
    !isUnknown ||
    isInPhrase(bySpelling, words, at) ||
    FUNCTION_WORDS.has(word) ||
    REFUSING_WORDS.has(word) ||
    isInFamilyNegator(words, at)
  )
    return word;
  const ofFamily = misspeltInFamily(words, at);
  if (ofFamily !== undefined) return ofFamily;
  for (let length = NEGATOR_WORDS_MAX; length > 1; length -= 1) {
    for (let from = Math.max(at - length + 1, 0); from <= at; from += 1) {
      const gap = words
        .slice(from, from + length)
        .with(at - from, '*')
        .join(' ');
      const known = BY_GAP.get(gap)?.find(
        (entry) => beginAlike(word, entry.word) && editDistance(word, entry.word, 1) <= 1,
      );
      if (known !== undefined) return known.word;
    }
  }
  return word;
}
