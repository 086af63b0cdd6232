import { type ErrorCode, isRefusal } from '@nukkad/contract';
import { IDEMPOTENCY_KEY_HOURS } from '@nukkad/contract/idempotency.ts';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { firstRow, type PipelinedTransaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { ActionKey } from './action-key.ts';
import {
  rollBackToSavepoint,
  selectOutcome,
  setSavepoint,
  tryLock,
  upsertOutcome,
} from './idempotency.queries.ts';

/** Runs work in a transaction: `transaction` or `pipelinedTransaction` of the database. */
type Run<Tx> = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** The stored result of an action: its return value, or the error of the rule that refused it. */
type Outcome<T> =
  | { readonly answer: T }
  | { readonly refusal: { readonly code: ErrorCode } & Pick<AppError, 'extra'> };

/**
 * Runs `work` after a savepoint. If a rule refuses it, rolls back its writes and returns the refusal. Rethrows other
 * errors.
 */
async function attempt<T, Tx extends PipelinedTransaction>(
  tx: Tx,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    return { answer: await work(tx) };
  } catch (thrown) {
    if (!(thrown instanceof AppError) || !isRefusal(thrown.code)) throw thrown;
    tx.send(rollBackToSavepoint());
    const { code, extra } = thrown;
    return { refusal: { code, extra } };
  }
}

/** Returns the stored outcome of the key, or runs `work` and stores its outcome. */
async function runOrReplay<T, Tx extends PipelinedTransaction>(
  tx: Tx,
  { candidateId, key, fingerprint }: ActionKey,
  now: Date,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> {
  // Sent together, because each wait for the database delays the seeker.
  const [lock, stored] = await Promise.all([
    firstRow(tx, tryLock(`${candidateId} ${key}`)),
    firstRow(tx, selectOutcome(candidateId, key, now)),
    tx.query(setSavepoint()),
  ]);
  if (!lock?.isOurs) throw new AppError('STILL_RUNNING', { retryAfter: 1 });
  if (stored && stored.fingerprint !== fingerprint) throw new AppError('KEY_REUSED');
  if (stored) return stored.outcome as Outcome<T>;
  const outcome = await attempt(tx, work);
  const expiresAt = new Date(now.getTime() + IDEMPOTENCY_KEY_HOURS * HOUR_MS);
  tx.send(upsertOutcome({ candidateId, key, fingerprint, outcome: JSON.stringify(outcome), expiresAt }));
  return outcome;
}

/**
 * Runs `work` in a transaction that `run` starts. With a key it runs at most once: the effect and the result are
 * committed together, and a retry returns the stored result. Throws STILL_RUNNING while the first request runs, and
 * KEY_REUSED if the key belongs to another request. The result is stored as JSON.
 */
export async function once<T, Tx extends PipelinedTransaction>(
  run: Run<Tx>,
  clock: Container['clock'],
  actionKey: ActionKey | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (actionKey === null) return run(work);
  const outcome = await run((tx) => runOrReplay(tx, actionKey, clock.now(), work));
  if ('answer' in outcome) return outcome.answer;
  const { code, extra } = outcome.refusal;
  throw new AppError(code, { extra });
}
