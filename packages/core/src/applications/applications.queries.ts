import { ApplicationStatus } from '@nukkad/db';
import { int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { type RowOf, raw, sql } from '@nukkad/db/sql.ts';
import { jobCardColumns, jobCardRow, jobCardTables } from '../shared/job-card.queries.ts';

interface MyJobsPage {
  readonly candidateId: string;
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
}

/** A job card of "My jobs". The fields of the application are null if the job is only saved. */
export type MyJobRow = RowOf<typeof selectSavedJobs>;

const myJobRow = {
  ...jobCardRow,
  placeAt: timestamptz,
  placeId: uuid,
  applicationId: nullable(uuid),
  appliedAt: nullable(timestamptz),
  statusChangedAt: nullable(timestamptz),
  scheduledFor: nullable(timestamptz),
  address: text,
};

const APPLICATION_COLUMNS = raw(`
  ap.id AS "applicationId", ap.applied_at AS "appliedAt", ap.status_changed_at AS "statusChangedAt",
  ap.scheduled_for AS "scheduledFor", j.address`);

/** Selects applications with the given status, or all if it is null. Latest first. */
export const selectApplications = (
  { candidateId, afterAt, afterId, limit }: MyJobsPage,
  status: ApplicationStatus | null,
) =>
  sql(myJobRow)`
  SELECT ${jobCardColumns(candidateId)}, ${APPLICATION_COLUMNS}, ap.applied_at AS "placeAt", ap.id AS "placeId"
    FROM application ap JOIN (${jobCardTables}) ON j.id = ap.job_id
   WHERE ap.candidate_id = ${candidateId}::uuid
     AND (${status}::application_status IS NULL OR ap.status = ${status}::application_status)
     AND (${afterAt}::timestamptz IS NULL OR (ap.applied_at, ap.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
   ORDER BY ap.applied_at DESC, ap.id DESC LIMIT ${limit}`;

/** Selects saved jobs, latest first. */
export const selectSavedJobs = ({ candidateId, afterAt, afterId, limit }: MyJobsPage) =>
  sql(myJobRow)`
  SELECT ${jobCardColumns(candidateId)}, ${APPLICATION_COLUMNS}, sv.created_at AS "placeAt", sv.job_id AS "placeId"
    FROM saved_job sv JOIN (${jobCardTables}) ON j.id = sv.job_id
    LEFT JOIN application ap ON ap.candidate_id = sv.candidate_id AND ap.job_id = sv.job_id
   WHERE sv.candidate_id = ${candidateId}::uuid
     AND (${afterAt}::timestamptz IS NULL OR (sv.created_at, sv.job_id) < (${afterAt}::timestamptz, ${afterId}::uuid))
   ORDER BY sv.created_at DESC, sv.job_id DESC LIMIT ${limit}`;

export const insertDismissedJob = (candidateId: string, jobId: string, now: Date) =>
  sql({})`
  INSERT INTO dismissed_job (candidate_id, job_id, created_at) VALUES (${candidateId}::uuid, ${jobId}::uuid, ${now}::timestamptz)
  ON CONFLICT DO NOTHING`;

export const insertSavedJob = (candidateId: string, jobId: string, now: Date) =>
  sql({})`
  INSERT INTO saved_job (candidate_id, job_id, created_at) VALUES (${candidateId}::uuid, ${jobId}::uuid, ${now}::timestamptz)
  ON CONFLICT DO NOTHING`;

export const lockApplication = (id: string) =>
  sql({
    status: oneOf(ApplicationStatus),
    candidateId: uuid,
    attempt: int,
    jobId: uuid,
    jobTitle: text,
    company: text,
  })`
  SELECT a.status::text AS status, a.candidate_id AS "candidateId", a.attempt, a.job_id AS "jobId",
         j.title AS "jobTitle", co.name AS company
    FROM application a JOIN job j ON j.id = a.job_id JOIN company co ON co.id = a.company_id
   WHERE a.id = ${id}::uuid FOR UPDATE OF a`;

export const countByStatus = (candidateId: string) =>
  sql({
    status: oneOf(ApplicationStatus),
    count: int,
  })`SELECT status, count(*)::int AS count FROM application WHERE candidate_id = ${candidateId}::uuid GROUP BY status`;
