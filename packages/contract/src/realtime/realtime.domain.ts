/** Paths and names of the chat's socket, as every client speaks them. */
export const CHAT_SOCKET_PATH = '/socket.io';
/** The same behind the public address. */
export const CHAT_SOCKET_PUBLIC_PATH = '/chat/socket.io';

/** The channel on which the database tells that a message was stored; the payload is the conversation's id. */
export const MESSAGE_STORED_CHANNEL = 'message_stored';

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
