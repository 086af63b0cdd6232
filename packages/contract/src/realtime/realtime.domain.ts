import type { ChatMessage } from '../chat/chat.domain.ts';
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
  'MAINTENANCE',
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
  | {
      readonly success: false;
      readonly code: string;
      readonly message: string;
      /** By which the log of the chat knows the event. */
      readonly requestId?: string | undefined;
    };

/** What a seeker sends; to a company, or (null) to the product's admin. */
export interface ChatDraft {
  readonly text: string;
  readonly companyId: string | null;
  /** Whom the sender claims to be; the socket's login decides. */
  readonly candidateId: string;
  /** The sender's own key, so that sending again after a lost answer stores the message once. */
  readonly clientKey: string | null;
}

/** A message on its way to open devices, with the conversation that it stands in. */
export interface ChatDelivery {
  readonly conversationId: string;
  readonly companyId: string | null;
  readonly message: ChatMessage;
}
