import type { ErrorCode } from '../errors.ts';

/** Paths and names of the chat's socket, as every client speaks them. */
export const CHAT_SOCKET_PATH = '/socket.io';
/** The same behind the public address. */
export const CHAT_SOCKET_PUBLIC_PATH = '/chat/socket.io';

/** Channels on which the database tells what was committed. */
export const DATABASE_CHANNELS = {
  /** A message was stored; the payload is the id of the conversation's seeker. */
  messageStored: 'message_stored',
  /** A login was ended; the payload is its id. */
  loginEnded: 'login_ended',
  /** An account was deleted; the payload is the seeker's id. */
  accountDeleted: 'account_deleted',
} as const;

/** Codes after which the same message may be stored later, once the cause has passed or the login is renewed. */
const PASSING_CODES: ReadonlySet<string> = new Set<ErrorCode>([
  'OVERLOADED',
  'RATE_LIMITED',
  'NOT_SIGNED_IN',
  'TOKEN_EXPIRED',
]);

/** Whether a refused message may be sent again as it is; those behind it wait for it, so that the order holds. */
export function mayBeSentAgain(code: string): boolean {
  return PASSING_CODES.has(code);
}

/** What the sender of a message is answered. */
export type SendAnswer =
  | { readonly success: true; readonly sequence: number; readonly createdAt: string }
  | { readonly success: false; readonly code: string; readonly message: string };

export interface ChatMessageEvent {
  readonly conversationId: string;
  readonly companyId: string | null;
  /** Grows by one a message within its conversation; a client that misses one asks the history. */
  readonly sequence: number;
  readonly body: string;
  readonly sender: 'CANDIDATE' | 'COMPANY' | 'ADMIN';
  readonly senderName: string;
  readonly createdAt: string;
}
