import { HOME_PATH } from '../../lib/routing/return-path.ts';

interface Viewer {
  readonly isSignedIn: boolean;
  readonly isMobileVerified: boolean;
  /** Whether the history contains a page of this site to go back to. */
  readonly hasBefore: boolean;
}

/** Returns the path to open after a language was chosen; `back` means the previous page. */
export function afterLanguage({ isSignedIn, isMobileVerified, hasBefore }: Viewer): string {
  if (!isSignedIn) return HOME_PATH;
  if (!isMobileVerified) return '/updateProfile';
  return hasBefore ? 'back' : HOME_PATH;
}
