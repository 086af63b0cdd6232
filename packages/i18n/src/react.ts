import type { Language } from '@nukkad/contract';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@nukkad/contract/constants.ts';
import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Format, formatOf } from './create-format.ts';
import { fixedT } from './fixed-t.ts';
import { type I18n, loadNamespaces } from './i18n.ts';
import type { Namespace, Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Provides the user's phrases to all descendants. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  return createElement(I18nContext, { value: i18n }, children);
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('Phrases need an I18nProvider above them');
  return i18n;
}

function useLanguageCode(i18n: I18n): string {
  return useSyncExternalStore(
    (changed) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    () => i18n.language,
    () => i18n.language,
  );
}

/** A resolved promise with the fields that React's `use` reads, so that loaded phrases never suspend. */
const LOADED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const namespacePromises = new WeakMap<I18n, Map<string, Promise<void>>>();

/**
 * Returns a promise that settles when a namespace has loaded or finally failed. All callers get the same promise,
 * because React's `use` suspends again for a new one.
 */
function namespacePromise(i18n: I18n, language: string, namespace: Namespace): Promise<void> {
  const known = namespacePromises.get(i18n) ?? new Map<string, Promise<void>>();
  namespacePromises.set(i18n, known);
  const key = `${language}/${namespace}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (i18n.hasResourceBundle(language, namespace)) return LOADED;
  const loading = loadNamespaces(i18n, [namespace], language);
  // With these marks, React's `use` returns at once for a promise that has already settled.
  void loading.then(() => Object.assign(loading, { status: 'fulfilled', value: undefined }));
  known.set(key, loading);
  return loading;
}

/** Returns the translate function of one namespace in the user's language. Suspends while its phrases load. */
export function useT<N extends Namespace>(namespace: N): Translate<Namespaces[N]> {
  const i18n = useI18n();
  const language = useLanguageCode(i18n);
  // Called in every render, whether loaded or not, because a suspended component must render with the same hooks again.
  use(namespacePromise(i18n, language, namespace));
  return fixedT(i18n, language, namespace) as unknown as Translate<Namespaces[N]>;
}

/**
 * Returns the translate function of a namespace that is needed later, such as that of error messages. Does not suspend:
 * null until the phrases have loaded, which begins after the first render.
 */
export function useLaterT<N extends Namespace>(namespace: N): Translate<Namespaces[N]> | null {
  const i18n = useI18n();
  const language = useLanguageCode(i18n);
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    void namespacePromise(i18n, language, namespace).then(() => setLoaded(language));
  }, [i18n, language, namespace]);
  return loaded === language
    ? (fixedT(i18n, language, namespace) as unknown as Translate<Namespaces[N]>)
    : null;
}

/**
 * Returns the translate function of one namespace in another language, such as that of the person who is written to.
 * Suspends while its phrases load. Returns null if they could not be loaded.
 */
export function useOtherT<N extends Namespace>(
  language: Language,
  namespace: N,
): Translate<Namespaces[N]> | null {
  const i18n = useI18n();
  use(namespacePromise(i18n, language, namespace));
  return i18n.hasResourceBundle(language, namespace)
    ? (fixedT(i18n, language, namespace) as unknown as Translate<Namespaces[N]>)
    : null;
}

/** Returns the user's language. Needs no phrases, so it never suspends. */
export function useLanguage(): Language {
  const language = useLanguageCode(useI18n());
  return LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;
}

/** Returns formatters for pay, distances, dates and times in the user's language. */
export function useFormat(): Format {
  return formatOf(useLanguage());
}
