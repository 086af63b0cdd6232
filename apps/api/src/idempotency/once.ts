import { type ErrorCode, isRefusal } from '@nukkad/contract';
import { IDEMPOTENCY_KEY_HOURS } from '@nukkad/contract/idempotency.ts';
import type { Container } from '../container.ts';
import { firstRow, rows, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { ActionKey } from './action-key.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

/** How an action ended, as it is kept: what it answered, or the rule that refused it. */
type Outcome<T> =
  | { readonly answer: T }
  | { readonly refusal: { readonly code: ErrorCode } & Pick<AppError, 'extra'> };

const TRY_LOCK = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isOurs"';

const KEPT = `
  SELECT fingerprint, answer AS outcome FROM idempotency_key
   WHERE candidate_id = $1::uuid AND key = $2 AND expires_at > $3::timestamptz`;

const KEEP = `
  INSERT INTO idempotency_key (candidate_id, key, fingerprint, answer, expires_at)
  VALUES ($1::uuid, $2, $3, $4::jsonb, $5::timestamptz)
  ON CONFLICT (candidate_id, key) DO UPDATE
    SET fingerprint = excluded.fingerprint, answer = excluded.answer, expires_at = excluded.expires_at`;

/** Does the work; a refusal takes back what was written before it and is an outcome like any other. */
async function attempt<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<Outcome<T>> {
  await tx.query('SAVEPOINT action');
  try {
    return { answer: await work(tx) };
  } catch (thrown) {
    if (!(thrown instanceof AppError) || !isRefusal(thrown.code)) throw thrown;
    await tx.query('ROLLBACK TO SAVEPOINT action');
    const { code, extra } = thrown;
    return { refusal: { code, extra } };
  }
}

async function remembered<T>(
  tx: Transaction,
  { candidateId, key, fingerprint }: ActionKey,
  now: Date,
  work: (tx: Transaction) => Promise<T>,
): Promise<Outcome<T>> {
  const lock = await firstRow<{ isOurs: boolean }>(tx, TRY_LOCK, `${candidateId} ${key}`);
  if (!lock?.isOurs) throw new AppError('STILL_RUNNING', { retryAfter: 1 });
  const kept = await firstRow<{ fingerprint: string; outcome: Outcome<T> }>(tx, KEPT, candidateId, key, now);
  if (kept && kept.fingerprint !== fingerprint) throw new AppError('KEY_REUSED');
  if (kept) return kept.outcome;
  const outcome = await attempt(tx, work);
  const expiresAt = new Date(now.getTime() + IDEMPOTENCY_KEY_HOURS * 3_600_000);
  await rows(tx, KEEP, candidateId, key, fingerprint, JSON.stringify(outcome), expiresAt);
  return outcome;
}

/**
 * Does a seeker's action in one transaction; with a key only once. Effect and answer are kept together, so that a repeat
 * after a lost answer gets that answer and does nothing. While the first still runs a repeat is STILL_RUNNING, and the
 * key on another request KEY_REUSED. What `work` answers must survive JSON.
 */
export async function once<T>(
  { database, clock }: Deps,
  actionKey: ActionKey | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (actionKey === null) return database.transaction(work);
  const outcome = await database.transaction((tx) => remembered(tx, actionKey, clock.now(), work));
  if ('answer' in outcome) return outcome.answer;
  const { code, extra } = outcome.refusal;
  throw new AppError(code, { extra });
}
