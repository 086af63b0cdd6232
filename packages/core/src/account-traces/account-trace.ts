import { firstRow, type Queryable, type Transaction } from '../database/rows.ts';
import { selectTrace, upsertTraces } from './account-traces.queries.ts';

/**
 * Record of a sign-in or number that an account gave up, stored for a year so that a new account does not get the
 * same credits again. It holds no name, number or id.
 */
export interface AccountTrace {
  readonly creditsLeft: number;
  /** Whether a referral of this person was already paid. */
  readonly wasReferred: boolean;
  /** The time of the last request for credits. */
  readonly creditsRequestedAt: Date | null;
}

/**
 * Returns the unexpired traces of these hashes combined: the least credits, the latest request, and whether any was
 * referred. Returns null if there is none.
 */
export function readTrace(
  source: Queryable,
  hashes: readonly string[],
  now: Date,
): Promise<AccountTrace | null> {
  return firstRow(source, selectTrace(hashes, now));
}

/** Stores the trace under each hash. It expires after a year. */
export async function writeTrace(
  tx: Transaction,
  hashes: readonly string[],
  { creditsLeft, wasReferred, creditsRequestedAt }: AccountTrace,
  now: Date,
): Promise<void> {
  await tx.query(upsertTraces({ hashes, creditsLeft, wasReferred, creditsRequestedAt, now }));
}
