/**
 * Items in the browser's local storage, each under the prefix `nukkad.`. Only this file reads and writes them. They
 * are not a contract with other clients, and none of them proves who the reader is.
 */
const NAMES = [
  'isUserLoggedIn',
  'candidateId',
  'candidateName',
  'givenName',
  'photo',
  'language',
  'city',
  'ownLatitude',
  'ownLongitude',
  'home',
  'myJobsTab',
  'englishAnswer',
  'recentSearches',
  'leftPage',
] as const;
export type StoredName = (typeof NAMES)[number];

const PREFIX = 'nukkad.';

/**
 * Items that may stay when the seeker signs out, because they are not personal: the language, and the version of the
 * offline page (`store-shell.ts`).
 */
const NOT_PERSONAL: ReadonlySet<string> = new Set(['language', 'shell'].map((name) => PREFIX + name));

/** Returns an item; null if it is unset or the browser stores nothing. */
export function readStored(name: StoredName): string | null {
  try {
    return window.localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores an item, or removes it if the value is null. Ignores browsers that store nothing. */
export function writeStored(name: StoredName, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(PREFIX + name);
    else window.localStorage.setItem(PREFIX + name, value);
  } catch {
    // The storage is full or disabled. The page works without it.
  }
}

/**
 * Removes everything personal from the local storage: the account, home and position, the chosen city, recent
 * searches and choices. New items are removed too, unless `NOT_PERSONAL` lists them.
 */
export function forgetCandidate(): void {
  try {
    for (const name of Object.keys(window.localStorage))
      if (name.startsWith(PREFIX) && !NOT_PERSONAL.has(name)) window.localStorage.removeItem(name);
  } catch {
    // The browser stores nothing.
  }
}
