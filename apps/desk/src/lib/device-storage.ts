/**
 * What the site stores on the device: choices of the person who uses it. Nothing about applicants is ever stored, because
 * phones in shops are shared.
 */
type StoredName = 'hire-language' | 'hire-company' | 'hire-push';

/** Returns a stored choice; null if there is none or the browser blocks storage. */
export function readStored(name: StoredName): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a choice, or removes it if `value` is null. Does nothing if the browser blocks storage. */
export function writeStored(name: StoredName, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // Private windows of some browsers refuse storage. The choice then lasts as long as the page.
  }
}
