/** An action that has to wait for a sign-in or for missing details. */
type PendingAction = 'alert' | 'apply';

const NAME = 'nukkad.wanted.';
const MINUTES = 30;

/** Stores the pending action and the id of its job or search in this tab, for 30 minutes. */
export function storePendingAction(action: PendingAction, subject: string, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(NAME + action, JSON.stringify({ subject, until: now + MINUTES * 60_000 }));
  } catch {
    // The browser stores nothing. The reader has to click again after the sign-in.
  }
}

/** Removes the pending action if it is this one for this job or search. Returns whether it was. */
export function takePendingAction(action: PendingAction, subject: string, now = Date.now()): boolean {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(NAME + action) ?? '{}') as {
      subject?: string;
      until?: number;
    };
    if (stored.subject !== subject) return false;
    window.sessionStorage.removeItem(NAME + action);
    return now < (stored.until ?? 0);
  } catch {
    return false;
  }
}

export function forgetPendingAction(action: PendingAction): void {
  try {
    window.sessionStorage.removeItem(NAME + action);
  } catch {
    // The browser stores nothing.
  }
}
