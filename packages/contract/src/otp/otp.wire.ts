import * as z from 'zod/mini';
import { PHONE_TEXT_LENGTH_MAX } from '../constants.ts';
import { wireCaller, wireText } from '../shared/shared.wire.ts';

export const wireSendOtpRequest = z.object({ ...wireCaller, phone: wireText(PHONE_TEXT_LENGTH_MAX) });
export const wireSendOtpResult = z.object({ msg: z.string(), resendAfter: z.int() });

/** A code as text or as a number, which may have lost its leading zeros. */
export const wireOtpCode = z.union([wireText(20), z.int().check(z.gte(0), z.lte(999_999))]);

export const wireVerifyOtpRequest = z.object({
  ...wireCaller,
  phone: wireText(PHONE_TEXT_LENGTH_MAX),
  mobileVeriOtp: wireOtpCode,
});
export const wireVerifyOtpResult = z.object({
  msg: z.string(),
  ismobileVerified: z.boolean(),
  candidateCredits: z.int(),
});
