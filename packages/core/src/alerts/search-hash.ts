import { hash } from 'node:crypto';
import { type AlertSearch, JOB_FILTER_NAMES } from '@nukkad/contract';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

/** One key for a search however it is written: by the words of its text and city, and its filters in their order. */
export function searchHash(search: AlertSearch): string {
  const words = (text: string | undefined) => wordsOf(text ?? '').join(' ');
  const filters = JOB_FILTER_NAMES.map((name) => search[name] ?? null);
  return hash(
    'sha256',
    JSON.stringify([words(search.text), words(search.city), search.isNearMe, filters]),
    'hex',
  );
}

/** The search as it is stored: its own fields, and only those that are chosen. */
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

/** Whether it asks for anything at all. */
export function asksForSomething(search: AlertSearch): boolean {
  const { text, city, isNearMe } = search;
  return (
    isNearMe || [text, city, ...JOB_FILTER_NAMES.map((name) => search[name])].some((one) => one !== undefined)
  );
}
