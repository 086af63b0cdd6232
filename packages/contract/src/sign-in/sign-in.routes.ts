import { defineRoute } from '../define-route.ts';
import { signInResultFromWire, signInResultToWire } from '../session/session.mapper.ts';
import { wireSignInResult } from '../session/session.wire.ts';
import { withAcknowledgement } from '../shared/shared.mapper.ts';
import type { AttachSignInInput, PhoneSignInInput, SendSignInCodeInput } from './sign-in.domain.ts';
import {
  phoneSignInFromWire,
  phoneSignInToWire,
  sentCodeFromWire,
  sentCodeToWire,
} from './sign-in.mapper.ts';
import {
  wireAttachSignInRequest,
  wirePhoneSignInRequest,
  wireSendSignInCodeRequest,
  wireSendSignInCodeResult,
} from './sign-in.wire.ts';

export const signInSendCode = defineRoute({
  key: 'signIn.sendCode',
  number: 124,
  method: 'POST',
  path: '/jobseeker/sendLoginOtp',
  kind: 'command',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  answerSeconds: 15,
  summary:
    'Sends a code that signs in, whether the number has an account or not. It works only with the token.',
  request: { body: wireSendSignInCodeRequest },
  result: wireSendSignInCodeResult,
  refusals: [
    'INVALID_NUMBER',
    'RESEND_TOO_SOON',
    'OTP_LIMIT',
    'OTP_LOCKED',
    'SMS_BUDGET_USED',
    'SMS_FAILED',
    'SMS_UNAVAILABLE',
  ],
  decodeRequest: ({ body }): SendSignInCodeInput => ({ phone: body.phone }),
  encodeRequest: (input: SendSignInCodeInput) => ({ body: { loginFrom: 'Web', phone: input.phone } }),
  encodeResult: sentCodeToWire,
  decodeResult: sentCodeFromWire,
});

export const signInByPhone = defineRoute({
  key: 'signIn.byPhone',
  number: 125,
  method: 'POST',
  path: '/jobseeker/PhoneLogin',
  kind: 'command',
  auth: 'public',
  replacesLogin: true,
  subject: 'none',
  envelope: 'object',
  answerSeconds: 15,
  summary: 'Signs in with the code sent to a number. A new number gets an account with starting credits.',
  request: { body: wirePhoneSignInRequest },
  result: wireSignInResult,
  refusals: [
    'INVALID_NUMBER',
    'OTP_MISSING',
    'INVALID_OTP',
    'OTP_EXPIRED',
    'OTP_LOCKED',
    'NUMBER_OWNER_UNKNOWN',
    'ACCOUNT_SUSPENDED',
  ],
  decodeRequest: ({ body }) => phoneSignInFromWire(body),
  encodeRequest: (input: PhoneSignInInput) => ({ body: phoneSignInToWire(input) }),
  encodeResult: signInResultToWire,
  decodeResult: signInResultFromWire,
});

export const signInAttach = defineRoute({
  key: 'signIn.attach',
  number: 126,
  method: 'POST',
  path: '/jobseeker/attachLogin',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  answerSeconds: 15,
  summary: 'Adds a Google or Facebook sign-in to the account. Refused if it opens another account.',
  request: { body: wireAttachSignInRequest },
  ...withAcknowledgement,
  refusals: [
    'SIGN_IN_FAILED',
    'SIGN_IN_OTHER_BROWSER',
    'SIGN_IN_UNAVAILABLE',
    'SIGN_IN_TAKEN',
    'FRESH_LOGIN_NEEDED',
  ],
  decodeRequest: ({ body }): AttachSignInInput => ({ provider: body.provider, credential: body.credential }),
  encodeRequest: (input: AttachSignInInput) => ({
    body: { loginFrom: 'Web', provider: input.provider, credential: input.credential },
  }),
});
