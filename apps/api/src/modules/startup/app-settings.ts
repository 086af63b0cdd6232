import type { AppSettings } from '@nukkad/contract/startup/startup.domain.ts';
import type { Container } from '../../container.ts';

/** The running settings that screens need; sign-in with Google always has something behind it outside production. */
export async function appSettings({
  settings,
  config,
}: Pick<Container, 'settings' | 'config'>): Promise<AppSettings> {
  const current = await settings.read();
  return {
    hrFromHour: current.hrFromHour,
    hrToHour: current.hrToHour,
    isOtpSkipped: current.skipOtp,
    appVersion: config.APP_VERSION,
    hasGoogleSignIn: config.google !== null || !config.isProduction,
    hasFacebookSignIn: config.facebook !== null,
    pushPublicKey: config.push?.id ?? null,
    creditsStart: current.creditsStart,
  };
}
