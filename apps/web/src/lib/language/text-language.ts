import type { Language } from '@nukkad/contract';

const DEVANAGARI = /[\u0900-\u097F]/;

/** Guesses the language of user-written text by its script, for the `lang` attribute and text-to-speech. */
export function textLanguage(text: string, reader: Language): Language {
  if (!DEVANAGARI.test(text)) return 'en';
  return reader === 'en' ? 'hi' : reader;
}
