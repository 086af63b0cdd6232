import * as z from 'zod/mini';
import { OTP_DIGITS } from '../constants.ts';
import { wireInstant, wireLanguage } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireMe, wireName, wireNothing, wirePhone, wireToken, wireUuid } from './partner.wire.ts';

export const memberSendCode = definePartnerRoute({
  key: 'members.sendCode',
  number: 201,
  method: 'POST',
  path: '/partner/v1/codes',
  kind: 'command',
  access: 'public',
  summary: 'Sends a code by SMS that signs a member in. It works only together with the returned token.',
  request: { body: z.object({ phone: wirePhone, language: z.optional(wireLanguage) }) },
  result: z.object({ token: z.string(), resendAfter: z.int() }),
  refusals: [
    'INVALID_NUMBER',
    'RESEND_TOO_SOON',
    'OTP_LIMIT',
    'OTP_LOCKED',
    'SMS_BUDGET_USED',
    'SMS_FAILED',
    'SMS_UNAVAILABLE',
  ],
});

export const memberSignIn = definePartnerRoute({
  key: 'members.signIn',
  number: 202,
  method: 'POST',
  path: '/partner/v1/sessions',
  kind: 'command',
  access: 'public',
  summary: 'Signs in with a code and sets the session cookie. The first time, it creates the member.',
  request: {
    body: z.object({
      phone: wirePhone,
      code: z.string().check(z.minLength(1), z.maxLength(OTP_DIGITS * 2)),
      token: wireToken,
      language: z.optional(wireLanguage),
    }),
  },
  result: wireMe,
  refusals: ['INVALID_NUMBER', 'INVALID_OTP', 'OTP_EXPIRED', 'OTP_LOCKED', 'ACCOUNT_SUSPENDED'],
});

export const memberSignOut = definePartnerRoute({
  key: 'members.signOut',
  number: 203,
  method: 'DELETE',
  path: '/partner/v1/sessions/current',
  kind: 'command',
  access: 'member',
  summary: 'Ends this session and removes its cookie.',
  request: {},
  result: wireNothing,
  refusals: [],
});

export const memberMe = definePartnerRoute({
  key: 'members.me',
  number: 204,
  method: 'GET',
  path: '/partner/v1/me',
  kind: 'query',
  access: 'member',
  summary: 'Returns the member, the companies they belong to, and the company they may claim.',
  request: {},
  result: wireMe,
  refusals: [],
});

export const memberChange = definePartnerRoute({
  key: 'members.change',
  number: 205,
  method: 'PATCH',
  path: '/partner/v1/me',
  kind: 'command',
  access: 'member',
  summary: "Changes the member's name or language.",
  request: { body: z.object({ name: z.optional(wireName), language: z.optional(wireLanguage) }) },
  result: wireMe,
  refusals: [],
});

export const memberDelete = definePartnerRoute({
  key: 'members.delete',
  number: 206,
  method: 'DELETE',
  path: '/partner/v1/me',
  kind: 'command',
  access: 'member',
  summary:
    'Deletes the member: ends every membership and session, and erases name, number, notices and questions. Needs a sign-in of the last 15 minutes.',
  request: {},
  result: wireNothing,
  refusals: ['LAST_OWNER', 'FRESH_LOGIN_NEEDED'],
});

export const memberDevices = definePartnerRoute({
  key: 'members.devices',
  number: 207,
  method: 'GET',
  path: '/partner/v1/devices',
  kind: 'query',
  access: 'member',
  summary: 'Lists the devices on which the member is signed in, the latest first.',
  request: {},
  result: z.object({
    items: z.array(
      z.object({
        id: wireUuid,
        device: z.nullable(z.string()),
        startedAt: wireInstant,
        seenAt: wireInstant,
        isCurrent: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});

export const memberEndDevice = definePartnerRoute({
  key: 'members.endDevice',
  number: 208,
  method: 'DELETE',
  path: '/partner/v1/devices/:device',
  kind: 'command',
  access: 'member',
  summary: 'Signs the member out on one device.',
  request: { params: z.object({ device: wireUuid }) },
  result: wireNothing,
  refusals: [],
});

export const memberEndOtherDevices = definePartnerRoute({
  key: 'members.endOtherDevices',
  number: 209,
  method: 'DELETE',
  path: '/partner/v1/devices',
  kind: 'command',
  access: 'member',
  summary: 'Signs the member out on all devices except this one.',
  request: {},
  result: z.object({ ended: z.int() }),
  refusals: [],
});
