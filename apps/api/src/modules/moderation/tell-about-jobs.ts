import { shareLink } from '@nukkad/job-search/job-card.ts';
import { rows, type Transaction } from '../../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';

interface Concerned {
  readonly candidateId: string;
  readonly jobId: string;
  readonly title: string;
  readonly company: string;
  readonly slug: string;
  readonly shareId: string;
}

/** Those who saved the jobs, and those whose application is still open. */
const CONCERNED = `
  SELECT who.candidate_id::text AS "candidateId", j.id::text AS "jobId", j.title, co.name AS company, j.slug,
         j.share_id AS "shareId"
    FROM job j JOIN company co ON co.id = j.company_id
    JOIN LATERAL (
      SELECT candidate_id FROM saved_job WHERE job_id = j.id
       UNION
      SELECT candidate_id FROM application
       WHERE job_id = j.id AND status IN ('APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED')) who ON true
   WHERE j.id = ANY($1::uuid[])`;

/** Tells those concerned that jobs were closed or removed, once a job. */
export async function tellAboutJobs(
  tx: Transaction,
  jobIds: readonly string[],
  template: 'closed' | 'removed',
  now: Date,
): Promise<void> {
  const concerned = await rows<Concerned>(tx, CONCERNED, jobIds);
  const notices = concerned.map(
    (one): Notice => ({
      candidateId: one.candidateId,
      type: 'job-notices',
      template,
      values: { jobTitle: one.title, company: one.company },
      // A removed job has no page any more.
      link: template === 'removed' ? '/myjobs' : `/jobs?${shareLink(one)}`,
      dedupeKey: `job:${one.jobId}:${template}`,
    }),
  );
  await notifyAll(tx, notices, now);
}
