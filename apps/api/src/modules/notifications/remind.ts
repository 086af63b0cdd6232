import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import { type Notice, notifyAll } from './notify.ts';

interface Interview {
  readonly id: string;
  readonly candidateId: string;
  readonly company: string;
  readonly at: Date;
}

interface Closing {
  readonly candidateId: string;
  readonly jobId: string;
  readonly title: string;
  readonly company: string;
  readonly slug: string;
  readonly shareId: string;
  readonly expiresAt: Date;
}

/** Interviews of tomorrow's calendar day in India. */
const TOMORROW = `
  SELECT a.id::text, a.candidate_id::text AS "candidateId", co.name AS company, a.scheduled_for AS at
    FROM application a JOIN company co ON co.id = a.company_id
   WHERE a.status = 'SCHEDULED'
     AND (a.scheduled_for AT TIME ZONE 'Asia/Kolkata')::date
         = (($1::timestamptz AT TIME ZONE 'Asia/Kolkata')::date + 1)`;

/** Saved jobs that close within two days, of seekers who have not applied. */
const CLOSING = `
  SELECT s.candidate_id::text AS "candidateId", j.id::text AS "jobId", j.title, co.name AS company, j.slug,
         j.share_id AS "shareId", j.expires_at AS "expiresAt"
    FROM job j JOIN saved_job s ON s.job_id = j.id JOIN company co ON co.id = j.company_id
   WHERE j.status = 'ACTIVE' AND j.expires_at > $1::timestamptz
     AND j.expires_at <= $1::timestamptz + interval '2 days'
     AND NOT EXISTS (SELECT FROM application a WHERE a.candidate_id = s.candidate_id AND a.job_id = j.id
                        AND a.status <> 'WITHDRAWN')`;

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

function closingNotice(job: Closing): Notice {
  return {
    candidateId: job.candidateId,
    type: 'job-notices',
    template: 'closing-soon',
    values: { jobTitle: job.title, company: job.company, at: job.expiresAt.toISOString() },
    link: `/jobs?${shareLink(job)}`,
    dedupeKey: `job:${job.jobId}:closing:${job.expiresAt.toISOString()}`,
  };
}

/** Reminds of tomorrow's interviews and of saved jobs about to close, once each; answers how many were told. */
export async function remind({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  const interviews = await rows<Interview>(database, TOMORROW, now);
  const closing = await rows<Closing>(database, CLOSING, now);
  const notices = [...interviews.map(interviewNotice), ...closing.map(closingNotice)];
  const told = await notifyAll(database, notices, now);
  if (told > 0) tasks.soon('push');
  return told;
}
