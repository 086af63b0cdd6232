import endings from './endings.json' with { type: 'json' };
import { memoize } from './memoize.ts';
import { isDevanagari } from './romanise.ts';
import { endingRule, rewrite } from './rules.ts';
import { soundKey } from './sound-key.ts';

const STEMS = endings.stems.map(endingRule);
const ROOTS = endings.roots.map(endingRule);
const WHERE = endings.where.map(endingRule);
/** Words that may stand in a phrase or not: dukan me ladka, dukan ladka. */
const BETWEEN = new Set(endings.between.split(' '));
const WORDS_MIN = 2;

/** Shorter or plainer forms of a word, the mildest cut first; a form of very few letters says too little. */
export function stemsOf(word: string): string[] {
  const lengthMin = isDevanagari(word) ? 2 : 3;
  // ऱ stands before an ending for the र of the word: साताऱ्यात.
  const stems = STEMS.map((rule) => rewrite(word, [rule]).replace('ऱ', 'र'));
  return [...new Set(stems)].filter((stem) => stem !== word && stem.length >= lengthMin);
}

/** Whether an ending says where. Cut to its stem, any other word may be some small town: मुलांची is no Mul. */
export const saysWhere = (word: string): boolean => WHERE.some(([ending]) => ending.test(word));

/** What is left of a word's sound without its endings: कपडे, कपड्यांचे and kapdyanchya are one. Short words stay. */
export const rootOf = memoize((word) => rewrite(soundKey(word), ROOTS));

/** The roots of a phrase, little words left out; null for fewer than two, which would say too little. */
export function rootsOf(words: readonly string[]): string | null {
  const telling = words.filter((word) => !BETWEEN.has(word));
  if (telling.length < WORDS_MIN || BETWEEN.has(words[0] ?? '') || BETWEEN.has(words.at(-1) ?? ''))
    return null;
  return telling.map(rootOf).join('+');
}
