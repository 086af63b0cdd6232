import type { ApplyReferralOutput, Language } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { ActionKey } from '../idempotency/action-key.ts';
import { once } from '../idempotency/once.ts';
import { success } from '../shared/success.ts';
import { grantReferral, lockReferralParties, type ReferralTerms } from './grant-referral.ts';
import { insertReferral, selectReferral } from './referral.queries.ts';
import { wasReferred } from './was-referred.ts';

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

/**
 * Stores the code, or throws the reason for a refusal. Both rows are locked, so that two friends cannot use each
 * other's code at the same moment.
 */
async function addReferral(
  tx: Transaction,
  { candidateId, code }: ApplyReferral,
  terms: ReferralTerms,
): Promise<void> {
  const referrerId = await findReferrer(tx, code.toUpperCase());
  if (referrerId === candidateId) throw new AppError('REFERRAL_OWN');
  await lockReferralParties(tx, { refereeId: candidateId, referrerId });
  if (await wasReferred(tx, candidateId, terms)) throw new AppError('REFERRAL_USED');
  if (await firstRow(tx, selectReferral(referrerId, candidateId))) throw new AppError('REFERRAL_MUTUAL');
  const added = await tx.query(insertReferral(candidateId, referrerId));
  if (added.length === 0) throw new AppError('REFERRAL_USED');
}

/**
 * Stores a friend's code once. Both earn at once if the mobile number is verified, otherwise when it becomes
 * verified.
 */
export async function applyReferral(
  {
    database,
    clock,
    settings,
    keys,
    tasks,
  }: Pick<Container, 'database' | 'clock' | 'settings' | 'keys' | 'tasks'>,
  input: ApplyReferral,
): Promise<ApplyReferralOutput> {
  const { candidateId, language, actionKey = null } = input;
  const { referralsAMonth } = await settings.read();
  const terms = { traceKey: keys.accountTrace, referralsAMonth, now: clock.now() };
  // Stays false for a repeat, which returns the stored result without running the callback.
  let isNewlyGranted = false;
  const { isGranted, credits } = await once(database.transaction, clock, actionKey, async (tx) => {
    await addReferral(tx, input, terms);
    const before = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    if (before.deletedAt) throw new AppError('NOT_SIGNED_IN');
    const isGranted = before.isMobileVerified && (await grantReferral(tx, candidateId, terms));
    const after = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    isNewlyGranted = isGranted;
    return { isGranted, credits: after.creditBalance };
  });
  if (isNewlyGranted) tasks.soon('push');
  return { message: success[language]('referralApplied'), isGranted, credits };
}
