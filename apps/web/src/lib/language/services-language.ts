import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nukkad/contract';
import type { Services } from '../services.ts';

/** The language of the page, for a screen's `load`, where there are no hooks. */
export function languageOf({ i18n }: Pick<Services, 'i18n'>): Language {
  return LANGUAGES.find((language) => language === i18n.language) ?? DEFAULT_LANGUAGE;
}
