import { defineRoute } from '../define-route.ts';
import type { SendOtpInput, SendOtpOutput, VerifyOtpInput, VerifyOtpOutput } from './otp.domain.ts';
import { otpCodeFromWire } from './otp.mapper.ts';
import {
  wireSendOtpRequest,
  wireSendOtpResult,
  wireVerifyOtpRequest,
  wireVerifyOtpResult,
} from './otp.wire.ts';

export const otpSend = defineRoute({
  key: 'otp.send',
  number: 50,
  method: 'POST',
  path: '/jobseeker/sendOtpMobileNew',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  answerSeconds: 15,
  summary: 'Sends a one-time code to a mobile number. The next is allowed after a minute.',
  request: { body: wireSendOtpRequest },
  result: wireSendOtpResult,
  refusals: [
    'INVALID_NUMBER',
    'ALREADY_VERIFIED',
    'FRESH_LOGIN_NEEDED',
    'RESEND_TOO_SOON',
    'OTP_LIMIT',
    'OTP_LOCKED',
    'SMS_BUDGET_USED',
    'SMS_FAILED',
    'SMS_UNAVAILABLE',
  ],
  decodeRequest: ({ body }): SendOtpInput => ({ phone: body.phone }),
  encodeRequest: (input: SendOtpInput) => ({ body: { loginFrom: 'Web', phone: input.phone } }),
  encodeResult: (output: SendOtpOutput) => ({ msg: output.message, resendAfter: output.resendAfterSeconds }),
  decodeResult: (wire): SendOtpOutput => ({ message: wire.msg, resendAfterSeconds: wire.resendAfter }),
});

export const otpVerify = defineRoute({
  key: 'otp.verify',
  number: 51,
  method: 'POST',
  path: '/jobseeker/validateMobileOTP',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  summary: 'Verifies a mobile number by its one-time code.',
  request: { body: wireVerifyOtpRequest },
  result: wireVerifyOtpResult,
  refusals: [
    'OTP_MISSING',
    'INVALID_NUMBER',
    'INVALID_OTP',
    'OTP_EXPIRED',
    'OTP_LOCKED',
    'ALREADY_VERIFIED',
    'FRESH_LOGIN_NEEDED',
    'PHONE_TAKEN',
  ],
  decodeRequest: ({ body }): VerifyOtpInput => ({
    phone: body.phone,
    code: otpCodeFromWire(body.mobileVeriOtp),
  }),
  encodeRequest: (input: VerifyOtpInput) => ({
    body: { loginFrom: 'Web', phone: input.phone, mobileVeriOtp: input.code },
  }),
  encodeResult: (output: VerifyOtpOutput) => ({
    msg: output.message,
    ismobileVerified: output.isMobileVerified,
    candidateCredits: output.credits,
  }),
  decodeResult: (wire): VerifyOtpOutput => ({
    message: wire.msg,
    isMobileVerified: wire.ismobileVerified,
    credits: wire.candidateCredits,
  }),
});
