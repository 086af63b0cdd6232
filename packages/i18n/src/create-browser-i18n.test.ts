import { readdirSync } from 'node:fs';
import { LANGUAGES } from '@nukkad/contract';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserI18n } from './create-browser-i18n.ts';
import { createI18n, loadPhrases } from './create-i18n.ts';
import { translator } from './i18n.ts';
import type { Namespace } from './namespaces.ts';

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name as Namespace);
const COUNTS = [0, 1, 2, 1.5, 11, 100_000];

interface Phrase {
  readonly key: string;
  readonly values: Record<string, string>;
}

/** Every key as a screen asks for it, without its plural ending, with a value for each placeholder. */
function phrasesOf(node: object, prefix = ''): Phrase[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (typeof value !== 'string') return phrasesOf(value, `${prefix}${name}.`);
    const blanks = [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, blank]) => blank ?? '');
    const key = prefix + name.replace(/_(?:zero|one|other)$/, '');
    return [{ key, values: Object.fromEntries(blanks.map((blank) => [blank, `<${blank} & "रमा">`])) }];
  });
}

describe.each(LANGUAGES)('the phrases in %s', (language) => {
  it.each(names)('of %s read as i18next reads them, for every count', async (name) => {
    const loaded = await loadPhrases(language, [name]);
    const full = createI18n(language, loaded).getFixedT(null, name);
    const small = createBrowserI18n(language, loaded).getFixedT(null, name);
    const phrases = phrasesOf(loaded[name] ?? {});
    expect(phrases.length).toBeGreaterThan(0);
    for (const { key, values } of phrases) {
      for (const given of [values, ...COUNTS.map((count) => ({ ...values, count }))])
        expect(small(key, given), `${key} ${JSON.stringify(given)}`).toBe(full(key, given));
    }
  });
});

describe('the i18n of the open page', () => {
  it('answers the key where there is no text, as i18next does', async () => {
    const loaded = await loadPhrases('en', ['common']);
    for (const instance of [createI18n('en', loaded), createBrowserI18n('en', loaded)]) {
      expect(instance.getFixedT(null, 'common')('no.such.key')).toBe('no.such.key');
      expect(instance.getFixedT(null, 'filter')('showCount', { count: 2 })).toBe('showCount');
    }
  });

  it('loads what is in use in the other language before it changes, and tells', async () => {
    const i18n = createBrowserI18n('en', await loadPhrases('en', ['common']));
    await i18n.loadNamespaces('filter');
    const changed = vi.fn(() => expect(i18n.hasResourceBundle('hi', 'filter')).toBe(true));
    i18n.on('languageChanged', changed);
    const t = translator(i18n, 'filter');
    expect(t('showCount', { count: 12 })).toBe('Show 12 jobs');
    await i18n.changeLanguage('hi');
    expect(changed).toHaveBeenCalledOnce();
    expect(t('showCount', { count: 12 })).toBe('12 काम दिखाएँ');
    i18n.off('languageChanged', changed);
    await i18n.changeLanguage('en');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('settles where a namespace cannot be fetched, and says that it is not here', async () => {
    const i18n = createBrowserI18n('en', {});
    await i18n.loadNamespaces('no-such-namespace' as Namespace);
    expect(i18n.hasResourceBundle('en', 'no-such-namespace' as Namespace)).toBe(false);
  });
});
