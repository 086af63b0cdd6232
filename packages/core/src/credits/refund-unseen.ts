import { UNSEEN_REFUND_DAYS } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { takeUnseen, takeUnseenOf } from './credits.queries.ts';
import { refundSpendingOnApplications } from './refund-credits.ts';

const BATCH = 200;

type Unseen = RowOf<typeof takeUnseen>;

/** Refunds applications that are marked as refunded, and notifies the seekers. Returns the number of refunds. */
async function refund(
  tx: Transaction,
  unseen: readonly Unseen[],
  template: 'refunded-not-viewed' | 'refunded-company-closed',
  now: Date,
): Promise<number> {
  const ids = unseen.map(({ id }) => id);
  const refunds = await refundSpendingOnApplications(tx, ids, now);
  const companies = new Map(unseen.map(({ id, attempt, company }) => [`${id}:${attempt}`, company]));
  const notices = refunds.map(
    ({ candidateId, reference, balance }): Notice => ({
      candidateId,
      type: 'credits',
      template,
      values: { company: companies.get(reference) ?? '', balance },
      link: '/profile',
      dedupeKey: `refund:${reference}`,
    }),
  );
  await notifyAll(tx, notices, now);
  return refunds.length;
}

async function refundBatch(tx: Transaction, now: Date): Promise<number> {
  const unseen = await tx.query(takeUnseen(now, UNSEEN_REFUND_DAYS, BATCH));
  await refund(tx, unseen, 'refunded-not-viewed', now);
  return unseen.length;
}

/** Refunds the applications of a company that closes, if nobody viewed them. Returns the number of refunds. */
export async function refundUnseenOf(tx: Transaction, companyId: string, now: Date): Promise<number> {
  return refund(tx, await tx.query(takeUnseenOf(companyId, now)), 'refunded-company-closed', now);
}

/** Refunds applications that nobody viewed for 14 days. Returns the number of applications. */
export async function refundUnseen({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  for (let done = 0; ; ) {
    const count = await database.transaction((tx) => refundBatch(tx, clock.now()));
    done += count;
    if (count < BATCH) {
      if (done > 0) tasks.soon('push');
      return done;
    }
  }
}
