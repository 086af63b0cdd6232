import type { Language } from '@nukkad/contract';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@nukkad/contract/constants.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format/create-format.ts';
import type { Namespace, Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

export { I18nextProvider as I18nProvider } from 'react-i18next';

/** The phrases of one namespace in the reader's language; suspends while they load. */
export function useT<N extends Namespace>(namespace: N): Translate<Namespaces[N]> {
  return useTranslation(namespace).t as unknown as Translate<Namespaces[N]>;
}

/** The reader's language. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;
}

/** Pay, distances, dates and times as the reader writes them. */
export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}
