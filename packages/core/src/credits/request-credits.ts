import type { Language, RequestCreditsOutput } from '@nukkad/contract';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { ActionKey } from '../idempotency/action-key.ts';
import { once } from '../idempotency/once.ts';
import { success } from '../shared/success.ts';
import { lastRequestedAt, latestRequest, nextRequestFrom } from './credit-requests.rules.ts';
import { lockSpender } from './lock-spender.ts';
import { writeEntry } from './write-entry.ts';

interface RequestCredits {
  readonly candidateId: string;
  readonly language: Language;
  readonly actionKey?: ActionKey | null;
}

interface Granting {
  readonly amount: number;
  readonly needsOperator: boolean;
  readonly traceKey: string;
  readonly now: Date;
}

async function checkMayRequest(
  tx: Transaction,
  candidateId: string,
  { traceKey, now }: Granting,
): Promise<void> {
  const spender = await lockSpender(tx, candidateId);
  if (!spender) throw new AppError('NOT_SIGNED_IN');
  if (spender.credits > 0) throw new AppError('CREDITS_NOT_EMPTY');
  if (!spender.isMobileVerified) throw new AppError('MOBILE_NOT_VERIFIED');
  const latest = await latestRequest(tx, candidateId);
  if (latest?.status === 'OPEN') throw new AppError('REQUEST_OPEN');
  const from = nextRequestFrom(await lastRequestedAt(tx, candidateId, { latest, traceKey, now }), now);
  if (from) throw new AppError('REQUEST_TOO_SOON', { extra: { requestFrom: from.toISOString() } });
}

async function request(tx: Transaction, candidateId: string, granting: Granting): Promise<boolean> {
  const { amount, needsOperator, now } = granting;
  await checkMayRequest(tx, candidateId, granting);
  if (needsOperator || amount === 0) {
    await tx.creditRequest.create({ data: { candidateId, createdAt: now } });
    return false;
  }
  const decision = { status: 'GRANTED', decidedAt: now, decidedBy: 'rule' } as const;
  const { id } = await tx.creditRequest.create({ data: { candidateId, createdAt: now, ...decision } });
  await writeEntry(tx, { candidateId, amount, reason: 'REQUEST', reference: id }, now);
  return true;
}

/**
 * Requests credits for a seeker who has none left, at most once a week. Depending on the settings they are granted at once,
 * or an operator decides.
 */
export async function requestCredits(
  { database, clock, settings, keys }: Pick<Container, 'database' | 'clock' | 'settings' | 'keys'>,
  { candidateId, language, actionKey = null }: RequestCredits,
): Promise<RequestCreditsOutput> {
  const { creditsRequest: amount, creditRequestNeedsOperator: needsOperator } = await settings.read();
  const granting = { amount, needsOperator, traceKey: keys.accountTrace, now: clock.now() };
  const isGranted = await once(database.transaction, clock, actionKey, (tx) =>
    request(tx, candidateId, granting),
  );
  const message = isGranted
    ? success[language]('creditsGranted', { count: amount })
    : success[language]('creditsRequested');
  return { message, isGranted, balance: isGranted ? amount : 0 };
}
