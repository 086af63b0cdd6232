import { firstRow, type Transaction } from '../database/rows.ts';
import { type AccountTrace, writeTrace } from './account-trace.ts';
import { selectTraceOfAccount } from './account-traces.queries.ts';
import { phoneTraceHash, traceHashesOf } from './trace-hashes.ts';

async function traceOf(tx: Transaction, candidateId: string): Promise<AccountTrace> {
  const trace = await firstRow(tx, selectTraceOfAccount(candidateId));
  if (!trace) throw new Error('the account was deleted before its trace was written');
  return trace;
}

/**
 * Stores the trace of an account under the hashes of its sign-ins and its number (see `AccountTrace`). Call it in the
 * transaction that deletes the account, after its row is locked.
 */
export async function storeAccountTrace(
  tx: Transaction,
  key: string,
  candidateId: string,
  now: Date,
): Promise<void> {
  const trace = await traceOf(tx, candidateId);
  await writeTrace(tx, await traceHashesOf(tx, key, candidateId), trace, now);
}

interface LeftNumber {
  readonly candidateId: string;
  readonly phone: string;
  /** True if no referral may be paid for this number again, even if this account was not referred. */
  readonly wasReferred?: boolean;
}

/** Stores the trace of a number that an account gives up or loses. The account keeps its credits, so the trace has 0. */
export async function storeNumberTrace(
  tx: Transaction,
  key: string,
  { candidateId, phone, wasReferred = false }: LeftNumber,
  now: Date,
): Promise<void> {
  const trace = await traceOf(tx, candidateId);
  const left = { ...trace, creditsLeft: 0, wasReferred: wasReferred || trace.wasReferred };
  await writeTrace(tx, [phoneTraceHash(key, phone)], left, now);
}
