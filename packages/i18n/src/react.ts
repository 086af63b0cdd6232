import type { Language } from '@nukkad/contract';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@nukkad/contract/constants.ts';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format/create-format.ts';
import type { Namespace, Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

export { I18nextProvider as I18nProvider } from 'react-i18next';

/** The phrases of one namespace in the reader's language; suspends while they load. */
export function useT<N extends Namespace>(namespace: N): Translate<Namespaces[N]> {
  return useTranslation(namespace).t as unknown as Translate<Namespaces[N]>;
}

/** The reader's language; needs no phrases, so that it never waits for any. */
export function useLanguage(): Language {
  const i18n = useContext(I18nContext)?.i18n;
  if (!i18n) throw new Error('useLanguage needs an I18nProvider above it');
  const language = useSyncExternalStore(
    (changed) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    () => i18n.language,
    () => i18n.language,
  );
  return LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;
}

/** Pay, distances, dates and times as the reader writes them. */
export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}
