import type * as z from 'zod/mini';
import type { AppSettings, SeekerSettings } from './startup.domain.ts';
import type { wireSeekerSettings, wireSettings } from './startup.wire.ts';

type WireSettings = z.infer<typeof wireSettings>;
type WireSeekerSettings = z.infer<typeof wireSeekerSettings>;

export function settingsToWire(settings: AppSettings): WireSettings {
  return {
    callHrFrom: settings.hrFromHour,
    callHrTo: settings.hrToHour,
    skipOtp: settings.isOtpSkipped,
    appVersion: settings.appVersion,
    googleLogin: settings.hasGoogleSignIn,
    fbLogin: settings.hasFacebookSignIn,
    phoneLogin: settings.hasPhoneSignIn,
    pushPublicKey: settings.pushPublicKey,
    startCredits: settings.creditsStart,
    maintenance: settings.maintenance && {
      message: settings.maintenance.message,
      until: settings.maintenance.until?.toISOString(),
    },
  };
}

export function settingsFromWire(wire: WireSettings): AppSettings {
  return {
    hrFromHour: wire.callHrFrom,
    hrToHour: wire.callHrTo,
    isOtpSkipped: wire.skipOtp,
    appVersion: wire.appVersion,
    hasGoogleSignIn: wire.googleLogin,
    hasFacebookSignIn: wire.fbLogin,
    hasPhoneSignIn: wire.phoneLogin,
    pushPublicKey: wire.pushPublicKey,
    creditsStart: wire.startCredits,
    maintenance: wire.maintenance && {
      message: wire.maintenance.message,
      until: wire.maintenance.until === undefined ? undefined : new Date(wire.maintenance.until),
    },
  };
}

export function seekerSettingsToWire(settings: SeekerSettings): WireSeekerSettings {
  return { ...settingsToWire(settings), ismobileVerified: settings.isMobileVerified };
}

export function seekerSettingsFromWire(wire: WireSeekerSettings): SeekerSettings {
  return { ...settingsFromWire(wire), isMobileVerified: wire.ismobileVerified };
}
