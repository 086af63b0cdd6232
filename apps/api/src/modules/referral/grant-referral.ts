import { CREDITS_REFERRAL } from '@nukkad/contract';
import { rows, type Transaction } from '../../database/rows.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Holds the seeker's row and, where a referral waits, the friend's, in the order of their ids: two friends who verify
 * at the same moment never wait for each other in a circle.
 */
export async function lockReferralParties(
  tx: Transaction,
  refereeId: string,
  referrerId?: string,
): Promise<void> {
  await rows(
    tx,
    `SELECT id FROM candidate
      WHERE id = $1::uuid OR id = $2::uuid
         OR id = (SELECT referrer_id FROM referral WHERE referee_id = $1::uuid AND granted_at IS NULL)
      ORDER BY id FOR UPDATE`,
    refereeId,
    referrerId ?? refereeId,
  );
}

/** The friend whose code it was hears of it. */
async function tellReferrer(
  tx: Transaction,
  { refereeId, referrerId }: { refereeId: string; referrerId: string },
  now: Date,
): Promise<void> {
  const { name: friend } = await tx.candidate.findUniqueOrThrow({ where: { id: refereeId } });
  const values = { friend, count: CREDITS_REFERRAL };
  const dedupeKey = `referral:${refereeId}`;
  const notice = { candidateId: referrerId, type: 'credits', template: 'referral', values, dedupeKey };
  await notify(tx, { ...notice, link: '/profile' }, now);
}

/** Pays a waiting referral of this seeker to both sides, once; answers whether there was one. */
export async function grantReferral(tx: Transaction, refereeId: string, now: Date): Promise<boolean> {
  const [granted] = await tx.referral.updateManyAndReturn({
    where: { refereeId, grantedAt: null },
    data: { grantedAt: now },
  });
  if (!granted) return false;
  for (const candidateId of [refereeId, granted.referrerId]) {
    await tx.creditEntry.create({
      data: {
        candidateId,
        amount: CREDITS_REFERRAL,
        reason: 'REFERRAL',
        reference: refereeId,
        createdAt: now,
      },
    });
  }
  await tellReferrer(tx, { refereeId, referrerId: granted.referrerId }, now);
  return true;
}
