import { createHmac } from 'node:crypto';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { startOfIndiaDay } from '@nukkad/domain/india-day.ts';
import { traceHashesOf } from '../account-traces/trace-hashes.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, oneRow, type Transaction } from '../database/rows.ts';
import { countActions, insertActions, selectEarlierAction } from './daily-limits.queries.ts';

/** Kinds of counted actions, as stored in `counted_action.kind`. */
export type CountedKind =
  | 'account-deletion'
  | 'message-to-operators'
  | 'hr-contact'
  | 'counted-report'
  | 'company-search'
  | 'applicants-table'
  | 'member-help'
  | 'member-code';

/** The hash of a person or network for which actions are counted, and the maximum: for each day in India, or for each hour. */
export interface CountedSubject {
  readonly hash: string;
  readonly max: number;
}

/**
 * Returns the sign-ins and the number of an account as subjects with the same limit. A new account of the same person has
 * the same subjects.
 */
export async function accountSubjects(
  tx: Transaction,
  key: string,
  candidateId: string,
  max: number,
): Promise<CountedSubject[]> {
  const hashes = await traceHashesOf(tx, key, candidateId);
  return hashes.map((hash) => ({ hash, max }));
}

/** Returns the keyed hash of a text that names a person or network. The text itself is not stored. */
function hashOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Returns a subject for a network address in the form of `request.network`. Only its keyed hash is stored. */
export function networkSubject(key: string, network: string, max: number): CountedSubject {
  return { hash: hashOf(key, `network\n${network}`), max };
}

/** Returns a subject for a member of companies. Only the keyed hash of the id is stored. */
export function memberSubject(key: string, memberId: string, max: number): CountedSubject {
  return { hash: hashOf(key, `member\n${memberId}`), max };
}

/** Returns a subject for a member who acts for a company. Only the keyed hash of both ids is stored. */
export function companyMemberSubject(
  key: string,
  { memberId, companyId }: { readonly memberId: string; readonly companyId: string },
  max: number,
): CountedSubject {
  return { hash: hashOf(key, `member\n${memberId}\n${companyId}`), max };
}

/** Returns the subject of an action that is limited for all people together. */
export function everybody(key: string, max: number): CountedSubject {
  return { hash: hashOf(key, 'everybody'), max };
}

/** Returns a subject for a proven phone number of a member. Only the keyed hash of the number is stored. */
export function phoneSubject(key: string, phone: string, max: number): CountedSubject {
  return { hash: hashOf(key, `phone\n${phone}`), max };
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

/**
 * Counts an action of a subject, in the transaction of the action. Returns null. If the subject has done as many within the
 * last hour as it may, counts nothing and returns when the next one is allowed.
 */
export async function countActionOfHour(
  tx: Transaction,
  kind: CountedKind,
  { hash, max }: CountedSubject,
  now: Date,
): Promise<Date | null> {
  await tx.query(lockKey(`${kind}:${hash}`));
  const earlier = await firstRow(tx, selectEarlierAction(kind, hash, max));
  const allowedAt = earlier === null ? null : new Date(earlier.doneAt.getTime() + HOUR_MS);
  if (allowedAt !== null && allowedAt > now) return allowedAt;
  await tx.query(insertActions(kind, [hash], now));
  return null;
}
