import * as z from 'zod/mini';
import { CHAT_LENGTH_MAX } from '../constants.ts';
import { wireOptionalText, wireText } from '../shared/shared.wire.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const text = wireText(CHAT_LENGTH_MAX);
const claim = wireOptionalText(500);
/** The idempotency key of the message; a repeat with the same key is stored once. */
const clientKey = wireOptionalText(64);

export const wireJoin = z.tuple([id]);
/** Arguments of a message. The names (`claim`) are ignored, because a client could send any name. */
export const wireSendToCompany = z.tuple([text, id, id, claim, claim, clientKey]);
export const wireSendToAdmin = z.tuple([text, claim, id, claim, claim, claim, clientKey]);

export const wireSendAnswer = z.union([
  z.object({ success: z.literal(true), sequence: z.int(), createdDate: z.string() }),
  z.object({
    success: z.literal(false),
    code: z.string(),
    msg: z.string(),
    requestId: z.optional(z.string()),
  }),
]);

export const wireCompanyMessage = z.object({
  conversationId: z.string(),
  companyId: z.string(),
  sequence: z.int(),
  msg: z.string(),
  username: z.string(),
  sender: z.string(),
  createdDate: z.string(),
});

export const wireAdminMessage = z.object({
  conversationId: z.string(),
  sequence: z.int(),
  message: z.string(),
  userType: z.enum(['Admin', 'Jobseeker']),
  createdDate: z.string(),
});

/** A company's id; empty for the product's support. */
const peer = z.string().check(z.maxLength(64));

export const wireReadPosition = z.tuple([peer, z.int().check(z.nonnegative(), z.maximum(2_147_483_647))]);
export const wireTyping = z.tuple([peer]);

export const wireMarks = z.object({
  companyId: z.string(),
  unread: z.int(),
  readSequence: z.int(),
  seenSequence: z.int(),
});

export const wireBell = z.object({ notiCount: z.int() });
