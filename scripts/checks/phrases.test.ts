import { describe, expect, it } from 'vitest';
import { askersOf, keysOf, missingPhrases, unusedPhrases } from './phrases.ts';

describe('phrases', () => {
  it('have dotted keys, and plural forms share a key', () => {
    expect(keysOf({ a: 'A', b: { c: 'C', n_one: '1', n_other: '2' } })).toEqual(['a', 'b.c', 'b.n']);
  });

  it('fail when one language lacks a key', () => {
    expect(
      missingPhrases('jobs', { en: { a: 'A', b: 'B' }, hi: { a: 'अ', b: 'ब' }, mr: { a: 'अ' } }),
    ).toEqual(['jobs.b is missing in packages/i18n/src/jobs/mr.ts']);
    expect(missingPhrases('filter', { en: { a: { b: 'B' } }, hi: {}, mr: {} })).toEqual([
      'filter.a.b is missing in packages/i18n/src/filter/{hi,mr}.ts',
    ]);
  });

  it('fail when English lacks what a translation has', () => {
    expect(missingPhrases('jobs', { en: {}, hi: { a: 'अ' }, mr: { a: 'अ' } })).toEqual([
      'jobs.a is missing in packages/i18n/src/jobs/en.ts',
    ]);
  });

  it('fail if a key is not used', () => {
    const own = "t('a')";
    expect(unusedPhrases('jobs', { a: 'A', b: 'B' }, own, own)).toEqual([
      'jobs.b in packages/i18n/src/jobs/en.ts is not used',
    ]);
  });

  it('count as used if their key is built from parts and the value exists', () => {
    const kinds = { type: { FULL: 'Full', OLD: 'Old' } };
    const own = `t(\`type.\${kind}\`)`;
    expect(unusedPhrases('jobs', kinds, own, `${own}; type Kind = 'FULL'`)).toEqual([
      'jobs.type.OLD in packages/i18n/src/jobs/en.ts is not used',
    ]);
  });

  it('of notices count as used if their template is named, in any case', () => {
    const notices = { credits: { granted: 'Yes', declined: 'No' } };
    expect(unusedPhrases('notices', notices, '', "status: 'GRANTED'")).toEqual([
      'notices.credits.declined in packages/i18n/src/notices/en.ts is not used',
    ]);
  });
});

describe('askersOf returns', () => {
  const file = (path: string, text: string) => ({ path, text });
  const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path).sort();

  it('files that name the namespace, and the files that they import', () => {
    const files = [
      file('a/card.tsx', "import { choice } from './choice.ts';\nuseT('jobs')"),
      file('a/choice.ts', "export const choice = () => 'saved';"),
      file('a/other.tsx', "useT('nav')"),
    ];
    expect(paths(askersOf('jobs', files))).toEqual(['a/card.tsx', 'a/choice.ts']);
  });

  it('files of a server that import shared translations', () => {
    const files = [
      file('api/success.ts', "export const success = await translations('success');"),
      file('api/save.ts', "import { success } from './success.ts';"),
      file('api/list.ts', "import { rows } from './rows.ts';"),
    ];
    expect(paths(askersOf('success', files))).toEqual(['api/save.ts', 'api/success.ts']);
  });
});
