import type { Language } from '@nukkad/contract';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@nukkad/contract/constants.ts';
import type { I18n } from '@nukkad/i18n';
import { readStored, writeStored } from './device-storage.ts';

const isKnown = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** Returns the language chosen on this device; null if none was chosen. */
function chosenLanguage(): Language | null {
  const stored = readStored('hire-language') ?? '';
  return isKnown(stored) ? stored : null;
}

/** Returns the chosen language, else the first known language of the browser, else English. */
export function deviceLanguage(preferred: readonly string[] = navigator.languages): Language {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return chosenLanguage() ?? codes.find(isKnown) ?? DEFAULT_LANGUAGE;
}

/** Changes the language of the page and remembers it on this device. */
export async function chooseLanguage(i18n: I18n, language: Language): Promise<void> {
  writeStored('hire-language', language);
  await i18n.changeLanguage(language);
}

/** Keeps the `lang` attribute of the document equal to the language of the page. */
export function followLanguage(i18n: I18n): void {
  const apply = () => {
    document.documentElement.lang = i18n.language;
  };
  apply();
  i18n.on('languageChanged', apply);
}
