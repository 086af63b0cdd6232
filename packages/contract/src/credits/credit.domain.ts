import type { Cursor } from '../jobs/job.domain.ts';

/** Why credits came in or went out; the last two belong to accounts that return. */
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

/** One line of the ledger. */
export interface CreditEntry {
  readonly id: string;
  readonly kind: CreditEntryKind;
  /** Positive where credits came in. */
  readonly amount: number;
  /** What there was after it. */
  readonly balance: number;
  readonly createdAt: string;
  /** The job it was spent on or given back for. */
  readonly jobTitle: string | null;
  readonly jobLink: string | null;
}

/** A page of the ledger. */
export interface CreditStatementInput {
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** The balance and a page of the ledger that it sums. */
export interface CreditStatement {
  readonly balance: number;
  /** Newest first. */
  readonly entries: readonly CreditEntry[];
  readonly nextCursor: Cursor | null;
}

/** Whether credits were granted at once, and what there is now. */
export interface RequestCreditsOutput {
  readonly message: string;
  readonly isGranted: boolean;
  readonly balance: number;
}

/** One time that a candidate asked for credits. */
export interface CreditRequest {
  readonly status: 'OPEN' | 'GRANTED' | 'DECLINED';
  readonly requestedAt: string;
  readonly answeredAt: string | null;
}

/** Where the seeker stands with asking for credits. */
export interface CreditRequestState {
  readonly latest: CreditRequest | null;
  readonly canRequest: boolean;
  /** When one may ask again; null where one may already, or credits are left. */
  readonly requestFrom: string | null;
}
