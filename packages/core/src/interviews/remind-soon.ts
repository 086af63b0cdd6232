import type { Container } from '../container.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { selectInterviewsSoon } from './interviews.queries.ts';

/** Reminds seekers of interviews in the next two hours, once each. Returns the number of notifications. */
export async function remindSoon({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  const interviews = await database.query(selectInterviewsSoon(now));
  const notices = interviews.map(
    ({ id, candidateId, company, at }): Notice => ({
      candidateId,
      type: 'interview-scheduled',
      template: 'soon',
      values: { company, at: at.toISOString() },
      link: '/myjobs',
      dedupeKey: `interview:${id}:${at.toISOString()}:soon`,
    }),
  );
  const reminded = await notifyAll(database, notices, now);
  if (reminded > 0) tasks.soon('push');
  return reminded;
}
