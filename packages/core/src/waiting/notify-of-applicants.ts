import type { RowOf } from '@nukkad/db/sql.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { queueToCompany } from '../messages/queue-message.ts';
import { smsMoment } from '../messages/sms-moment.ts';
import { markNotified, selectNewApplicants, selectUnseen } from './waiting.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

async function notifyOne(
  tx: Transaction,
  { companyId, count, jobId, jobTitle }: RowOf<typeof selectNewApplicants>,
  now: Date,
): Promise<boolean> {
  if ((await firstRow(tx, markNotified(companyId, now))) === null) return false;
  const notice = {
    type: 'applicants',
    template: count === 1 ? 'one' : 'many',
    values: { jobTitle, count },
    jobId,
    link: count === 1 ? `/jobs/${jobId}/applicants` : '/today',
    dedupeKey: `applicants:${companyId}:${now.toISOString()}`,
  } as const;
  await notifyMembers(tx, companyId, notice, now);
  return true;
}

/** Queues one text message a day (India) to companies whose applicants nobody looked at for a day. */
async function messageUnseen({ database, clock }: Deps): Promise<number> {
  const now = clock.now();
  if (smsMoment(now) > now) return 0;
  const unseen = await database.query(selectUnseen(now));
  let queued = 0;
  for (const { companyId, company, count } of unseen) {
    const message = {
      template: 'newApplicants',
      values: { company, count },
      subjectId: companyId,
      dedupeKey: `applicants:${companyId}:${indiaDay(now)}`,
      expiresAt: new Date(now.getTime() + 86_400_000),
    } as const;
    queued += await queueToCompany(database, companyId, message, now);
  }
  return queued;
}

/**
 * Notifies the members of companies about new applicants, one notice for all since the last run. Members who did not look
 * for a day receive one text message a day. Returns the number of notices and messages.
 */
export async function notifyOfApplicants(deps: Deps): Promise<number> {
  const { database, clock, tasks } = deps;
  const now = clock.now();
  let notified = 0;
  for (const row of await database.query(selectNewApplicants(now)))
    if (await database.transaction((tx) => notifyOne(tx, row, now))) notified += 1;
  if (notified > 0) tasks.soon('push');
  const queued = await messageUnseen(deps);
  if (queued > 0) tasks.soon('send-messages');
  return notified + queued;
}
