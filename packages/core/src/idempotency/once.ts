import { type ErrorCode, isRefusal } from '@nukkad/contract';
import { IDEMPOTENCY_KEY_HOURS } from '@nukkad/contract/idempotency.ts';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { ActionKey } from './action-key.ts';
import {
  rollBackToSavepoint,
  selectOutcome,
  setSavepoint,
  tryLock,
  upsertOutcome,
} from './idempotency.queries.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

/** The stored result of an action: its return value, or the error of the rule that refused it. */
type Outcome<T> =
  | { readonly answer: T }
  | { readonly refusal: { readonly code: ErrorCode } & Pick<AppError, 'extra'> };

/** Runs `work`. If a rule refuses it, rolls back its writes and returns the refusal. Rethrows other errors. */
async function attempt<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<Outcome<T>> {
  await tx.query(setSavepoint());
  try {
    return { answer: await work(tx) };
  } catch (thrown) {
    if (!(thrown instanceof AppError) || !isRefusal(thrown.code)) throw thrown;
    await tx.query(rollBackToSavepoint());
    const { code, extra } = thrown;
    return { refusal: { code, extra } };
  }
}

/** Returns the stored outcome of the key, or runs `work` and stores its outcome. */
async function runOrReplay<T>(
  tx: Transaction,
  { candidateId, key, fingerprint }: ActionKey,
  now: Date,
  work: (tx: Transaction) => Promise<T>,
): Promise<Outcome<T>> {
  const lock = await firstRow(tx, tryLock(`${candidateId} ${key}`));
  if (!lock?.isOurs) throw new AppError('STILL_RUNNING', { retryAfter: 1 });
  const stored = await firstRow(tx, selectOutcome(candidateId, key, now));
  if (stored && stored.fingerprint !== fingerprint) throw new AppError('KEY_REUSED');
  if (stored) return stored.outcome as Outcome<T>;
  const outcome = await attempt(tx, work);
  const expiresAt = new Date(now.getTime() + IDEMPOTENCY_KEY_HOURS * HOUR_MS);
  await tx.query(
    upsertOutcome({ candidateId, key, fingerprint, outcome: JSON.stringify(outcome), expiresAt }),
  );
  return outcome;
}

/**
 * Runs `work` in a transaction. With a key it runs at most once: the effect and the result are committed together, and
 * a retry returns the stored result. Throws STILL_RUNNING while the first request runs, and KEY_REUSED if the key
 * belongs to another request. The result is stored as JSON.
 */
export async function once<T>(
  { database, clock }: Deps,
  actionKey: ActionKey | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (actionKey === null) return database.transaction(work);
  const outcome = await database.transaction((tx) => runOrReplay(tx, actionKey, clock.now(), work));
  if ('answer' in outcome) return outcome.answer;
  const { code, extra } = outcome.refusal;
  throw new AppError(code, { extra });
}
