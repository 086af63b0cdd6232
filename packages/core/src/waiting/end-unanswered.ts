import { NO_ANSWER } from '../applications/answer-reasons.ts';
import { lockApplication } from '../applications/applications.queries.ts';
import { moveLocked } from '../applications/move-application.ts';
import type { Container } from '../container.ts';
import { refundSpendingOnApplications } from '../credits/refund-credits.ts';
import { oneRow, type Transaction } from '../database/rows.ts';
import { notifyAll } from '../notifications/notify.ts';
import { lockUnanswered } from './waiting.queries.ts';

const BATCH = 100;

async function endBatch(tx: Transaction, now: Date): Promise<number> {
  const ids = (await tx.query(lockUnanswered(now, BATCH))).map(({ id }) => id);
  const companies = new Map<string, string>();
  for (const id of ids) {
    const locked = await oneRow(tx, lockApplication(id));
    companies.set(`${id}:${locked.attempt}`, locked.company);
    const end = {
      applicationId: id,
      to: 'REJECTED',
      reason: NO_ANSWER,
      actor: 'task:end-unanswered',
    } as const;
    await moveLocked(tx, end, locked, now);
  }
  const refunds = await refundSpendingOnApplications(tx, ids, now);
  await tx.application.updateMany({
    where: { id: { in: ids }, refundedAt: null },
    data: { refundedAt: now },
  });
  const notices = refunds.map(({ candidateId, reference, balance }) => ({
    candidateId,
    type: 'credits' as const,
    template: 'refunded-no-answer' as const,
    values: { company: companies.get(reference) ?? '', balance },
    link: '/profile',
    dedupeKey: `refund:${reference}`,
  }));
  await notifyAll(tx, notices, now);
  return ids.length;
}

/**
 * Ends applications that have no answer 30 days after their job was closed, and gives the credit back once. Returns their
 * number.
 */
export async function endUnanswered({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  for (let ended = 0; ; ) {
    const count = await database.transaction((tx) => endBatch(tx, clock.now()));
    ended += count;
    if (count < BATCH) {
      if (ended > 0) tasks.soon('push');
      return ended;
    }
  }
}
