import { hash } from 'node:crypto';
import { type AlertSearch, JOB_FILTER_NAMES } from '@nukkad/contract';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

/** Returns a hash of a search. Case, punctuation and the order of filters do not change it. */
export function searchHash(search: AlertSearch): string {
  const words = (text: string | undefined) => wordsOf(text ?? '').join(' ');
  const filters = JOB_FILTER_NAMES.map((name) => search[name] ?? null);
  return hash(
    'sha256',
    JSON.stringify([words(search.text), words(search.city), search.isNearMe, filters]),
    'hex',
  );
}

/** Returns the fields of a search that are stored, without those that are not set. */
export function storedSearch(search: AlertSearch): AlertSearch {
  const filters = Object.fromEntries(
    JOB_FILTER_NAMES.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  );
  return {
    ...filters,
    ...(search.text === undefined ? {} : { text: search.text }),
    ...(search.city === undefined ? {} : { city: search.city }),
    isNearMe: search.isNearMe,
  };
}

/** Whether a search has a text, a place or a filter. */
export function hasCriteria(search: AlertSearch): boolean {
  const { text, city, isNearMe } = search;
  return (
    isNearMe ||
    [text, city, ...JOB_FILTER_NAMES.map((name) => search[name])].some((value) => value !== undefined)
  );
}
