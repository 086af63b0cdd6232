import type { AppSettings } from '@nukkad/contract/startup/startup.domain.ts';

export interface SignInChoices {
  readonly google: boolean;
  readonly facebook: boolean;
}

/** Which buttons have something behind them. While the settings are not known, Google is taken to be there. */
export function signInChoices(
  settings: Pick<AppSettings, 'hasGoogleSignIn' | 'hasFacebookSignIn'> | undefined,
  facebookAppId: string | null,
): SignInChoices {
  if (settings === undefined) return { google: true, facebook: false };
  return { google: settings.hasGoogleSignIn, facebook: settings.hasFacebookSignIn && facebookAppId !== null };
}
