import type { Language } from '@nukkad/contract';
import type { I18n, LoadedPhrases, LookUp } from './i18n.ts';
import { textOf } from './look-up.ts';
import { loadNamespace, type Namespace } from './namespaces.ts';

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const pluralRules = new Map<string, Intl.PluralRules>();

/** Made once: the engine takes long. */
function rulesOf(language: string): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
}

/** The i18n of one open page, and of one page that is rendered: a look-up, where i18next would weigh 13 KB in the browser and a tenth of a page's time on the server. Both answer every phrase alike (tested). */
export function createBrowserI18n(first: Language, phrases: LoadedPhrases): I18n {
  const store = new Map<string, Map<Namespace, object>>();
  const listeners = new Set<() => void>();
  const bundlesOf = (language: string) => {
    const bundles = store.get(language) ?? new Map<Namespace, object>();
    store.set(language, bundles);
    return bundles;
  };
  for (const [name, bundle] of Object.entries(phrases)) bundlesOf(first).set(name as Namespace, bundle);
  let current: string = first;

  async function load(language: string, names: readonly Namespace[]): Promise<void> {
    const missing = names.filter((name) => !bundlesOf(language).has(name));
    await Promise.allSettled(
      missing.map(async (name) =>
        bundlesOf(language).set(name, await loadNamespace(language as Language, name)),
      ),
    );
  }

  function lookUpIn(language: string, namespace: Namespace): LookUp {
    const rules = rulesOf(language);
    return (key, values = {}) => {
      const text = textOf(bundlesOf(language).get(namespace), key, values.count, rules);
      return text?.replace(PLACEHOLDER, (_, name) => String(values[name] ?? '')) ?? key;
    };
  }

  return {
    get language() {
      return current;
    },
    getFixedT: (language, namespace) =>
      language === null
        ? (key, values) => lookUpIn(current, namespace)(key, values)
        : lookUpIn(language, namespace),
    loadNamespaces: (names) => load(current, typeof names === 'string' ? [names] : names),
    async changeLanguage(language) {
      await load(language, [...bundlesOf(current).keys()]);
      current = language;
      for (const listener of listeners) listener();
    },
    hasResourceBundle: (language, namespace) => bundlesOf(language).has(namespace),
    getDataByLanguage: (language) => Object.fromEntries(bundlesOf(language)),
    on: (_event, listener) => void listeners.add(listener),
    off: (_event, listener) => void listeners.delete(listener),
  };
}
