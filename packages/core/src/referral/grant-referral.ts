import { CREDITS_REFERRAL } from '@nukkad/contract';
import { writeEntry } from '../credits/write-entry.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { notify } from '../notifications/notify.ts';
import { countReferralsPaid, lockParties } from './referral.queries.ts';
import { wasReferred } from './was-referred.ts';

interface ReferralParties {
  readonly refereeId: string;
  readonly referrerId?: string;
  /** A number that is about to move to the referee: the account that has it is a party too. */
  readonly phone?: string;
}

/**
 * Locks the rows of the seeker, of the friend whose referral waits, and of the account that has the number, in the order
 * of their ids: two that verify at the same moment never deadlock.
 */
export async function lockReferralParties(
  tx: Transaction,
  { refereeId, referrerId = refereeId, phone }: ReferralParties,
): Promise<void> {
  await tx.query(lockParties(refereeId, referrerId, phone ?? null));
}

/** The friend whose code it was hears of it. */
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

/** What a referral is paid by. */
export interface ReferralTerms {
  readonly traceKey: string;
  /** How many friends bring credits in 30 days; 0 means no limit. */
  readonly referralsAMonth: number;
  readonly now: Date;
}

/** Whether one more friend brings the referrer credits; the referrer's row is held, so that none comes in between. */
async function mayEarn(tx: Transaction, referrerId: string, terms: ReferralTerms): Promise<boolean> {
  if (terms.referralsAMonth === 0) return true;
  const found = await firstRow(tx, countReferralsPaid(referrerId, terms.now));
  return (found?.paid ?? 0) < terms.referralsAMonth;
}

/**
 * Pays a waiting referral of this seeker to both sides, once a person; answers whether there was one. A referrer who
 * has had the month's share earns no more, the friend does.
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
