import { expect, it } from 'vitest';
import { createI18n, loadPhrases } from './create-i18n.ts';
import { fixedT } from './fixed-t.ts';
import { loadNamespaces } from './i18n.ts';
import { watchI18next } from './testing/watch-i18next.ts';

it('calls i18next once for a text without values, and every time for one with values', async () => {
  const i18n = createI18n('en', await loadPhrases('en', ['common', 'filter']));
  const { keys } = watchI18next();
  for (const count of [1, 2]) {
    expect(fixedT(i18n, 'en', 'common')('retry')).toBe('Try again');
    expect(fixedT(i18n, 'en', 'filter')('showCount', { count })).toBe(
      `Show ${count} ${count === 1 ? 'job' : 'jobs'}`,
    );
  }
  expect(keys()).toEqual(['retry', 'showCount', 'showCount']);
});

it('returns the same function for the same instance, language and namespace', async () => {
  const i18n = createI18n('en', await loadPhrases('en', ['common']));
  expect(fixedT(i18n, 'en', 'common')).toBe(fixedT(i18n, 'en', 'common'));
  const others = [
    fixedT(i18n, 'hi', 'common'),
    fixedT(i18n, 'en', 'nav'),
    fixedT(createI18n('en', {}), 'en', 'common'),
  ];
  expect(others).not.toContain(fixedT(i18n, 'en', 'common'));
});

it('does not cache a key before its namespace is loaded', async () => {
  const i18n = createI18n('en', {});
  const t = fixedT(i18n, 'en', 'common');
  expect(t('retry')).toBe('retry');
  await loadNamespaces(i18n, ['common']);
  expect(t('retry')).toBe('Try again');
});
