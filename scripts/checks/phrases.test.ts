import { describe, expect, it } from 'vitest';
import { askersOf, keysOf, missingPhrases, unusedPhrases } from './phrases.ts';

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
    const own = "t('a')";
    expect(unusedPhrases('jobs', { a: 'A', b: 'B' }, own, own)).toEqual(['jobs: nobody asks for b']);
  });

  it('count as used when their key is built from parts, with a value that there is', () => {
    const kinds = { type: { FULL: 'Full', OLD: 'Old' } };
    const own = `t(\`type.\${kind}\`)`;
    expect(unusedPhrases('jobs', kinds, own, `${own}; type Kind = 'FULL'`)).toEqual([
      'jobs: nobody asks for type.OLD',
    ]);
  });

  it('of notices count as used where their template is named, in whatever case', () => {
    const notices = { credits: { granted: 'Yes', declined: 'No' } };
    expect(unusedPhrases('notices', notices, '', "status: 'GRANTED'")).toEqual([
      'notices: nobody asks for credits.declined',
    ]);
  });
});

describe('who may ask for a phrase of a namespace', () => {
  const file = (path: string, text: string) => ({ path, text });
  const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path).sort();

  it('is who names it, and whom these import', () => {
    const files = [
      file('a/card.tsx', "import { choice } from './choice.ts';\nuseT('jobs')"),
      file('a/choice.ts', "export const choice = () => 'saved';"),
      file('a/other.tsx', "useT('nav')"),
    ];
    expect(paths(askersOf('jobs', files))).toEqual(['a/card.tsx', 'a/choice.ts']);
  });

  it('is on a server also who imports the translations that a file shares', () => {
    const files = [
      file('api/success.ts', "export const success = await translations('success');"),
      file('api/save.ts', "import { success } from './success.ts';"),
      file('api/list.ts', "import { rows } from './rows.ts';"),
    ];
    expect(paths(askersOf('success', files))).toEqual(['api/save.ts', 'api/success.ts']);
  });
});
