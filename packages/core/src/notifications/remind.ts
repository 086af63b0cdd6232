import type { RowOf } from '@nukkad/db/sql.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../container.ts';
import type { Queryable } from '../database/rows.ts';
import { queueToSeeker } from '../messages/queue-message.ts';
import { selectClosingJobs, selectInterviewsTomorrow } from './notifications.queries.ts';
import { type Notice, notifyAll } from './notify.ts';

type Interview = RowOf<typeof selectInterviewsTomorrow>;
type Closing = RowOf<typeof selectClosingJobs>;

function interviewNotice({ id, candidateId, company, at }: Interview): Notice {
  return {
    candidateId,
    type: 'interview-scheduled',
    template: 'reminder',
    values: { company, at: at.toISOString() },
    link: '/myjobs',
    dedupeKey: `interview:${id}:${at.toISOString()}`,
  };
}

/** Queues the text message about an interview of tomorrow. */
async function queueReminder(
  database: Queryable,
  { id, interviewId, candidateId, company, at }: Interview,
  now: Date,
): Promise<void> {
  const message = {
    template: 'interviewTomorrow',
    values: { company, at: at.toISOString() },
    subjectId: interviewId ?? undefined,
    dedupeKey: `interview:${interviewId ?? id}:${at.toISOString()}:tomorrow`,
    expiresAt: at,
  } as const;
  await queueToSeeker(database, candidateId, message, now);
}

function closingNotice(job: Closing): Notice {
  return {
    candidateId: job.candidateId,
    type: 'job-notices',
    template: 'closing-soon',
    values: { jobTitle: job.title, company: job.company, at: job.expiresAt.toISOString() },
    jobId: job.jobId,
    link: `/jobs?${shareLink(job)}`,
    dedupeKey: `job:${job.jobId}:closing:${job.expiresAt.toISOString()}`,
  };
}

/**
 * Notifies seekers of tomorrow's interviews and of saved jobs that close soon, once each. Returns the number of
 * notifications.
 */
export async function remind({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  const interviews = await database.query(selectInterviewsTomorrow(now));
  const closing = await database.query(selectClosingJobs(now));
  const notices = [...interviews.map(interviewNotice), ...closing.map(closingNotice)];
  const notified = await notifyAll(database, notices, now);
  for (const interview of interviews) await queueReminder(database, interview, now);
  if (interviews.length > 0) tasks.soon('send-messages');
  if (notified > 0) tasks.soon('push');
  return notified;
}
