import type { ApplyReferralOutput, Language } from '@nukkad/contract';
import type { Container } from '../../container.ts';
import { rows, type Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ActionKey } from '../../idempotency/action-key.ts';
import { once } from '../../idempotency/once.ts';
import { successText } from '../../shared/message.ts';
import { grantReferral, lockReferralParties } from './grant-referral.ts';

async function findReferrer(tx: Transaction, code: string): Promise<string> {
  const referrer = await tx.candidate.findUnique({
    where: { referralCode: code },
    select: { id: true, deletedAt: true },
  });
  if (!referrer || referrer.deletedAt) throw new AppError('REFERRAL_UNKNOWN');
  return referrer.id;
}

interface ApplyReferral {
  readonly candidateId: string;
  readonly code: string;
  readonly language: Language;
  readonly actionKey?: ActionKey | null;
}

/** Keeps a friend's code, once; both earn at once when the mobile is verified already, else when it becomes so. */
export async function applyReferral(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  input: ApplyReferral,
): Promise<ApplyReferralOutput> {
  const { candidateId, language } = input;
  const { isGranted, credits } = await once({ database, clock }, input.actionKey ?? null, async (tx) => {
    const referrerId = await findReferrer(tx, input.code.toUpperCase());
    if (referrerId === candidateId) throw new AppError('REFERRAL_OWN');
    await lockReferralParties(tx, candidateId, referrerId);
    const added = await rows(
      tx,
      `INSERT INTO referral (referee_id, referrer_id) VALUES ($1::uuid, $2::uuid)
       ON CONFLICT DO NOTHING RETURNING referee_id::text`,
      candidateId,
      referrerId,
    );
    if (added.length === 0) throw new AppError('REFERRAL_USED');
    const before = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const isGranted = before.isMobileVerified && (await grantReferral(tx, candidateId, clock.now()));
    const after = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    return { isGranted, credits: after.creditBalance };
  });
  return { message: successText('referralApplied', language), isGranted, credits };
}
