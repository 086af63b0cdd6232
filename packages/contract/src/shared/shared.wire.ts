import * as z from 'zod/mini';
import { CURSOR_LENGTH_MAX, PAGE_SIZE_MAX } from '../constants.ts';
import { NO_CONTROLS } from './control-characters.ts';

/** Wire fragments that several domains share. Schemas carry no transforms, so that each becomes JSON Schema. */

export const wireId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
export const wireShareId = z.string().check(z.regex(/^[0-9A-Za-z]{6}$/));
export const wireLatitude = z.number().check(z.gte(-90), z.lte(90));
export const wireLongitude = z.number().check(z.gte(-180), z.lte(180));
/** A stored file's key: folders, a name, an extension. */
export const wireFileKey = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9._/-]+$/));
export const wireLanguage = z.enum(['en', 'hi', 'mr']);

/** A text that must be sent, without control characters; blank is for the rules to judge. */
// @__NO_SIDE_EFFECTS__
export function wireText(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), z.regex(NO_CONTROLS));
}

/** A text that may be absent; older clients send null or blank for that. */
// @__NO_SIDE_EFFECTS__
export function wireOptionalText(maxLength: number) {
  return z.optional(z.nullable(wireText(maxLength)));
}

/** The caller's own id and the kind of client: sent by older clients with nearly every call, and proof of nothing. */
export const wireCaller = {
  jobseekerId: z.optional(wireText(64)),
  loginFrom: z.optional(wireText(20)),
};

export const wireCallerBody = z.object(wireCaller);
export const wireNothing = z.object({});

export const wirePageMeta = { title: z.string(), description: z.string(), keywords: z.string() };
export const wireMessage = { msg: z.string() };
export const wireAcknowledgement = z.object(wireMessage);

export const wireLocalized = z.object({ en: z.string(), hi: z.string(), mr: z.string() });
/** ISO 8601 in UTC. */
export const wireInstant = z.string();
/** A calendar day, YYYY-MM-DD. */
export const wireDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Where a growing list is read from, and how much of it. */
export const wirePaging = {
  size: z.optional(z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAX))),
  cursor: wireOptionalText(CURSOR_LENGTH_MAX),
};
