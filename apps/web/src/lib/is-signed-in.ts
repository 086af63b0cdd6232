import type { Services } from './services.ts';

/**
 * Returns whether a seeker is signed in. Restores the session first if it is not known yet, as just after a page
 * load.
 */
export async function isSignedIn({ session, lifecycle }: Services): Promise<boolean> {
  if (session.get().status === 'unknown') await lifecycle?.restore();
  return session.get().status === 'signed-in';
}
