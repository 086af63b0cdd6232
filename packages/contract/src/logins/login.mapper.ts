import type * as z from 'zod/mini';
import type { Login } from './login.domain.ts';
import type { wireLogins } from './login.wire.ts';

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
