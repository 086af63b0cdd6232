import type * as z from 'zod/mini';
import type { Login, SignIns } from './login.domain.ts';
import type { wireLogins, wireSignIns } from './login.wire.ts';

type WireLogins = z.infer<typeof wireLogins>;

export function loginsToWire(output: { logins: readonly Login[] }): WireLogins {
  return {
    logins: output.logins.map((login) => ({
      loginId: login.id,
      device: login.device,
      startedDate: login.startedAt,
      lastUsedDate: login.lastUsedAt,
      isCurrent: login.isCurrent,
    })),
  };
}

export function loginsFromWire(wire: WireLogins): { logins: readonly Login[] } {
  return {
    logins: wire.logins.map((login) => ({
      id: login.loginId,
      device: login.device,
      startedAt: login.startedDate,
      lastUsedAt: login.lastUsedDate,
      isCurrent: login.isCurrent,
    })),
  };
}

type WireSignIns = z.infer<typeof wireSignIns>;

export function signInsToWire(output: SignIns): WireSignIns {
  return { mobile: output.phone, googleLogin: output.hasGoogle, fbLogin: output.hasFacebook };
}

export function signInsFromWire(wire: WireSignIns): SignIns {
  return { phone: wire.mobile, hasGoogle: wire.googleLogin, hasFacebook: wire.fbLogin };
}
