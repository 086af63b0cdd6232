/** What a visitor, or a seeker whose details are missing, was about to do: remembered for as long as a sign-in takes. */
type Wanted = 'alert' | 'apply';

const NAME = 'nukkad.wanted.';
const MINUTES = 30;

/** Remembers in this tab what it is about; a browser that stores nothing asks once more after the sign-in. */
export function storeWanted(wanted: Wanted, subject: string, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(NAME + wanted, JSON.stringify({ subject, until: now + MINUTES * 60_000 }));
  } catch {
    // Private windows: the page works without.
  }
}

/** Whether it is about this subject; asked once, since it is forgotten then. */
export function takeWanted(wanted: Wanted, subject: string, now = Date.now()): boolean {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(NAME + wanted) ?? '{}') as {
      subject?: string;
      until?: number;
    };
    if (stored.subject !== subject) return false;
    window.sessionStorage.removeItem(NAME + wanted);
    return now < (stored.until ?? 0);
  } catch {
    return false;
  }
}

/** Forgets it: it was taken, or is no longer wanted. */
export function forgetWanted(wanted: Wanted): void {
  try {
    window.sessionStorage.removeItem(NAME + wanted);
  } catch {
    // As above.
  }
}
