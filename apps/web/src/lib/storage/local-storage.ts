/**
 * What the browser stores about its reader between visits, each under the prefix `nukkad.`. The names are our own: other
 * clients do not read them, and nothing here proves who somebody is. Only this file reads and writes them.
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
  'ownLatitude',
  'ownLongitude',
  'myJobsTab',
  'knowsEnglish',
  'recentSearches',
] as const;
export type StoredName = (typeof NAMES)[number];

const PREFIX = 'nukkad.';

/**
 * What may stay on the device when its reader leaves, because it says nothing about a person: the language, and which
 * empty page the service worker has (`store-shell.ts`).
 */
const STAYING: ReadonlySet<string> = new Set(
  ['language', 'languageAsked', 'shell'].map((name) => PREFIX + name),
);

/** Reads an item; null when unset or when the browser stores nothing. */
export function readStored(name: StoredName): string | null {
  try {
    return window.localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Writes an item, or removes it if the value is null. A browser that stores nothing is no error. */
export function writeStored(name: StoredName, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(PREFIX + name);
    else window.localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows and full storages: the page works without.
  }
}

/**
 * Removes everything about the reader from the local storage: who they are, their own position, the chosen city, recent
 * searches and choices. A name that is added later is removed too, unless it is listed as staying.
 */
export function forgetCandidate(): void {
  try {
    for (const name of Object.keys(window.localStorage))
      if (name.startsWith(PREFIX) && !STAYING.has(name)) window.localStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}
