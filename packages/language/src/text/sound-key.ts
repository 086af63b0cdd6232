import { memoize } from './memoize.ts';
import { romanise } from './romanise.ts';

type Rule = readonly [RegExp, string];

/** Spellings of one sound, in the order in which they are folded. `C` stands for "ch" while "c" is being settled. */
const CONSONANT_RULES: readonly Rule[] = [
  // The short u of English words, which Devanagari writes as a: truck, ट्रक; pump, पंप.
  [/(?<=[^aeiou])u(?=ck|tt|mp|nc|nk|bb|pp|ff|ll|s$|b$|p$)/g, 'a'],
  // ज्ञ: tantradnya, tantragya, vigyan.
  [/dny|gny|jny|jn|gy(?=[aeo])/g, 'gn'],
  [/tch|chh|ch/g, 'C'],
  [/(c|t|s)i(a|o)n/g, 'san'],
  [/shi+y?an/g, 'san'],
  [/sh(a|u)n$/g, 'san'],
  [/sch|sh/g, 's'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  // Show and power, but the banawne and shikawnara of Marathi.
  [/(?<=[ao])w(?![aeiou]|n[aeiy])/g, 'u'],
  [/wh|w/g, 'v'],
  [/z/g, 'j'],
  [/([kgjtdbr])h/g, '$1'],
  [/(?<=.)h/g, ''],
  [/n(?=[pb])/g, 'm'],
];

/** Long and short, and what Indian spelling does not keep apart: e and i, o and u. */
const VOWEL_RULES: readonly Rule[] = [
  [/(?<=[aeiou])y(?=[aeiou])/g, ''],
  [/y/g, 'i'],
  [/ea(?=[^aeiou])/g, 'i'],
  [/a[ei]|ei/g, 'i'],
  [/au|ou|oo/g, 'u'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/(?<=.)[aiu]+r(?=s?$)/g, 'ar'],
  [/gna$/g, 'gn'],
];

const DOUBLED = /(.)\1+/g;

function fold(text: string, rules: readonly Rule[]): string {
  return rules.reduce((folded, [pattern, sound]) => folded.replace(pattern, sound), text);
}

function keyOf(latin: string): string {
  const consonants = fold(latin, CONSONANT_RULES);
  return fold(consonants.replace(DOUBLED, '$1'), VOWEL_RULES).replace(DOUBLED, '$1');
}

/**
 * How a word sounds, the same for its spellings in either script: rasoiya, rasoia and रसोइया are one. Digits stay.
 */
export const soundKey: (word: string) => string = memoize((word) => keyOf(romanise(word)));
