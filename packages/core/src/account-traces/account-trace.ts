import { firstRow, type Queryable, type Transaction } from '../database/rows.ts';
import { selectTrace, upsertTraces } from './account-traces.queries.ts';

/** What is kept for a year of a sign-in or a number that an account has left: no name, no number, no id. */
export interface AccountTrace {
  readonly creditsLeft: number;
  /** A friend's code was paid for. */
  readonly wasReferred: boolean;
  /** When credits were last asked for. */
  readonly creditsRequestedAt: Date | null;
}

/** What the traces of these hashes say together: the strictest of each; null where there is none that still holds. */
export function readTrace(
  source: Queryable,
  hashes: readonly string[],
  now: Date,
): Promise<AccountTrace | null> {
  return firstRow(source, selectTrace(hashes, now));
}

/** Keeps a trace under each hash for a year from now. */
export async function writeTrace(
  tx: Transaction,
  hashes: readonly string[],
  { creditsLeft, wasReferred, creditsRequestedAt }: AccountTrace,
  now: Date,
): Promise<void> {
  await tx.query(upsertTraces({ hashes, creditsLeft, wasReferred, creditsRequestedAt, now }));
}
