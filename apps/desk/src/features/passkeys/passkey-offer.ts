/** Whether the browser knows passkeys at all. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether somebody signed in with a code since the page was loaded. Kept in memory, because the device stores nothing. */
let isOffered = false;

/** Remembers that a passkey would save the next code, if the browser knows passkeys. */
export function offerPasskey(): void {
  isOffered = supportsPasskeys();
}

/** Ends the offer, after it was taken or declined. */
export function endPasskeyOffer(): void {
  isOffered = false;
}

export const isPasskeyOffered = (): boolean => isOffered;
