import { UNSEEN_REFUND_DAYS } from '@nukkad/contract';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { takeUnseen } from './credits.queries.ts';
import { refundSpendingOnApplications } from './refund-credits.ts';

const BATCH = 200;

async function refundBatch(tx: Transaction, now: Date): Promise<number> {
  const unseen = await tx.query(takeUnseen(now, UNSEEN_REFUND_DAYS, BATCH));
  const ids = unseen.map(({ id }) => id);
  const refunds = await refundSpendingOnApplications(tx, ids, now);
  const companies = new Map(unseen.map(({ id, attempt, company }) => [`${id}:${attempt}`, company]));
  const notices = refunds.map(
    ({ candidateId, reference, balance }): Notice => ({
      candidateId,
      type: 'credits',
      template: 'refunded-not-viewed',
      values: { company: companies.get(reference) ?? '', balance },
      link: '/profile',
      dedupeKey: `refund:${reference}`,
    }),
  );
  await notifyAll(tx, notices, now);
  return unseen.length;
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
