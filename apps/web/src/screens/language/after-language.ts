import { HOME_PATH } from '../../lib/routing/return-path.ts';

interface Viewer {
  readonly isSignedIn: boolean;
  readonly isMobileVerified: boolean;
  /** Whether there is a page of this site to go back to. */
  readonly hasBefore: boolean;
}

/** Where one goes from the choice of a language: `back`, or a path. */
export function afterLanguage({ isSignedIn, isMobileVerified, hasBefore }: Viewer): string {
  if (!isSignedIn) return HOME_PATH;
  if (!isMobileVerified) return '/updateProfile';
  return hasBefore ? 'back' : HOME_PATH;
}
