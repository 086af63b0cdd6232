import type { Services } from './services.ts';

/** Whether a seeker is signed in, found out first where it is not yet known: just after a page has come. */
export async function isSignedIn({ session, lifecycle }: Services): Promise<boolean> {
  if (session.get().status === 'unknown') await lifecycle?.restore();
  return session.get().status === 'signed-in';
}
