import type { Language } from '@nukkad/contract';
import type { I18n } from '@nukkad/i18n';
import { useSyncExternalStore } from 'react';

/** The language the page is in, followed when the reader changes it. */
export function useDocumentLanguage(i18n: I18n): Language {
  const subscribe = (listener: () => void) => {
    i18n.on('languageChanged', listener);
    return () => i18n.off('languageChanged', listener);
  };
  const read = () => i18n.language as Language;
  return useSyncExternalStore(subscribe, read, read);
}
