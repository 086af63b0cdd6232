import { readTrace } from '../account-traces/account-trace.ts';
import type { Transaction } from '../database/rows.ts';
import { reverseStart } from './credits.queries.ts';
import { writeEntry } from './write-entry.ts';

interface NewAccount {
  readonly candidateId: string;
  readonly signInHash: string;
  readonly creditsStart: number;
}

/** Gives a new account its start credits. If its sign-in had an account before, it gets only the credits that account left. */
export async function giveStartCredits(
  tx: Transaction,
  { candidateId, signInHash, creditsStart }: NewAccount,
  now: Date,
): Promise<void> {
  const trace = await readTrace(tx, [signInHash], now);
  const amount = trace ? Math.min(trace.creditsLeft, creditsStart) : creditsStart;
  if (amount === 0) return;
  const reason = trace ? 'CARRIED_OVER' : 'START';
  await writeEntry(tx, { candidateId, amount, reason, reference: 'start' }, now);
}

/**
 * Reduces unspent start credits to what the number's earlier account left. Called when a new account verifies its first
 * number, because each number gets the full start credits only once.
 */
export async function reverseStartCredits(
  tx: Transaction,
  { candidateId, phoneHash }: { readonly candidateId: string; readonly phoneHash: string },
  now: Date,
): Promise<void> {
  const trace = await readTrace(tx, [phoneHash], now);
  if (trace) await tx.query(reverseStart(candidateId, trace.creditsLeft, now));
}
