import { CREDITS_REFERRAL } from '@nukkad/contract';
import { writeEntry } from '../credits/write-entry.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { notify } from '../notifications/notify.ts';
import { countReferralsPaid, lockParties } from './referral.queries.ts';
import { wasReferred } from './was-referred.ts';

interface ReferralParties {
  readonly refereeId: string;
  readonly referrerId?: string;
  /** The number that is about to move to the referee. The account that has it must be locked too. */
  readonly phone?: string;
}

/**
 * Locks the rows of the seeker, of the friend whose referral is pending, and of the account that has the number, in
 * the order of their ids. This order prevents deadlocks between two concurrent verifications.
 */
export async function lockReferralParties(
  tx: Transaction,
  { refereeId, referrerId = refereeId, phone }: ReferralParties,
): Promise<void> {
  await tx.query(lockParties(refereeId, referrerId, phone ?? null));
}

/** Notifies the friend whose code it was. */
async function notifyReferrer(
  tx: Transaction,
  { refereeId, referrerId }: { refereeId: string; referrerId: string },
  now: Date,
): Promise<void> {
  const { name: friend } = await tx.candidate.findUniqueOrThrow({ where: { id: refereeId } });
  const values = { friend, count: CREDITS_REFERRAL };
  const dedupeKey = `referral:${refereeId}`;
  await notify(
    tx,
    { candidateId: referrerId, type: 'credits', template: 'referral', values, dedupeKey, link: '/profile' },
    now,
  );
}

/** The key, the monthly limit and the time with which the payment of a referral is decided. */
export interface ReferralTerms {
  readonly traceKey: string;
  /** Maximum number of friends in 30 days that bring credits; 0 means no limit. */
  readonly referralsAMonth: number;
  readonly now: Date;
}

/**
 * Returns whether one more friend brings the referrer credits. The referrer's row is locked, so that no other payment
 * interferes.
 */
async function mayEarn(tx: Transaction, referrerId: string, terms: ReferralTerms): Promise<boolean> {
  if (terms.referralsAMonth === 0) return true;
  const found = await firstRow(tx, countReferralsPaid(referrerId, terms.now));
  return (found?.paid ?? 0) < terms.referralsAMonth;
}

/**
 * Pays a pending referral of this seeker to both sides, once per person. Returns whether one was pending. A referrer
 * who has reached the monthly limit earns nothing; the friend still does.
 */
export async function grantReferral(
  tx: Transaction,
  refereeId: string,
  terms: ReferralTerms,
): Promise<boolean> {
  const { traceKey, now } = terms;
  if (await wasReferred(tx, refereeId, { traceKey, now })) return false;
  const [granted] = await tx.referral.updateManyAndReturn({
    where: { refereeId, grantedAt: null },
    data: { grantedAt: now },
  });
  if (!granted) return false;
  const { referrerId } = granted;
  const isEarned = await mayEarn(tx, referrerId, terms);
  for (const candidateId of isEarned ? [refereeId, referrerId] : [refereeId]) {
    const entry = {
      candidateId,
      amount: CREDITS_REFERRAL,
      reason: 'REFERRAL',
      reference: refereeId,
    } as const;
    await writeEntry(tx, entry, now);
  }
  if (isEarned) await notifyReferrer(tx, { refereeId, referrerId }, now);
  return true;
}
