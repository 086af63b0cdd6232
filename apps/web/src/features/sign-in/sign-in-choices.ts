import type { AppSettings } from '@nukkad/contract/startup/startup.domain.ts';

export interface SignInChoices {
  readonly google: boolean;
  readonly facebook: boolean;
}

/** Returns which sign-in buttons to show. Until the settings are known, Google is assumed to be configured. */
export function signInChoices(
  settings: Pick<AppSettings, 'hasGoogleSignIn' | 'hasFacebookSignIn'> | undefined,
): SignInChoices {
  if (settings === undefined) return { google: true, facebook: false };
  return { google: settings.hasGoogleSignIn, facebook: settings.hasFacebookSignIn };
}
