import type { Language } from '@nukkad/contract';
import { type BackendModule, createInstance } from 'i18next';
import type { I18n, LoadedPhrases } from './i18n.ts';
import { loadNamespace, type Namespace } from './namespaces.ts';

const lazyPhrases: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    loadNamespace(language as Language, namespace as Namespace).then(
      (phrases) => done(null, phrases as Record<string, string>),
      (reason) => done(reason instanceof Error ? reason : String(reason), false),
    );
  },
};

/** Fetches the named namespaces in one language (server: once at start; browser: before the first render). */
export async function loadPhrases(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<LoadedPhrases> {
  const pairs = await Promise.all(
    namespaces.map(async (name) => [name, await loadNamespace(language, name)] as const),
  );
  return Object.fromEntries(pairs);
}

/**
 * An i18n of one reader, ready at once with the phrases given. Other namespaces load when a component first asks
 * for them (it suspends); `changeLanguage` loads what is in use in the new language.
 */
export function createI18n(language: Language, phrases: LoadedPhrases): I18n {
  const instance = createInstance();
  instance.use(lazyPhrases).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(phrases),
    defaultNS: 'common',
    resources: { [language]: phrases as Record<string, Record<string, string>> },
    partialBundledLanguages: true,
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return instance as unknown as I18n;
}
