/**
 * What the browser remembers of its reader between visits. The names are those that older clients and the mobile
 * app's web views read; nothing here proves who someone is. This file is the one place that writes them.
 */
const NAMES = [
  'isUserLoggedIn',
  'candidateId',
  'candidateName',
  'givenName',
  'photo',
  'language',
  'languageAsked',
  'city',
  'cityLatitude',
  'cityLongitude',
  'ownLatitude',
  'ownLongitude',
  'myJobsTab',
  'knowsEnglish',
  'searchText',
  'recentSearches',
] as const;
export type StoredName = (typeof NAMES)[number];

const PREFIX = 'nukkad.';

/** Reads an item; null when unset or when the browser keeps nothing. */
export function readStored(name: StoredName): string | null {
  try {
    return window.localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Writes an item, or takes it out; a browser that keeps nothing is no error. */
export function writeStored(name: StoredName, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(PREFIX + name);
    else window.localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows and full storages: the page works without.
  }
}

/** Forgets who was here; the language and the chosen city stay. */
export function forgetCandidate(): void {
  for (const name of [
    'isUserLoggedIn',
    'candidateId',
    'candidateName',
    'givenName',
    'photo',
    'myJobsTab',
    'knowsEnglish',
  ] as const) {
    writeStored(name, null);
  }
}
