import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import {
  addToken,
  countTokensSince,
  lockToken,
  revokeFamily,
  type StoredToken,
  tokenExpiry,
} from './refresh-tokens.ts';
import { insertMissingLogin } from './session.queries.ts';

/**
 * Grace period in milliseconds. Within it, a second use of a token is no sign of theft, because two tabs may send the
 * same cookie.
 */
const GRACE_MILLISECONDS = 10_000;

export interface RefreshedLogin {
  readonly candidateId: string;
  readonly loginId: string;
  readonly refreshToken: string;
}

type Verdict = 'first' | 'again' | 'busy' | 'theft' | 'void';

async function judge(tx: Transaction, token: StoredToken, now: Date): Promise<Verdict> {
  if (token.revokedAt || token.expiresAt <= now) return 'void';
  if (!token.usedAt) return 'first';
  if (now.getTime() - token.usedAt.getTime() > GRACE_MILLISECONDS) return 'theft';
  const successors = await countTokensSince(tx, token.familyId, token.usedAt);
  return successors <= 1 ? 'again' : 'busy';
}

/**
 * Returns when the login of a token started. A login opened by an older release has no row; its oldest token gives
 * the time.
 */
async function startOf(tx: Transaction, { familyId, candidateId }: StoredToken): Promise<Date> {
  const known = await tx.login.findUnique({ where: { id: familyId } });
  if (known !== null) return known.startedAt;
  await tx.query(insertMissingLogin(familyId, candidateId));
  const { startedAt } = await tx.login.findUniqueOrThrow({ where: { id: familyId } });
  return startedAt;
}

async function exchange(
  tx: Transaction,
  presented: string,
  clock: Container['clock'],
): Promise<RefreshedLogin | Verdict> {
  const token = await lockToken(tx, presented);
  if (!token) return 'void';
  // Read after the lock is taken: an earlier reading could precede the time of the previous holder of the lock.
  const now = clock.now();
  const verdict = await judge(tx, token, now);
  if (verdict === 'theft') await revokeFamily(tx, token.familyId, now);
  if (verdict !== 'first' && verdict !== 'again') return verdict;
  const { candidateId, familyId } = token;
  const startedAt = await startOf(tx, token);
  if (tokenExpiry(startedAt, now) <= now) return 'void';
  if (verdict === 'first') await tx.refreshToken.update({ where: { id: token.id }, data: { usedAt: now } });
  await tx.candidate.update({ where: { id: candidateId }, data: { lastSeenAt: now } });
  const refreshToken = await addToken(tx, { candidateId, familyId }, startedAt, now);
  return { candidateId, loginId: familyId, refreshToken };
}

/**
 * Exchanges a refresh token for the next of its family. If a used token is presented again after the grace period, it
 * was copied, and the whole family ends.
 */
export async function refreshLogin(
  { database, clock, logins }: Pick<Container, 'database' | 'clock' | 'logins'>,
  presented: string,
): Promise<RefreshedLogin> {
  const outcome = await database.transaction((tx) => exchange(tx, presented, clock));
  if (typeof outcome !== 'string') return outcome;
  // A third tab in the same moment: the browser has the newer cookie by now, so a retry succeeds.
  if (outcome === 'busy') throw new AppError('CONFLICT', { retryAfter: 1 });
  if (outcome === 'theft') {
    logins.forget();
    throw new AppError('NOT_SIGNED_IN', { event: 'refresh-token-copied' });
  }
  throw new AppError('NOT_SIGNED_IN');
}
