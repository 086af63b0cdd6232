import type { AcceptedTexts } from '@nukkad/contract/session/session.domain.ts';

const NAME = 'nukkad.accepted';

/**
 * Stores the accepted versions of the terms and the privacy notice for this tab, because the sign-in redirects to
 * another site.
 */
export function storeAccepted(accepted: AcceptedTexts): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify(accepted));
  } catch {
    // The browser stores nothing. Signing in works without it, and the notice can be opened later.
  }
}

/** Returns the accepted versions of this tab and removes them, because the sign-in sends them once. */
export function takeAccepted(): AcceptedTexts | undefined {
  try {
    const stored = window.sessionStorage.getItem(NAME);
    window.sessionStorage.removeItem(NAME);
    return (JSON.parse(stored ?? 'null') as AcceptedTexts | null) ?? undefined;
  } catch {
    return undefined;
  }
}
