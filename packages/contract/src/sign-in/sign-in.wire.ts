import * as z from 'zod/mini';
import { CREDENTIAL_LENGTH_MAX, PHONE_TEXT_LENGTH_MAX, PUSH_SUBSCRIPTION_LENGTH_MAX } from '../constants.ts';
import { wireOtpCode } from '../otp/otp.wire.ts';
import { VERSION_LENGTH_MAX } from '../session/session.wire.ts';
import { wireCaller, wireOptionalText, wireText } from '../shared/shared.wire.ts';
import { NUMBER_OWNERS } from './sign-in.domain.ts';

/** Maximum number of characters of a code's token, which has 43. */
const TOKEN_LENGTH_MAX = 64;
const loginFrom = z.optional(wireText(20));

export const wireSendSignInCodeRequest = z.object({ loginFrom, phone: wireText(PHONE_TEXT_LENGTH_MAX) });
export const wireSendSignInCodeResult = z.object({
  msg: z.string(),
  resendAfter: z.int(),
  otpToken: z.string(),
});

export const wirePhoneSignInRequest = z.object({
  loginFrom,
  phone: wireText(PHONE_TEXT_LENGTH_MAX),
  mobileVeriOtp: wireOtpCode,
  otpToken: wireText(TOKEN_LENGTH_MAX),
  numberOwner: z.optional(z.enum(NUMBER_OWNERS)),
  tokenId: wireOptionalText(PUSH_SUBSCRIPTION_LENGTH_MAX),
  termsVersion: wireOptionalText(VERSION_LENGTH_MAX),
  noticeVersion: wireOptionalText(VERSION_LENGTH_MAX),
});

export const wireAttachSignInRequest = z.object({
  ...wireCaller,
  provider: z.enum(['google', 'facebook']),
  credential: wireText(CREDENTIAL_LENGTH_MAX).check(z.minLength(1)),
});
