import type { ClientBase } from 'pg';
import { insertApplication } from './load-applications.ts';
import { type HiringJob, insertApplicant } from './load-hiring.ts';

const DAY = 86_400_000;

/** The number of the company. Whoever signs in with it is offered the company. */
const OWNER_PHONE = '+919000000009';
/** Number of the first applicant, so that names and phone numbers differ from those of other companies. */
const FIRST_APPLICANT = 1000;
/** Days since an applicant wrote. */
const NEW_DAYS = 0.5;
const SHORTLISTED_DAYS = 2;
/** New applicants of the two jobs. The first list is long enough to try an answer to thirty people. */
const NEW_OF_JOBS = [32, 12] as const;

/** A company with applications of demo seekers, two open jobs and no members. */
const COMPANY = `
  SELECT a.company_id AS id FROM application a
   WHERE NOT EXISTS (SELECT FROM membership p WHERE p.company_id = a.company_id)
     AND (SELECT count(*) FROM job j WHERE j.company_id = a.company_id AND j.status = 'ACTIVE') >= 2
   GROUP BY a.company_id ORDER BY count(*) DESC, a.company_id LIMIT 1`;
const JOBS = `
  SELECT id, company_id, created_at, latitude, longitude, city_id, skills FROM job
   WHERE company_id = $1 AND status = 'ACTIVE' ORDER BY created_at, id LIMIT 2`;

/**
 * Gives a company without members a number that its owner can claim it with, one shortlisted applicant, and new
 * applicants of two jobs. The members of the other companies must exist.
 */
export async function loadUnclaimed(client: ClientBase, now: Date): Promise<void> {
  const [company] = (await client.query<{ id: string }>(COMPANY)).rows;
  if (company === undefined) return;
  await client.query('UPDATE company SET phone = $2 WHERE id = $1', [company.id, OWNER_PHONE]);
  const jobs = (await client.query<HiringJob>(JOBS, [company.id])).rows;
  let number = FIRST_APPLICANT;
  const apply = async (job: HiringJob, status: 'APPLIED' | 'SHORTLISTED', daysAgo: number) => {
    const candidateId = await insertApplicant(client, job, { number, language: 'mr', now });
    const jobDays = (now.getTime() - job.created_at.getTime()) / DAY;
    const application = { profileKey: '', status, daysAgo: Math.min(daysAgo, jobDays * 0.9) };
    await insertApplication(client, { candidateId, now }, application, job);
    number += 1;
  };
  const [first] = jobs;
  if (first !== undefined) await apply(first, 'SHORTLISTED', SHORTLISTED_DAYS);
  for (const [index, job] of jobs.entries())
    for (let count = 0; count < (NEW_OF_JOBS[index] ?? 0); count += 1) await apply(job, 'APPLIED', NEW_DAYS);
}
