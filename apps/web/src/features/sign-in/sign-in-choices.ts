import type { AppSettings } from '@nukkad/contract/startup/startup.domain.ts';

export interface SignInChoices {
  readonly phone: boolean;
  readonly google: boolean;
  readonly facebook: boolean;
}

/** Returns which ways to sign in to show. Until the settings are known, Google is assumed to be configured. */
export function signInChoices(
  settings: Pick<AppSettings, 'hasGoogleSignIn' | 'hasFacebookSignIn' | 'hasPhoneSignIn'> | undefined,
): SignInChoices {
  if (settings === undefined) return { phone: false, google: true, facebook: false };
  return {
    phone: settings.hasPhoneSignIn === true,
    google: settings.hasGoogleSignIn,
    facebook: settings.hasFacebookSignIn,
  };
}
