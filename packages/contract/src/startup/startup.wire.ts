import * as z from 'zod/mini';
import { PUSH_SUBSCRIPTION_LENGTH_MAX } from '../constants.ts';
import { wireCaller, wireOptionalText, wireText } from '../shared/shared.wire.ts';

export const wireServerQuery = z.object({ serverId: wireText(64) });

export const wireServerResult = z.object({
  response: z.object({ imageUrl: z.string(), serverUrl: z.string(), chatUrl: z.string() }),
});

export const wirePushSubscriptionRequest = z.object({
  ...wireCaller,
  tokenId: wireText(PUSH_SUBSCRIPTION_LENGTH_MAX).check(z.minLength(1)),
  replacedTokenId: wireOptionalText(PUSH_SUBSCRIPTION_LENGTH_MAX),
  isRemoved: z.optional(z.boolean()),
});

export const wireSeekerSettingsRequest = z.object({
  ...wireCaller,
  tokenId: wireOptionalText(PUSH_SUBSCRIPTION_LENGTH_MAX),
});

const settings = {
  callHrFrom: z.int().check(z.gte(0), z.lte(24)),
  callHrTo: z.int().check(z.gte(0), z.lte(24)),
  skipOtp: z.boolean(),
  appVersion: z.string(),
  googleLogin: z.boolean(),
  fbLogin: z.boolean(),
  phoneLogin: z.optional(z.boolean()),
  pushPublicKey: z.nullable(z.string()),
  startCredits: z.optional(z.int().check(z.gte(0))),
  maintenance: z.optional(z.object({ message: z.optional(z.string()), until: z.optional(z.iso.datetime()) })),
};

export const wireSettings = z.object(settings);
export const wireSeekerSettings = z.object({ ...settings, ismobileVerified: z.boolean() });

/** Name of the field with the push subscription, as in validation errors. */
export const WIRE_SUBSCRIPTION_FIELD = 'tokenId';
