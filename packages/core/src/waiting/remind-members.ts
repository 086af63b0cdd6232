import { DAY_MS } from '@nukkad/domain/durations.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Container } from '../container.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { queueToCompany } from '../messages/queue-message.ts';
import { selectReminders } from './waiting.queries.ts';

/** Days of waiting from which a text message is sent in addition to the notice. */
const SMS_FROM_DAYS = 7;

/**
 * Reminds companies of applicants who have waited for 3, 7 or 10 days (India): by a notice, and from the seventh day by a
 * text message too. At most once a day. Returns the number of companies.
 */
export async function remindMembers({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  const waiting = await database.query(selectReminders(now));
  for (const { companyId, company, count, days } of waiting) {
    const dedupeKey = `waiting:${companyId}:${indiaDay(now)}`;
    const values = { count, days };
    const notice = { type: 'answers', template: 'waiting', values, link: '/today', dedupeKey } as const;
    await notifyMembers(database, companyId, notice, now);
    if (days < SMS_FROM_DAYS) continue;
    const expiresAt = new Date(now.getTime() + DAY_MS);
    const message = { values: { company, count }, subjectId: companyId, dedupeKey, expiresAt };
    await queueToCompany(database, companyId, { ...message, template: 'answersWaiting' }, now);
  }
  if (waiting.length > 0) {
    tasks.soon('push');
    tasks.soon('send-messages');
  }
  return waiting.length;
}
