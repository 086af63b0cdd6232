import type { City, Language } from '@nukkad/contract';
import { addressWord } from '@nukkad/domain/address-word.ts';

/** The words of an address of a list, decoded: keys, or names in any language. */
export interface ListPath {
  readonly city: string;
  readonly work: string | undefined;
}

const ROOT = '/jobs-in/';
const PATH = /^\/jobs-in\/([^/]+)(?:\/([^/]+))?\/?$/;

/** Reads `/jobs-in/pune` and `/jobs-in/pune/cook`; null for any other address. */
export function readListPath(pathname: string): ListPath | null {
  try {
    const [, city, work] = PATH.exec(decodeURIComponent(pathname)) ?? [];
    return city ? { city, work } : null;
  } catch {
    return null;
  }
}

/** The address of a list as links write it; `path` is the part behind `/jobs-in/`, as the API returns it. */
export function listPath(path: string): string {
  return ROOT + encodeURI(path);
}

/** The canonical address of a city's list in a language: its key in English, else its name. */
export function cityListPath(city: Pick<City, 'key' | 'names' | 'ownWords'>, language: Language): string {
  const word =
    language === 'en' ? city.key : (city.ownWords?.[language] ?? addressWord(city.names[language]));
  return listPath(word);
}
