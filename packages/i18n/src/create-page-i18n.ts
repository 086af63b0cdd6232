import type { Language } from '@nukkad/contract';
import { createI18n } from './create-i18n.ts';
import { fixedT } from './fixed-t.ts';
import { type I18n, type LoadedPhrases, loadNamespaces } from './i18n.ts';
import type { Namespace } from './namespaces.ts';

const engines = new Map<Language, I18n>();

/** Returns the i18next instance of a language. All pages of this process share it, because creating one is slow. */
function engineOf(language: Language): I18n {
  const engine = engines.get(language) ?? createI18n(language, {});
  engines.set(language, engine);
  return engine;
}

/**
 * Creates the phrases of one page on the server. It uses the shared i18next instance of its language and records
 * which namespaces the page uses, so that they are sent to the browser. Its language cannot be changed.
 */
export async function createPageI18n(language: Language, first: readonly Namespace[]): Promise<I18n> {
  const engine = engineOf(language);
  const used: LoadedPhrases = {};
  const page: I18n = {
    language,
    getFixedT: (_language, namespace) => fixedT(engine, language, namespace),
    hasResourceBundle: (_language, namespace) => namespace in used,
    async reloadResources(_language, namespaces) {
      await loadNamespaces(engine, namespaces);
      const phrases: LoadedPhrases = engine.getDataByLanguage(language) ?? {};
      for (const name of namespaces) if (phrases[name]) used[name] = phrases[name];
    },
    getDataByLanguage: () => used,
    changeLanguage: () => Promise.reject(new Error('A rendered page keeps its language')),
    on: () => undefined,
    off: () => undefined,
  };
  await loadNamespaces(page, first);
  return page;
}
