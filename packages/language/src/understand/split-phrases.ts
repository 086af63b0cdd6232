import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { lookUp } from '../lexicon/look-up.ts';
import { endsLikeAction } from '../text/endings.ts';
import type { TextWord } from '../text/text-words.ts';
import { isWork } from './head-of.ts';
import { NEGATORS, negatorAt } from './negators.ts';
import { SURE_SCORE } from './phrase-matches.ts';

/** Most words between the two parts of a verb such as "leave … out". */
const WORDS_BETWEEN_MAX = 4;
const PARTICLE = 'out';

/** Moves the word at `from` to `to`, which is before it. */
function moved(words: readonly TextWord[], from: number, to: number): TextWord[] {
  const others = words.toSpliced(from, 1);
  return others.toSpliced(to, 0, words[from] as TextWord);
}

/** Puts the parts of an English verb together: "leave night shifts out" becomes "leave out night shifts". */
function withJoinedVerb(
  words: readonly TextWord[],
  isSameClause: (from: number, to: number) => boolean,
): readonly TextWord[] {
  const verb = words.findIndex(({ word }) => {
    const found = negatorAt([word, PARTICLE], 0);
    // "Sales is out" has no verb before what it refuses.
    return found?.to === 2 && found.negator.direction === 'before';
  });
  const particle = words.findIndex(({ word }, at) => at > verb + 1 && word === PARTICLE);
  if (verb < 0 || particle < 0 || particle - verb - 1 > WORDS_BETWEEN_MAX) return words;
  return isSameClause(verb, particle) ? moved(words, particle, verb + 1) : words;
}

/**
 * Puts the words of an occupation together that a negator splits, as in Hindi and Marathi: "खाना नहीं पहुंचाना" becomes "खाना
 * पहुंचाना नहीं".
 */
function withJoinedWork(
  lexicon: Lexicon,
  words: readonly TextWord[],
  isSameClause: (from: number, to: number) => boolean,
): readonly TextWord[] {
  const namesWork = (...phrase: readonly string[]): boolean =>
    lookUp(lexicon, phrase).some(({ entry, score }) => score >= SURE_SCORE && isWork(entry));
  const isVerb = (word: string | undefined): word is string => word !== undefined && endsLikeAction(word);
  const at = words.findIndex(({ word: negator }, index): boolean => {
    const noun = words[index - 1]?.word;
    const verb = words[index + 1]?.word;
    const isSplitting = NEGATORS.get(negator)?.direction === 'after' && noun !== undefined && isVerb(verb);
    return isSplitting && isSameClause(index - 1, index + 1) && !namesWork(verb) && namesWork(noun, verb);
  });
  return at < 0 ? words : moved(words, at + 1, at);
}

/** Puts phrases together that other words split. The words keep their ranges in the text. */
export function withJoinedPhrases(
  lexicon: Lexicon,
  words: readonly TextWord[],
  /** Whether no punctuation is between two words, given by index. */
  isSameClause: (from: number, to: number) => boolean,
): readonly TextWord[] {
  return withJoinedWork(lexicon, withJoinedVerb(words, isSameClause), isSameClause);
}
