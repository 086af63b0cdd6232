import { createHmac } from 'node:crypto';
import { startOfIndiaDay } from '@nukkad/domain/india-day.ts';
import { traceHashesOf } from '../account-traces/trace-hashes.ts';
import { lockKey } from '../database/locks.queries.ts';
import { oneRow, type Transaction } from '../database/rows.ts';
import { countActions, insertActions } from './daily-limits.queries.ts';

/** What is counted: the name in `counted_action.kind`. */
export type CountedKind = 'account-deletion' | 'message-to-operators' | 'hr-contact' | 'counted-report';

/** Something that an action is counted by, and how often a day of India it may do it. */
export interface CountedSubject {
  readonly hash: string;
  readonly max: number;
}

/** The sign-ins of an account and its number, each with the same limit. They stay the same after a deletion. */
export async function accountSubjects(
  tx: Transaction,
  key: string,
  candidateId: string,
  max: number,
): Promise<CountedSubject[]> {
  const hashes = await traceHashesOf(tx, key, candidateId);
  return hashes.map((hash) => ({ hash, max }));
}

/** A network address as `request.network` has it. Only a keyed hash of it is stored. */
export function networkSubject(key: string, network: string, max: number): CountedSubject {
  return { hash: createHmac('sha256', key).update(`network\n${network}`).digest('base64url'), max };
}

/**
 * Counts an action for each of its subjects, in the transaction of the action. Returns false, and counts nothing, if
 * one of them has reached its limit of the day. Advisory locks make calls of one subject run one after the other; a
 * caller that also locks a seeker's row locks that row first.
 */
export async function countAction(
  tx: Transaction,
  kind: CountedKind,
  subjects: readonly CountedSubject[],
  now: Date,
): Promise<boolean> {
  const hashes = subjects.map(({ hash }) => hash).sort();
  for (const hash of hashes) await tx.query(lockKey(`${kind}:${hash}`));
  const since = startOfIndiaDay(now);
  for (const { hash, max } of subjects) {
    const { count } = await oneRow(tx, countActions(kind, hash, since));
    if (count >= max) return false;
  }
  await tx.query(insertActions(kind, hashes, now));
  return true;
}
