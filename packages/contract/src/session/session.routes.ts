import { defineRoute } from '../define-route.ts';
import { withoutRequest, withoutResult } from '../shared/shared.mapper.ts';
import type { SignInInput } from './session.domain.ts';
import {
  sessionFromWire,
  sessionToWire,
  signInFromWire,
  signInResultFromWire,
  signInResultToWire,
  signInToWire,
} from './session.mapper.ts';
import {
  wireFacebookSignInRequest,
  wireGoogleSignInRequest,
  wireSessionResult,
  wireSignInResult,
} from './session.wire.ts';

export const sessionGoogleSignIn = defineRoute({
  key: 'session.googleSignIn',
  number: 35,
  method: 'POST',
  path: '/jobseeker/GoogleLogin',
  kind: 'command',
  auth: 'public',
  replacesLogin: true,
  subject: 'none',
  envelope: 'firstItem',
  answerSeconds: 15,
  summary: 'Signs in with a verified Google credential. A new user gets an account with starting credits.',
  request: { body: wireGoogleSignInRequest },
  result: wireSignInResult,
  refusals: ['SIGN_IN_FAILED', 'SIGN_IN_OTHER_BROWSER', 'SIGN_IN_UNAVAILABLE', 'ACCOUNT_SUSPENDED'],
  decodeRequest: ({ body }) => signInFromWire(body),
  encodeRequest: (input: SignInInput) => ({ body: signInToWire(input) }),
  encodeResult: signInResultToWire,
  decodeResult: signInResultFromWire,
});

export const sessionFacebookSignIn = defineRoute({
  key: 'session.facebookSignIn',
  number: 36,
  method: 'POST',
  path: '/jobseeker/fbLogin',
  kind: 'command',
  auth: 'public',
  replacesLogin: true,
  subject: 'none',
  envelope: 'firstItem',
  answerSeconds: 15,
  summary: 'Signs in with a Facebook access token, which is verified with Facebook.',
  request: { body: wireFacebookSignInRequest },
  result: wireSignInResult,
  refusals: ['SIGN_IN_FAILED', 'SIGN_IN_UNAVAILABLE', 'ACCOUNT_SUSPENDED'],
  decodeRequest: ({ body }) => signInFromWire(body),
  encodeRequest: (input: SignInInput) => ({ body: signInToWire(input) }),
  encodeResult: signInResultToWire,
  decodeResult: signInResultFromWire,
});

export const sessionRefresh = defineRoute({
  key: 'session.refresh',
  number: 101,
  method: 'POST',
  path: '/session/refresh',
  kind: 'command',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Returns a new access token and replaces the refresh cookie. Using a cookie twice ends the login.',
  ...withoutRequest,
  result: wireSessionResult,
  refusals: ['NOT_SIGNED_IN'],
  encodeResult: sessionToWire,
  decodeResult: sessionFromWire,
});

export const sessionLogout = defineRoute({
  key: 'session.logout',
  number: 102,
  method: 'POST',
  path: '/session/logout',
  kind: 'command',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Ends the login of the refresh cookie. Does nothing without a cookie.',
  ...withoutRequest,
  ...withoutResult,
  refusals: [],
});
