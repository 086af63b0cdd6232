import { IDEMPOTENCY_KEY_HOURS } from '@nukkad/contract/idempotency.ts';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { selectMemberOutcome, tryLock, upsertMemberOutcome } from './idempotency.queries.ts';

/** Idempotency key of a member's request. Retries of the request have the same key. */
export interface MemberKey {
  /** The member, as in the audit. */
  readonly actor: string;
  readonly key: string;
  /** Digest of the route and its input. The same key with another fingerprint is rejected. */
  readonly fingerprint: string;
}

interface Outcome<T> {
  readonly answer: T;
  /** Whether the answer is that of an earlier request, so that nothing was done. */
  readonly isRepeat: boolean;
}

/**
 * Runs `work` in a transaction, at most once for each key. The effect and the result are committed together, and a retry
 * returns the stored result. A refusal is not stored, because it has no effect. Throws STILL_RUNNING while the first
 * request runs, and KEY_REUSED if the key belongs to another request. The result is stored as JSON.
 */
export async function outcomeByMember<T>(
  { transaction }: Pick<Container['database'], 'transaction'>,
  clock: Container['clock'],
  memberKey: MemberKey | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<Outcome<T>> {
  if (memberKey === null) return { answer: await transaction(work), isRepeat: false };
  const { actor, key, fingerprint } = memberKey;
  return transaction(async (tx) => {
    const now = clock.now();
    const lock = await firstRow(tx, tryLock(`${actor} ${key}`));
    if (!lock?.isOurs) throw new AppError('STILL_RUNNING', { retryAfter: 1 });
    const stored = await firstRow(tx, selectMemberOutcome(actor, key, now));
    if (stored && stored.fingerprint !== fingerprint) throw new AppError('KEY_REUSED');
    if (stored) return { answer: (stored.outcome as { answer: T }).answer, isRepeat: true };
    const answer = await work(tx);
    const expiresAt = new Date(now.getTime() + IDEMPOTENCY_KEY_HOURS * HOUR_MS);
    const outcome = JSON.stringify({ answer });
    await tx.query(upsertMemberOutcome({ actor, key, fingerprint, outcome, expiresAt }));
    return { answer, isRepeat: false };
  });
}

/** Runs `work` as `outcomeByMember` does, and returns its result alone. */
export async function onceByMember<T>(...given: Parameters<typeof outcomeByMember<T>>): Promise<T> {
  return (await outcomeByMember(...given)).answer;
}
