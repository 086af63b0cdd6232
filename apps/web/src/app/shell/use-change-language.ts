import type { Language } from '@nukkad/contract';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { saveLanguage } from '../../lib/language/save-language.ts';
import { useServices } from '../../lib/services.ts';

/**
 * Returns the address of a link to this page in a language, which works without script, and the handler of its click, which changes
 * the language without loading the page.
 */
export function useChangeLanguage() {
  const services = useServices();
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return {
    hrefOf: (language: Language) => `/language/${language}?back=${back}`,
    change: (event: MouseEvent, language: Language) => {
      event.preventDefault();
      void saveLanguage(services, language);
    },
  };
}
