import type { Language } from '@nukkad/contract';
import type { Services } from '../services.ts';
import { writeStored } from '../storage/local-storage.ts';

const COOKIE = 'nukkad_language';
const YEAR_SECONDS = 31_536_000;

/** Returns whether the reader has chosen a language in this browser. */
export function hasChosenLanguage(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${COOKIE}=`));
}

/** Changes the language of the page and stores it in a cookie, which the server reads. */
export async function chooseLanguage(services: Services, language: Language): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on the phones we serve
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  writeStored('language', language);
  // Hides the offer of another language, which the page's inline script has shown.
  delete document.documentElement.dataset.offer;
  await services.i18n.changeLanguage(language);
}
