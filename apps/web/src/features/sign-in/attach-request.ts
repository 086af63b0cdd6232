const NAME = 'nukkad.attach';

/** Stores in this tab that the next sign-in of a provider is added to the account instead of opening another. */
export function storeAttachRequest(candidateId: string): void {
  try {
    window.sessionStorage.setItem(NAME, candidateId);
  } catch {
    // The browser stores nothing. The provider's sign-in then opens its own account.
  }
}

/** Returns the account for which `storeAttachRequest` was called, and removes it; null if there is none. */
export function takeAttachRequest(): string | null {
  try {
    const candidateId = window.sessionStorage.getItem(NAME);
    window.sessionStorage.removeItem(NAME);
    return candidateId;
  } catch {
    return null;
  }
}
