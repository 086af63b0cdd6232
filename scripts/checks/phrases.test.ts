import { describe, expect, it } from 'vitest';
import { keysOf, missingPhrases, unusedPhrases } from './phrases.ts';

describe('phrases', () => {
  it('have dotted keys, plural forms being one', () => {
    expect(keysOf({ a: 'A', b: { c: 'C', n_one: '1', n_other: '2' } })).toEqual(['a', 'b.c', 'b.n']);
  });

  it('fail when one language lacks a key', () => {
    expect(
      missingPhrases('jobs', { en: { a: 'A', b: 'B' }, hi: { a: 'अ', b: 'ब' }, mr: { a: 'अ' } }),
    ).toEqual(['jobs/mr: b is missing']);
  });

  it('fail when English lacks what a translation has', () => {
    expect(missingPhrases('jobs', { en: {}, hi: { a: 'अ' }, mr: { a: 'अ' } })).toEqual([
      'jobs/en: a is missing',
    ]);
  });

  it('fail when nobody asks for one', () => {
    expect(unusedPhrases('jobs', { a: 'A', b: 'B' }, "t('a')")).toEqual(['jobs: nobody asks for b']);
  });

  it('count as used when their key is built from parts', () => {
    expect(unusedPhrases('jobs', { type: { FULL: 'Full' } }, `t(\`type.\${kind}\`)`)).toEqual([]);
  });
});
