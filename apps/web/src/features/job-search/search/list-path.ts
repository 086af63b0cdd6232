import type { City, Language } from '@nukkad/contract';
import { addressWord } from '@nukkad/domain/address-word.ts';

/** The decoded parts of a list's path: keys, or names in any language. */
export interface ListPath {
  readonly city: string;
  readonly work: string | undefined;
}

const ROOT = '/jobs-in/';
const PATH = /^\/jobs-in\/([^/]+)(?:\/([^/]+))?\/?$/;

/** Parses `/jobs-in/pune` and `/jobs-in/pune/cook`; null for other paths. */
export function readListPath(pathname: string): ListPath | null {
  try {
    const [, city, work] = PATH.exec(decodeURIComponent(pathname)) ?? [];
    return city ? { city, work } : null;
  } catch {
    return null;
  }
}

/** Builds the path of a list; `path` is the part after `/jobs-in/`, as the API returns it. */
export function listPath(path: string): string {
  return ROOT + encodeURI(path);
}

/** Returns the canonical path of a city's list in a language: its key in English, otherwise its name. */
export function cityListPath(city: Pick<City, 'key' | 'names' | 'ownWords'>, language: Language): string {
  const word =
    language === 'en' ? city.key : (city.ownWords?.[language] ?? addressWord(city.names[language]));
  return listPath(word);
}
