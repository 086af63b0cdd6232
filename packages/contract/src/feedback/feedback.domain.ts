/** Feedback of a company about the seeker. */
export interface CompanyFeedback {
  readonly companyId: string;
  readonly companyName: string;
  readonly companyImage: string | null;
  readonly comments: string;
  readonly createdAt: string;
}

/** A message to the operators. */
export interface MessageInput {
  /** The text, trimmed. A blank one is refused. */
  readonly text: string;
}
