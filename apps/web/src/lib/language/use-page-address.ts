import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useServices } from '../services.ts';

/** Returns a function that builds the absolute URL of a page in the reader's language, for sharing. */
export function usePageAddress(): (path: string) => string {
  const { publicOrigin } = useServices();
  const language = useLanguage();
  return (path) => publicOrigin + pathInLanguage(path, language);
}
