import { memoize } from './memoize.ts';
import { romanise } from './romanise.ts';
import { applyRules, type Rule } from './rules.ts';
import sounds from './sounds.json' with { type: 'json' };

const RULES = sounds.rules.map(({ letters, sound }): Rule => [new RegExp(letters, 'g'), sound]);

/** Phonetic key of a word, equal for its spellings in both scripts: rasoiya, rasoia and रसोइया. Digits stay. */
export const soundKey = memoize((word) => applyRules(romanise(word), RULES));
