import { expect, it } from 'vitest';
import { createPageI18n } from './create-page-i18n.ts';
import { loadNamespaces, translator } from './i18n.ts';

it('has the phrases of its language, and records only the namespaces that this page uses', async () => {
  const other = await createPageI18n('hi', ['common', 'filter']);
  const page = await createPageI18n('hi', ['common']);
  expect(Object.keys(other.getDataByLanguage('hi') ?? {})).toEqual(['common', 'filter']);
  expect(Object.keys(page.getDataByLanguage('hi') ?? {})).toEqual(['common']);
  expect(page.hasResourceBundle('hi', 'filter')).toBe(false);
  await loadNamespaces(page, ['filter', 'common']);
  expect(page.hasResourceBundle('hi', 'filter')).toBe(true);
  expect(Object.keys(page.getDataByLanguage('hi') ?? {})).toEqual(['common', 'filter']);
  expect(translator(page, 'filter')('showCount', { count: 12 })).toBe('12 काम दिखाएँ');
  expect(translator(await createPageI18n('mr', ['common']), 'common')('retry')).toBe('पुन्हा प्रयत्न करा');
});

it('keeps its language', async () => {
  const page = await createPageI18n('en', []);
  await expect(page.changeLanguage('hi')).rejects.toThrow('keeps its language');
});
