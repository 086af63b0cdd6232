import type { Language } from '@nukkad/contract';

const DEVANAGARI = /[\u0900-\u097F]/;

/** The language of words that somebody typed, told by their script: for voices, hyphens and letters. */
export function textLanguage(text: string, reader: Language): Language {
  if (!DEVANAGARI.test(text)) return 'en';
  return reader === 'en' ? 'hi' : reader;
}
