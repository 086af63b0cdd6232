import { useEffect } from 'react';

const KEY = 'nukkad.referral';

/** A friend's code that an invitation brought in this tab; null where there was none. */
export function storedReferral(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the code of an invitation until the form that asks for it is reached. */
export function useStoreReferral(code: string | null): void {
  useEffect(() => {
    if (!code?.trim()) return;
    try {
      window.sessionStorage.setItem(KEY, code.trim());
    } catch {
      // The code can still be typed.
    }
  }, [code]);
}
