import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useServices } from '../services.ts';

/** Makes the whole address of a page of this site in the reader's language, for what leaves the page. */
export function usePageAddress(): (path: string) => string {
  const { publicOrigin } = useServices();
  const language = useLanguage();
  return (path) => publicOrigin + pathInLanguage(path, language);
}
