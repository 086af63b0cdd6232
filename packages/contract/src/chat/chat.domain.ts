/** Where a conversation is read from backwards: a message's place in it, from the page before. */
export interface HistoryInput {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A page of the conversation with a company. */
export interface CompanyHistoryInput extends HistoryInput {
  readonly companyId: string;
}

/** Who wrote a message. */
export type ChatSender = 'CANDIDATE' | 'COMPANY' | 'ADMIN';

/** One message, as the history answers it and as open devices are handed it. */
export interface ChatMessage {
  readonly id: string;
  /** Counts up by one within the conversation; a client that misses one asks the history. */
  readonly sequence: number;
  readonly text: string;
  readonly sender: ChatSender;
  /** As shown; the seeker's from the profile. */
  readonly senderName: string;
  readonly createdAt: string;
}

/** A page of a conversation. */
export interface ChatHistory {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** For the page before; null at the beginning. */
  readonly before: number | null;
}

/** A message's id: its place in its conversation. */
export function chatMessageId(conversationId: string, sequence: number): string {
  return `${conversationId}-${sequence}`;
}
