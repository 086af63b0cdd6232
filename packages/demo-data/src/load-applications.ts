import type {
  PersonApplication,
  PersonApplicationStatus,
  PersonProfile,
} from '@nukkad/reference-data/load/people.ts';
import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';
import { interviewAt } from './interview-times.ts';
import { loadNotices } from './load-notices.ts';
import { uuidOf } from './uuid-of.ts';

const DAY = 86_400_000;

/** The sequence of statuses that leads to each status. Each step takes one and a half days. */
const STEPS_TO: Record<PersonApplicationStatus, readonly PersonApplicationStatus[]> = {
  APPLIED: ['APPLIED'],
  SHORTLISTED: ['APPLIED', 'SHORTLISTED'],
  SCHEDULED: ['APPLIED', 'SHORTLISTED', 'SCHEDULED'],
  INTERVIEWED: ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED'],
  HIRED: ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED'],
  REJECTED: ['APPLIED', 'REJECTED'],
};
const STEP = 1.5 * DAY;

const NEAREST_JOBS = `
  SELECT job.id, job.company_id, job.created_at FROM job JOIN city AS home ON home.slug = $1
   WHERE job.status = 'ACTIVE' AND job.profile_key = $2
   ORDER BY job.position <-> home.position, job.id LIMIT 100`;

interface NearJob {
  id: string;
  company_id: string;
  created_at: Date;
}

interface Applicant {
  candidateId: string;
  profile: PersonProfile;
  now: Date;
}

/** Creates a seeker's applications and saved jobs. Uses the nearest existing jobs. */
export async function loadApplications(client: ClientBase, applicant: Applicant): Promise<void> {
  const { profile, candidateId, now } = applicant;
  const takeJob = nearestJobs(client, profile.citySlug);
  for (const application of profile.applications) {
    const job = await takeJob(application.profileKey, appliedAt(application, now));
    if (job !== undefined) await insertApplication(client, applicant, application, job);
  }
  for (let saved = 0; saved < profile.savedJobs; saved += 1) {
    const job = await takeJob(profile.interests[0] ?? '', now);
    if (job === undefined) return;
    const row = { candidate_id: candidateId, job_id: job.id, created_at: now };
    await upsert(client, { table: 'saved_job', keys: ['candidate_id', 'job_id'], rows: [row] });
  }
}

/**
 * Returns a function that finds the nearest job of a profile that already existed at a given time. Each call returns
 * a job of another company.
 */
function nearestJobs(client: ClientBase, citySlug: string) {
  const lists = new Map<string, NearJob[]>();
  const companies = new Set<string>();
  return async (profileKey: string, at: Date): Promise<NearJob | undefined> => {
    let list = lists.get(profileKey);
    if (list === undefined) {
      list = (await client.query<NearJob>(NEAREST_JOBS, [citySlug, profileKey])).rows;
      lists.set(profileKey, list);
    }
    const job = list.find((near) => near.created_at <= at && !companies.has(near.company_id));
    if (job !== undefined) companies.add(job.company_id);
    return job;
  };
}

/** An application whose steps may be planned more exactly. */
interface PlannedApplication extends PersonApplication {
  /** Time of its interview. By default, the interview is two days after it was arranged. */
  readonly scheduledFor?: Date | undefined;
  /** Time between two steps; one and a half days by default. */
  readonly stepMs?: number;
}

/** Inserts an application with its status events, the credit that it cost, and a notice for each event. */
export async function insertApplication(
  client: ClientBase,
  { candidateId, now }: Pick<Applicant, 'candidateId' | 'now'>,
  application: PlannedApplication,
  job: NearJob,
): Promise<void> {
  const id = uuidOf(`application ${candidateId} ${job.id}`);
  const { status, stepMs = STEP } = application;
  const sentAt = appliedAt(application, now);
  const steps = STEPS_TO[status];
  const reachedAt = (step: number) => new Date(Math.min(sentAt.getTime() + step * stepMs, now.getTime()));
  const scheduledFor =
    application.scheduledFor ?? interviewOf(steps, sentAt, status === 'SCHEDULED' ? now : undefined);
  await client.query(
    `INSERT INTO application (id, candidate_id, job_id, company_id, status, scheduled_for, viewed_at, created_at,
         applied_at, status_changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [
      id,
      candidateId,
      job.id,
      job.company_id,
      status,
      scheduledFor,
      steps.length > 1 ? reachedAt(1) : null,
      sentAt,
      reachedAt(steps.length - 1),
    ],
  );
  await upsert(client, {
    table: 'application_event',
    keys: ['id'],
    rows: steps.map((reached, step) => ({
      id: uuidOf(`event ${id} ${step}`),
      application_id: id,
      status: reached,
      scheduled_for: reached === 'SCHEDULED' ? scheduledFor : null,
      created_at: reachedAt(step),
    })),
  });
  await client.query(
    `INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, job_id, created_at)
       VALUES ($1, $2, -1, 'APPLY', $3, $4, $5)`,
    [uuidOf(`credit ${id}`), candidateId, `${id}:1`, job.id, sentAt],
  );
  const reachedSteps = steps.map((reached, step) => ({ status: reached, at: reachedAt(step) }));
  await loadNotices(client, { applicationId: id, steps: reachedSteps, scheduledFor });
}

function appliedAt({ daysAgo }: PersonApplication, now: Date): Date {
  return new Date(now.getTime() - daysAgo * DAY);
}

/**
 * Returns 11:00 Indian time, two days after the interview was scheduled, or two days after `from` if the interview is
 * still to come. Returns null without an interview.
 */
function interviewOf(
  steps: readonly PersonApplicationStatus[],
  sentAt: Date,
  from: Date | undefined,
): Date | null {
  if (!steps.includes('SCHEDULED')) return null;
  return interviewAt(from ?? new Date(sentAt.getTime() + 2 * STEP), 2, 11);
}
