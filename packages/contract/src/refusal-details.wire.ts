import * as z from 'zod/mini';
import type { RefusalCode } from './errors.ts';
import { SUSPENSION_REASONS } from './session/suspension-reasons.ts';
import { wireInstant } from './shared/shared.wire.ts';

const seconds = z.int().check(z.gte(0));
const hour = z.int().check(z.gte(0), z.lte(24));

/**
 * Additional fields of some refusals: the calling hours (IST), the seconds to wait, the number of tries left, or when
 * the action is possible again.
 */
export const wireRefusalDetails = {
  HR_WINDOW_CLOSED: z.object({ from: hour, to: hour }),
  RESEND_TOO_SOON: z.object({ resendAfter: seconds }),
  OTP_LOCKED: z.object({ retryAfter: seconds }),
  INVALID_OTP: z.object({ triesLeft: z.int().check(z.gte(0)) }),
  REAPPLY_TOO_SOON: z.object({ reapplyFrom: wireInstant }),
  ACCOUNT_SUSPENDED: z.object({ reason: z.enum(SUSPENSION_REASONS) }),
  REQUEST_TOO_SOON: z.object({ requestFrom: wireInstant }),
} as const satisfies Partial<Record<RefusalCode, z.ZodMiniObject>>;
