import * as z from 'zod/mini';
import { wireInstant, wireLanguage } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireMe, wireNothing, wireUuid } from './partner.wire.ts';

/** Base64url text of at most `max` characters, as browsers send binary values. */
const wireBinary = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/));

/** WebAuthn limits a credential's id to 1,023 bytes. */
const wireCredentialId = wireBinary(1400);
const wireTransports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));
const wireKind = z.literal('public-key');

/** What `navigator.credentials.create` returned, as JSON. */
const wireNewCredential = z.object({
  id: wireCredentialId,
  rawId: wireCredentialId,
  type: wireKind,
  response: z.object({
    clientDataJSON: wireBinary(4000),
    attestationObject: wireBinary(20_000),
    transports: z.optional(wireTransports),
  }),
});

/** What `navigator.credentials.get` returned, as JSON. */
const wireUsedCredential = z.object({
  id: wireCredentialId,
  rawId: wireCredentialId,
  type: wireKind,
  response: z.object({
    clientDataJSON: wireBinary(4000),
    authenticatorData: wireBinary(4000),
    signature: wireBinary(2000),
    userHandle: z.optional(z.string().check(z.maxLength(100))),
  }),
});

const wirePasskey = z.object({
  id: wireUuid,
  /** The browser and system that created it, such as "Chrome, Android"; null if unknown. */
  device: z.nullable(z.string()),
  createdAt: wireInstant,
  usedAt: z.nullable(wireInstant),
});

const wirePasskeys = z.object({ items: z.array(wirePasskey) });

export const passkeyStartSignIn = definePartnerRoute({
  key: 'passkeys.startSignIn',
  number: 310,
  method: 'POST',
  path: '/partner/v1/passkeys/challenge',
  kind: 'command',
  access: 'public',
  summary: 'Returns the options for `navigator.credentials.get`. The challenge is valid for five minutes.',
  request: {},
  result: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
  refusals: [],
});

export const passkeySignIn = definePartnerRoute({
  key: 'passkeys.signIn',
  number: 311,
  method: 'POST',
  path: '/partner/v1/passkeys/sessions',
  kind: 'command',
  access: 'public',
  summary: 'Signs a member in with a passkey and sets the session cookie. Sends no SMS.',
  request: { body: z.object({ credential: wireUsedCredential, language: z.optional(wireLanguage) }) },
  result: wireMe,
  refusals: ['PASSKEY_INVALID', 'ACCOUNT_SUSPENDED'],
});

export const passkeyList = definePartnerRoute({
  key: 'passkeys.list',
  number: 312,
  method: 'GET',
  path: '/partner/v1/me/passkeys',
  kind: 'query',
  access: 'member',
  summary: "Lists the member's passkeys, the newest first.",
  request: {},
  result: wirePasskeys,
  refusals: [],
});

export const passkeyStartAdding = definePartnerRoute({
  key: 'passkeys.startAdding',
  number: 313,
  method: 'POST',
  path: '/partner/v1/me/passkeys/options',
  kind: 'command',
  access: 'member',
  summary: 'Returns the options for `navigator.credentials.create`. Needs a sign-in of the last 15 minutes.',
  request: {},
  result: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: wireKind })),
    timeout: z.int(),
    excludeCredentials: z.array(z.object({ id: z.string(), type: wireKind })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
  refusals: ['FRESH_LOGIN_NEEDED', 'PASSKEY_LIMIT'],
});

export const passkeyAdd = definePartnerRoute({
  key: 'passkeys.add',
  number: 314,
  method: 'POST',
  path: '/partner/v1/me/passkeys',
  kind: 'command',
  access: 'member',
  summary: 'Stores a new passkey. Needs a sign-in of the last 15 minutes.',
  request: { body: z.object({ credential: wireNewCredential }) },
  result: wirePasskeys,
  refusals: ['FRESH_LOGIN_NEEDED', 'PASSKEY_INVALID', 'PASSKEY_LIMIT'],
});

export const passkeyRemove = definePartnerRoute({
  key: 'passkeys.remove',
  number: 315,
  method: 'DELETE',
  path: '/partner/v1/me/passkeys/:passkey',
  kind: 'command',
  access: 'member',
  summary: 'Removes a passkey. Sessions that it opened stay.',
  request: { params: z.object({ passkey: wireUuid }) },
  result: wireNothing,
  refusals: [],
});
