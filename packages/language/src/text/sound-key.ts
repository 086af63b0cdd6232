import { memoize } from './memoize.ts';
import { romanise } from './romanise.ts';
import { applyRules, type Rule } from './rules.ts';
import sounds from './sounds.json' with { type: 'json' };

const RULES = sounds.rules.map(({ letters, sound }): Rule => [new RegExp(letters, 'g'), sound]);

/** Returns a word in Latin letters (see `romanise`) and its phonetic key (see `soundKey`). */
export const formsOf = memoize((word) => {
  const latin = romanise(word);
  return { latin, sound: applyRules(latin, RULES) };
});

/**
 * Returns the phonetic key of a word. It is equal for spellings in both scripts: rasoiya, rasoia and रसोइया. Digits
 * are kept.
 */
export const soundKey = (word: string): string => formsOf(word).sound;
