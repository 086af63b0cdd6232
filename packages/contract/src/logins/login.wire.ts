import * as z from 'zod/mini';
import { wireCaller, wireId } from '../shared/shared.wire.ts';

export const wireLogins = z.object({
  logins: z.array(
    z.object({
      loginId: z.string(),
      device: z.nullable(z.string()),
      startedDate: z.string(),
      lastUsedDate: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});

export const wireEndLoginRequest = z.object({ ...wireCaller, loginId: wireId });

export const wireSignIns = z.object({
  mobile: z.nullable(z.string()),
  googleLogin: z.boolean(),
  fbLogin: z.boolean(),
});
