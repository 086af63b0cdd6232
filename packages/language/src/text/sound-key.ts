import { memoize } from './memoize.ts';
import { romanise } from './romanise.ts';

type Rule = readonly [RegExp, string];

const DOUBLED: Rule = [/(.)\1+/g, '$1'];

/** Spellings of one sound, in the order in which they are folded. `C` stands for "ch" while "c" is being settled. */
const RULES: readonly Rule[] = [
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
  DOUBLED,
  // Long and short vowels, and what Indian spelling does not keep apart: e and i, o and u.
  [/(?<=[aeiou])y(?=[aeiou])/g, ''],
  [/y/g, 'i'],
  [/ea(?=[^aeiou])/g, 'i'],
  [/a[ei]|ei/g, 'i'],
  [/au|ou|oo/g, 'u'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/(?<=.)[aiu]+r(?=s?$)/g, 'ar'],
  [/gna$/g, 'gn'],
  DOUBLED,
];

/** How a word sounds, the same for its spellings in either script: rasoiya, rasoia and रसोइया are one. Digits stay. */
export const soundKey: (word: string) => string = memoize((word) =>
  RULES.reduce((sound, [spelling, one]) => sound.replace(spelling, one), romanise(word)),
);
