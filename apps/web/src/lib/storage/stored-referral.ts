import { useEffect } from 'react';

const KEY = 'nukkad.referral';

/** Returns the referral code of the invitation that this tab was opened with; null if there was none. */
export function storedReferral(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the code of an invitation until the form that asks for it is open. */
export function useStoreReferral(code: string | null): void {
  useEffect(() => {
    if (!code?.trim()) return;
    try {
      window.sessionStorage.setItem(KEY, code.trim());
    } catch {
      // The browser stores nothing. The reader can still type the code.
    }
  }, [code]);
}
