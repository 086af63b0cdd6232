import type { ChatMessage } from '../chat/chat.domain.ts';
import type { ErrorCode } from '../errors.ts';

/** Path of the chat's socket on the chat server. */
export const CHAT_SOCKET_PATH = '/socket.io';
/** Path of the chat's socket on the public web server. */
export const CHAT_SOCKET_PUBLIC_PATH = '/chat/socket.io';

/** PostgreSQL NOTIFY channels on which committed changes are announced. */
export const DATABASE_CHANNELS = {
  /**
   * Messages were stored. Payload: the id of the seeker, the id of the conversation and the sequence number of each,
   * separated by spaces; the messages are separated by commas.
   */
  messagesStored: 'messages_stored',
  /** A read position has advanced. Payload: the id of the seeker and the id of the conversation. */
  conversationRead: 'conversation_read',
  /** The number of unread notifications has changed. Payload: the ids of seekers, separated by commas. */
  bellChanged: 'bell_changed',
  /**
   * Somebody is typing. Payload: `SEEKER` or `OTHER`, the id of the seeker, and the id of the company; `-` instead of
   * the company for the product's support.
   */
  chatTyping: 'chat_typing',
  /** A login has ended. Payload: its id. */
  loginEnded: 'login_ended',
  /** An account was deleted. Payload: the seeker's id. */
  accountDeleted: 'account_deleted',
} as const;

/**
 * Error codes after which sending the same message again may succeed, because they are temporary or end with a new
 * login.
 */
const RETRYABLE_CODES: ReadonlySet<string> = new Set<ErrorCode>([
  'OVERLOADED',
  'MAINTENANCE',
  'RATE_LIMITED',
  'NOT_SIGNED_IN',
  'TOKEN_EXPIRED',
]);

/**
 * Whether a message rejected with this code may be sent again unchanged. Later messages wait for it, so that the
 * order is kept.
 */
export function isRetryable(code: string): boolean {
  return RETRYABLE_CODES.has(code);
}

/** The acknowledgement that a message's sender receives. */
export type SendAnswer =
  | { readonly success: true; readonly sequence: number; readonly createdAt: string }
  | {
      readonly success: false;
      readonly code: string;
      readonly message: string;
      /** The request id in the chat's log. */
      readonly requestId?: string | undefined;
    };

/** A message from a seeker to a company, or to the admin if `companyId` is null. */
export interface ChatDraft {
  readonly text: string;
  readonly companyId: string | null;
  /** The id that the sender claims. It is not trusted: the socket's login decides. */
  readonly candidateId: string;
  /** The idempotency key of the message; a repeat with the same key is stored once. */
  readonly clientKey: string | null;
}

/** A message that the server sends to the seeker's open devices, with its conversation. */
export interface ChatDelivery {
  readonly conversationId: string;
  readonly companyId: string | null;
  readonly message: ChatMessage;
}

/** Milliseconds for which "is typing" is shown after the last sign of typing, and between two such signs. */
export const TYPING_TIMES = { shown: 6000, between: 3000 } as const;

/** Unread messages of a conversation are counted up to this number. */
export const UNREAD_MAX = 100;

/** How far a conversation is read. `companyId` is null for the conversation with the product's support. */
export interface ChatMarks {
  readonly companyId: string | null;
  /** Number of messages from the other side that the seeker has not read, at most `UNREAD_MAX`. */
  readonly unread: number;
  /** Sequence number of the last message that the seeker has read. */
  readonly read: number;
  /** Sequence number of the last message that the other side has read. */
  readonly seen: number;
}

/** The conversation in which somebody is typing. */
export type ChatTyping = Pick<ChatMarks, 'companyId'>;

/** A read position that a device reports. */
export type ReadPosition = Pick<ChatMarks, 'companyId' | 'read'>;

/** The number of unread notifications. */
export interface Bell {
  readonly unread: number;
}
