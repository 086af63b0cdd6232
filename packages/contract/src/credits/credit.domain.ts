import type { Cursor } from '../jobs/job.domain.ts';

/**
 * Reasons for a change of the credit balance. The last two occur only for accounts that were deleted and signed up
 * again.
 */
export const CREDIT_ENTRY_KINDS = [
  'START',
  'APPLY',
  'HR_CONTACT',
  'REFERRAL',
  'REQUEST',
  'REFUND',
  'ADJUSTMENT',
  'CARRIED_OVER',
  'START_REVERSED',
] as const;
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];

/** One entry of the credit ledger. */
export interface CreditEntry {
  readonly id: string;
  readonly kind: CreditEntryKind;
  /** Positive if credits were added. */
  readonly amount: number;
  /** The balance after this entry. */
  readonly balance: number;
  readonly createdAt: string;
  /** Title of the job for which credits were spent or refunded. */
  readonly jobTitle: string | null;
  readonly jobLink: string | null;
}

/** The request for a page of the credit ledger. */
export interface CreditStatementInput {
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** The credit balance and a page of the ledger. */
export interface CreditStatement {
  readonly balance: number;
  /** Newest first. */
  readonly entries: readonly CreditEntry[];
  readonly nextCursor: Cursor | null;
}

/** Whether credits were granted immediately, and the new balance. */
export interface RequestCreditsOutput {
  readonly message: string;
  readonly isGranted: boolean;
  readonly balance: number;
}

/** A candidate's request for credits. */
export interface CreditRequest {
  readonly status: 'OPEN' | 'GRANTED' | 'DECLINED';
  readonly requestedAt: string;
  readonly answeredAt: string | null;
}

/** The seeker's latest request for credits, and when the next one is allowed. */
export interface CreditRequestState {
  readonly latest: CreditRequest | null;
  readonly canRequest: boolean;
  /** When the seeker may ask again; null if already allowed, or if credits are left. */
  readonly requestFrom: string | null;
}
