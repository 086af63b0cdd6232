import type { City, Language } from '@nukkad/contract';
import { addressWord } from '@nukkad/domain/address-word.ts';

/** City and occupation in the path of a job list, decoded. Each is a key or a name in any language. */
export interface ListPath {
  readonly city: string;
  readonly work: string | undefined;
}

const ROOT = '/jobs-in/';
const PATH = /^\/jobs-in\/([^/]+)(?:\/([^/]+))?\/?$/;

/** Parses the path of a job list, such as `/jobs-in/pune` or `/jobs-in/pune/cook`; null for other paths. */
export function readListPath(pathname: string): ListPath | null {
  try {
    const [, city, work] = PATH.exec(decodeURIComponent(pathname)) ?? [];
    return city ? { city, work } : null;
  } catch {
    return null;
  }
}

/** Builds the path of a job list. `path` is the part after `/jobs-in/`, as the API returns it. */
export function listPath(path: string): string {
  return ROOT + encodeURI(path);
}

/**
 * Returns the canonical path of a city's job list in a language. It contains the city's key in English, otherwise its
 * translated name.
 */
export function cityListPath(city: Pick<City, 'key' | 'names' | 'ownWords'>, language: Language): string {
  const word =
    language === 'en' ? city.key : (city.ownWords?.[language] ?? addressWord(city.names[language]));
  return listPath(word);
}
