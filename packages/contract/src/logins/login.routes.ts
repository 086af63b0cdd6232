import { defineRoute } from '../define-route.ts';
import { withAcknowledgement, withCallerOnly } from '../shared/shared.mapper.ts';
import { loginsFromWire, loginsToWire, signInsFromWire, signInsToWire } from './login.mapper.ts';
import { wireEndLoginRequest, wireLogins, wireSignIns } from './login.wire.ts';

export const loginsList = defineRoute({
  key: 'logins.list',
  number: 121,
  method: 'POST',
  path: '/jobseeker/getMyLogins',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Lists the seeker's open logins (device, start, last use), latest use first.",
  ...withCallerOnly,
  result: wireLogins,
  refusals: [],
  encodeResult: loginsToWire,
  decodeResult: loginsFromWire,
});

export const loginsEnd = defineRoute({
  key: 'logins.end',
  number: 122,
  method: 'POST',
  path: '/jobseeker/endLogin',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Ends one of the seeker's logins. Succeeds if it has already ended.",
  request: { body: wireEndLoginRequest },
  ...withAcknowledgement,
  refusals: [],
  decodeRequest: ({ body }) => ({ loginId: body.loginId }),
  encodeRequest: (input: { loginId: string }) => ({ body: { loginFrom: 'Web', loginId: input.loginId } }),
});

export const loginsEndOthers = defineRoute({
  key: 'logins.endOthers',
  number: 123,
  method: 'POST',
  path: '/jobseeker/endOtherLogins',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Ends all of the seeker's logins except the current one.",
  ...withCallerOnly,
  ...withAcknowledgement,
  refusals: [],
});

export const loginsWays = defineRoute({
  key: 'logins.ways',
  number: 127,
  method: 'POST',
  path: '/jobseeker/getLoginWays',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Lists the ways in which the seeker can sign in: number, Google, Facebook.',
  ...withCallerOnly,
  result: wireSignIns,
  refusals: [],
  encodeResult: signInsToWire,
  decodeResult: signInsFromWire,
});
