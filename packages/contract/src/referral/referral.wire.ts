import * as z from 'zod/mini';
import { REFERRAL_CODE_LENGTH_MAX } from '../constants.ts';
import { wireCaller, wireOptionalText } from '../shared/shared.wire.ts';

export const wireReferralRequest = z.object({
  ...wireCaller,
  referralCode: wireOptionalText(REFERRAL_CODE_LENGTH_MAX),
});
export const wireReferralResult = z.object({
  msg: z.string(),
  granted: z.boolean(),
  candidateCredits: z.int(),
});
