import { accessSince } from '../applicants/applicant-access.ts';
import type { Container } from '../container.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { selectUnreadThreads } from './company-chat.queries.ts';

/**
 * Notifies the members of companies to whom an applicant has written. There is one notice for all messages until somebody
 * reads them. Returns the number of notices.
 */
export async function notifyOfMessages({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  let notified = 0;
  for (const thread of await database.query(selectUnreadThreads(now, accessSince(now)))) {
    const { id, companyId, read, application, jobId, jobTitle } = thread;
    const notice = {
      type: 'messages',
      template: 'one',
      values: { jobTitle },
      jobId,
      link: `/applicants/${application}/messages`,
      dedupeKey: `messages:${id}:${read}`,
    } as const;
    notified += await notifyMembers(database, companyId, notice, now);
  }
  if (notified > 0) tasks.soon('push');
  return notified;
}
