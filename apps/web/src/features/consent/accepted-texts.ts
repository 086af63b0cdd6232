import type { AcceptedTexts } from '@nukkad/contract/session/session.domain.ts';

const NAME = 'nukkad.accepted';

/** Remembers over the redirect of a sign-in which versions of terms and notice stood beside the ticked box. */
export function storeAccepted(accepted: AcceptedTexts): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify(accepted));
  } catch {
    // A browser that stores nothing: signing in works, and the notice stays one tap away.
  }
}

/** What was ticked in this tab; asked once, since the sign-in tells it to the server. */
export function takeAccepted(): AcceptedTexts | undefined {
  try {
    const stored = window.sessionStorage.getItem(NAME);
    window.sessionStorage.removeItem(NAME);
    return (JSON.parse(stored ?? 'null') as AcceptedTexts | null) ?? undefined;
  } catch {
    return undefined;
  }
}
