import type { Language, RequestCreditsOutput } from '@nukkad/contract';
import type { Container } from '../../container.ts';
import { firstRow, type Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ActionKey } from '../../idempotency/action-key.ts';
import { once } from '../../idempotency/once.ts';
import { successText } from '../../shared/message.ts';
import { latestRequest, nextRequestFrom } from './request-rules.ts';

interface RequestCredits {
  readonly candidateId: string;
  readonly language: Language;
  readonly actionKey?: ActionKey | null;
}

interface Granting {
  readonly amount: number;
  readonly needsOperator: boolean;
  readonly now: Date;
}

async function checkMayRequest(tx: Transaction, candidateId: string, now: Date): Promise<void> {
  const held = await firstRow<{ credits: number }>(
    tx,
    'SELECT credit_balance AS credits FROM candidate WHERE id = $1::uuid FOR UPDATE',
    candidateId,
  );
  if ((held?.credits ?? 0) > 0) throw new AppError('CREDITS_NOT_EMPTY');
  const latest = await latestRequest(tx, candidateId);
  if (latest?.status === 'OPEN') throw new AppError('REQUEST_OPEN');
  const from = nextRequestFrom(latest, now);
  if (from) throw new AppError('REQUEST_TOO_SOON', { extra: { requestFrom: from.toISOString() } });
}

async function request(tx: Transaction, candidateId: string, granting: Granting): Promise<boolean> {
  const { amount, needsOperator, now } = granting;
  await checkMayRequest(tx, candidateId, now);
  if (needsOperator || amount === 0) {
    await tx.creditRequest.create({ data: { candidateId, createdAt: now } });
    return false;
  }
  const decision = { status: 'GRANTED', decidedAt: now, decidedBy: 'rule' } as const;
  const { id } = await tx.creditRequest.create({ data: { candidateId, createdAt: now, ...decision } });
  await tx.creditEntry.create({
    data: { candidateId, amount, reason: 'REQUEST', reference: id, createdAt: now },
  });
  return true;
}

/** Asks for credits when none are left, at most once a week: granted at once, or kept for an operator. */
export async function requestCredits(
  { database, clock, settings }: Pick<Container, 'database' | 'clock' | 'settings'>,
  { candidateId, language, actionKey = null }: RequestCredits,
): Promise<RequestCreditsOutput> {
  const { creditsRequest: amount, creditRequestNeedsOperator: needsOperator } = await settings.read();
  const granting = { amount, needsOperator, now: clock.now() };
  const isGranted = await once({ database, clock }, actionKey, (tx) => request(tx, candidateId, granting));
  const message = isGranted
    ? successText('creditsGranted', language, { count: amount })
    : successText('creditsRequested', language);
  return { message, isGranted, balance: isGranted ? amount : 0 };
}
