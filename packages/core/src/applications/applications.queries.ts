import { ApplicationStatus, Gender, JobStatus } from '@nukkad/db';
import { int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { type RowOf, raw, sql } from '@nukkad/db/sql.ts';
import { v7 as newId } from 'uuid';
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
    scheduledFor: nullable(timestamptz),
  })`
  SELECT a.status::text AS status, a.candidate_id AS "candidateId", a.attempt, a.job_id AS "jobId",
         j.title AS "jobTitle", co.name AS company, a.scheduled_for AS "scheduledFor"
    FROM application a JOIN job j ON j.id = a.job_id JOIN company co ON co.id = a.company_id
   WHERE a.id = ${id}::uuid FOR UPDATE OF a`;

export const countByStatus = (candidateId: string) =>
  sql({
    status: oneOf(ApplicationStatus),
    count: int,
  })`SELECT status, count(*)::int AS count FROM application WHERE candidate_id = ${candidateId}::uuid GROUP BY status`;

/** Selects the job of an application with the name of its company. The job of a suspended company is paused. */
export const selectAppliedJob = (id: string) =>
  sql({
    title: text,
    companyId: uuid,
    companyName: text,
    status: oneOf(JobStatus),
    statusReason: nullable(text),
    expiresAt: timestamptz,
  })`
  SELECT j.title, j.company_id AS "companyId", co.name AS "companyName", j.status_reason AS "statusReason",
         j.expires_at AS "expiresAt",
         CASE WHEN co.suspended_at IS NOT NULL AND j.status = 'ACTIVE' THEN 'PAUSED' ELSE j.status::text END AS status
    FROM job j JOIN company co ON co.id = j.company_id WHERE j.id = ${id}::uuid`;

export const selectEarlier = (candidateId: string, jobId: string) =>
  sql({ id: uuid, status: oneOf(ApplicationStatus), attempt: int, statusChangedAt: timestamptz })`
  SELECT id, status::text AS status, attempt, status_changed_at AS "statusChangedAt"
    FROM application WHERE candidate_id = ${candidateId}::uuid AND job_id = ${jobId}::uuid`;

export interface NewAttempt {
  readonly id: string;
  readonly attempt: number;
  readonly candidateId: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isAvailableInCity: boolean | null;
  readonly knowsEnglish: boolean | null;
}

/** Inserts an application, or reopens the earlier one with this id as a new attempt. */
export const upsertApplication = (to: NewAttempt, now: Date) =>
  sql({})`
  INSERT INTO application (id, attempt, candidate_id, job_id, company_id, latitude, longitude, is_available_in_city,
                           knows_english, status, created_at, applied_at, status_changed_at)
  VALUES (${to.id}::uuid, ${to.attempt}::int, ${to.candidateId}::uuid, ${to.jobId}::uuid, ${to.companyId}::uuid,
          ${to.latitude}::float8, ${to.longitude}::float8, ${to.isAvailableInCity}::bool, ${to.knowsEnglish}::bool,
          'APPLIED', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)
  ON CONFLICT (id) DO UPDATE
    SET attempt = excluded.attempt, latitude = excluded.latitude, longitude = excluded.longitude,
        is_available_in_city = excluded.is_available_in_city, knows_english = excluded.knows_english,
        status = excluded.status, applied_at = excluded.applied_at, status_changed_at = excluded.status_changed_at,
        viewed_at = NULL, refunded_at = NULL, scheduled_for = NULL`;

export interface ApplicationEvent {
  readonly applicationId: string;
  /** The status that the application has from now on. */
  readonly status: ApplicationStatus;
  /** The time of the interview; only for SCHEDULED. */
  readonly scheduledFor?: Date | null;
  readonly note?: string | null;
  /** Key of the reason of a refusal. */
  readonly reason?: string | null;
  /** The member who made the step for the company. */
  readonly memberId?: string | null;
}

export const insertApplicationEvent = (
  { applicationId, status, scheduledFor, note, reason, memberId }: ApplicationEvent,
  now: Date,
) =>
  sql({})`
  INSERT INTO application_event (id, application_id, status, scheduled_for, note, reason, member_id, created_at)
  VALUES (${newId()}::uuid, ${applicationId}::uuid, ${status}::application_status,
          ${scheduledFor ?? null}::timestamptz, ${note ?? null}, ${reason ?? null}, ${memberId ?? null}::uuid,
          ${now}::timestamptz)`;

/** Selects the parts of a profile that an application may complete. */
export const selectApplicant = (id: string) =>
  sql({ name: text, gender: nullable(oneOf(Gender)) })`
  SELECT name, gender::text AS gender FROM candidate WHERE id = ${id}::uuid`;

export const updateApplicant = (id: string, name: string | null, gender: Gender | null, now: Date) =>
  sql({})`
  UPDATE candidate SET name = coalesce(${name}, name), gender = coalesce(${gender}::gender, gender),
                       updated_at = ${now}::timestamptz
   WHERE id = ${id}::uuid`;
