/** What a company said about the seeker. */
export interface CompanyFeedback {
  readonly companyId: string;
  readonly companyName: string;
  readonly companyImage: string | null;
  readonly comments: string;
  readonly createdAt: string;
}

/** A message to the operators in own words. */
export interface MessageInput {
  /** Trimmed; blank is refused. */
  readonly text: string;
}
