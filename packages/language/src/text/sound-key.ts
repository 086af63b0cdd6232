import { memoize } from './memoize.ts';
import { isDevanagari, romanise } from './romanise.ts';

type Rule = readonly [RegExp, string];

/** Spellings of one sound, in the order in which they are folded. `C` stands for "ch" while "c" is being settled. */
const CONSONANT_RULES: readonly Rule[] = [
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

function withoutLastE(latin: string): string {
  return latin.replace(/ce$/, 'se').replace(/ge$/, 'je').slice(0, -1);
}

/** The short u of English words, which Devanagari writes as a: truck, ट्रक; pump, पंप. */
const SHORT_U = /(?<=[^aeiou])u(?=ck|tt|mp|nc|nk|bb|pp|ff|ll|s$|b$|p$)/;

/** Owner, beside banawne. */
const W_BEFORE_N = /(?<=[ao])w(?=n[aeiy])/;

/** Spellings that Latin letters leave open: a silent e at the end, a short u, a w that may be a u, a g before e or i. */
function variantsOf(latin: string): string[] {
  const variants = [latin, ...(SHORT_U.test(latin) ? [latin.replace(SHORT_U, 'a')] : [])];
  if (W_BEFORE_N.test(latin)) variants.push(latin.replace(W_BEFORE_N, 'u'));
  if (/[^aeiou]e$/.test(latin) && latin.length > 3) variants.push(withoutLastE(latin));
  return variants.flatMap((text) =>
    /g[eiy]/.test(text) ? [text, text.replace(/g(?=[eiy])/g, 'j')] : [text],
  );
}

/**
 * How a word sounds, the same for its spellings in either script: rasoiya, rasoia and रसोइया are one. More than one where the
 * spelling leaves it open; the first is the likeliest. Digits stay.
 */
export const soundKeys: (word: string) => readonly string[] = memoize((word) => {
  const spellings = isDevanagari(word) ? [romanise(word), romanise(word, true)] : variantsOf(word);
  return [...new Set(spellings.map(keyOf))];
});

/** The sound without its vowels but the first letter: equal for words that a careless speller confuses. */
export function skeletonOf(key: string): string {
  return key.slice(0, 1).replace(/[aiu]/, 'a') + key.slice(1).replace(/[aiu]/g, '');
}
