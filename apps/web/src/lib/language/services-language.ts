import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nukkad/contract';
import type { Services } from '../services.ts';

/** Returns the language of the page. For a screen's `load`, which cannot use hooks. */
export function languageOf({ i18n }: Pick<Services, 'i18n'>): Language {
  return LANGUAGES.find((language) => language === i18n.language) ?? DEFAULT_LANGUAGE;
}
