import * as z from 'zod/mini';
import { CURSOR_LENGTH_MAX, PAGE_SIZE_MAX } from '../constants.ts';
import { NO_CONTROLS } from './control-characters.ts';

/** Wire schemas shared by several domains. They have no transforms, because each is converted to JSON Schema. */

export const wireId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
export const wireShareId = z.string().check(z.regex(/^[0-9A-Za-z]{6}$/));
export const wireLatitude = z.number().check(z.gte(-90), z.lte(90));
export const wireLongitude = z.number().check(z.gte(-180), z.lte(180));
/** The storage key of a file: folders, a name and an extension. */
export const wireFileKey = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9._/-]+$/));
export const wireLanguage = z.enum(['en', 'hi', 'mr']);

/** A required text without control characters. It may be blank; the use case decides about that. */
// @__NO_SIDE_EFFECTS__
export function wireText(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), z.regex(NO_CONTROLS));
}

/** An optional text; older clients send null or a blank text instead. */
// @__NO_SIDE_EFFECTS__
export function wireOptionalText(maxLength: number) {
  return z.optional(z.nullable(wireText(maxLength)));
}

/**
 * The caller's id and the kind of client. Older clients send them with nearly every call. The server does not trust
 * them.
 */
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

/** The cursor and size of a page. */
export const wirePaging = {
  size: z.optional(z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAX))),
  cursor: wireOptionalText(CURSOR_LENGTH_MAX),
};
