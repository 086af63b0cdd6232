import { firstRow, type Transaction } from '../database/rows.ts';
import { type AccountTrace, writeTrace } from './account-trace.ts';
import { selectTraceOfAccount } from './account-traces.queries.ts';
import { phoneTraceHash, traceHashesOf } from './trace-hashes.ts';

async function traceOf(tx: Transaction, candidateId: string): Promise<AccountTrace> {
  const trace = await firstRow(tx, selectTraceOfAccount(candidateId));
  if (!trace) throw new Error('a trace is left before the account goes');
  return trace;
}

/** Leaves what a return is judged by, in the transaction that deletes the account; its row must be held. */
export async function leaveAccountTrace(
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
  /** True if the number brings no referral any more, whether or not this account was referred. */
  readonly wasReferred?: boolean;
}

/** Leaves the trace of a number that an account gives up or loses. Its credits stay with the account, so it says 0. */
export async function leaveNumberTrace(
  tx: Transaction,
  key: string,
  { candidateId, phone, wasReferred = false }: LeftNumber,
  now: Date,
): Promise<void> {
  const trace = await traceOf(tx, candidateId);
  const left = { ...trace, creditsLeft: 0, wasReferred: wasReferred || trace.wasReferred };
  await writeTrace(tx, [phoneTraceHash(key, phone)], left, now);
}
