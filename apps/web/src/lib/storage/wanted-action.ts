/** An action that has to wait for a sign-in or for missing details. */
type Wanted = 'alert' | 'apply';

const NAME = 'nukkad.wanted.';
const MINUTES = 30;

/** Stores the pending action and the id of its job or search in this tab, for 30 minutes. */
export function storeWanted(wanted: Wanted, subject: string, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(NAME + wanted, JSON.stringify({ subject, until: now + MINUTES * 60_000 }));
  } catch {
    // The browser stores nothing. The reader has to click again after the sign-in.
  }
}

/** Whether this action is pending for this job or search. Removes it. */
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

export function forgetWanted(wanted: Wanted): void {
  try {
    window.sessionStorage.removeItem(NAME + wanted);
  } catch {
    // The browser stores nothing.
  }
}
