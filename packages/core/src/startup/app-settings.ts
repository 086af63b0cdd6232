import type { Maintenance } from '@nukkad/contract/settings.ts';
import type { AppSettings, MaintenanceNotice } from '@nukkad/contract/startup/startup.domain.ts';
import type { Container } from '../container.ts';

const noticeOf = ({ message, until }: Maintenance): MaintenanceNotice => ({
  message: message ?? undefined,
  until: until === null ? undefined : new Date(until),
});

/** Returns the current settings that screens need. Outside production the local provider stands in for Google. */
export async function appSettings({
  settings,
  config,
  sms,
}: Pick<Container, 'settings' | 'config' | 'sms'>): Promise<AppSettings> {
  const current = await settings.read();
  return {
    hrFromHour: current.hrFromHour,
    hrToHour: current.hrToHour,
    isOtpSkipped: current.skipOtp,
    appVersion: config.APP_VERSION,
    hasGoogleSignIn: config.google !== null || !config.isProduction,
    hasFacebookSignIn: config.facebook !== null,
    hasPhoneSignIn: sms !== null,
    pushPublicKey: config.push?.id ?? null,
    creditsStart: current.creditsStart,
    maintenance: current.maintenance === null ? undefined : noticeOf(current.maintenance),
  };
}
