/** A request for older messages; `before` is the cursor of the previous page. */
export interface HistoryInput {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A request for older messages of the conversation with a company. */
export interface CompanyHistoryInput extends HistoryInput {
  readonly companyId: string;
}

/** Which side of the conversation wrote a message. */
export type ChatSender = 'CANDIDATE' | 'COMPANY' | 'ADMIN';

/** A chat message, as in the history and in socket events. */
export interface ChatMessage {
  readonly id: string;
  /**
   * The message's number within its conversation, counted from 1 without gaps. A client that finds a gap fetches the
   * history.
   */
  readonly sequence: number;
  readonly text: string;
  readonly sender: ChatSender;
  /** The sender's display name; for the seeker, the name of the profile. */
  readonly senderName: string;
  readonly createdAt: string;
}

/** A page of a conversation. */
export interface ChatHistory {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Cursor of the next older page; null if there are no older messages. */
  readonly before: number | null;
}

/** The id of a message: the conversation's id and the message's sequence number. */
export function chatMessageId(conversationId: string, sequence: number): string {
  return `${conversationId}-${sequence}`;
}
