import { memoize } from './memoize.ts';
import { romanise } from './romanise.ts';
import { type Rule, rewrite } from './rules.ts';
import sounds from './sounds.json' with { type: 'json' };

const RULES = sounds.rules.map(({ letters, sound }): Rule => [new RegExp(letters, 'g'), sound]);

/** How a word sounds, the same for its spellings in either script: rasoiya, rasoia and रसोइया are one. Digits stay. */
export const soundKey = memoize((word) => rewrite(romanise(word), RULES));
