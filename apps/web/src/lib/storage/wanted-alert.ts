/** The alert that a visitor asked for before logging in: the address of its search, for as long as a sign-in takes. */
const NAME = 'nukkad.wantedAlert';
const MINUTES = 30;

/** Remembers it in this tab; a browser that stores nothing asks once more after the sign-in. */
export function storeWantedAlert(address: string, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify({ address, until: now + MINUTES * 60_000 }));
  } catch {
    // Private windows: the page works without.
  }
}

/** Whether this search is the one; asked once, since it is forgotten then. */
export function takeWantedAlert(address: string, now = Date.now()): boolean {
  try {
    const wanted = JSON.parse(window.sessionStorage.getItem(NAME) ?? '{}') as {
      address?: string;
      until?: number;
    };
    if (wanted.address !== address) return false;
    window.sessionStorage.removeItem(NAME);
    return now < (wanted.until ?? 0);
  } catch {
    return false;
  }
}

/** Forgets it: it was taken, or another was. */
export function forgetWantedAlert(): void {
  try {
    window.sessionStorage.removeItem(NAME);
  } catch {
    // As above.
  }
}
