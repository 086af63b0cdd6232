/** Where a conversation is read from backwards: a message's place in it, from the page before. */
export interface HistoryInput {
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface CompanyHistoryInput extends HistoryInput {
  readonly companyId: string;
}

/** One message; `sequence` counts up by one within its conversation. */
export interface ChatMessage {
  readonly id: string;
  readonly sequence: number;
  readonly text: string;
  readonly sender: 'CANDIDATE' | 'OTHER';
  /** As shown; the seeker's from the profile. */
  readonly senderName: string;
  readonly createdAt: string;
}

export interface ChatHistory {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** For the page before; null at the beginning. */
  readonly before: number | null;
}
