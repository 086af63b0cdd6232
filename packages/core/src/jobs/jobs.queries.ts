import type { AuthenticityCheck } from '@nukkad/contract';
import { JobGender, Qualification } from '@nukkad/db';
import {
  bool,
  int,
  json,
  listOf,
  nullable,
  oneOf,
  type RowOfColumns,
  text,
  timestamptz,
} from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';
import { jobCardColumns, jobCardRow, jobCardTables } from '../shared/job-card.queries.ts';

export type StoredCheck = Pick<AuthenticityCheck, 'kind' | 'outcome' | 'reason' | 'checkedAt'>;

/**
 * SQL: the checks of a job and its company. A check of the job takes precedence over the same kind of check of its
 * company.
 */
const CHECKS = raw(`
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'kind', c.kind, 'outcome', c.outcome, 'reason', c.reason, 'checkedAt', c.checked_at)), '[]')
    FROM (SELECT DISTINCT ON (kind) kind, outcome, reason, checked_at
            FROM (SELECT 1 AS rank, kind, outcome, reason, checked_at FROM job_check WHERE job_id = j.id
                  UNION ALL
                  SELECT 2, kind, outcome, reason, checked_at FROM company_check WHERE company_id = j.company_id) all_checks
           ORDER BY kind, (outcome = 'NOT_DONE'), rank) c`);

const jobDetailRow = {
  ...jobCardRow,
  companySlug: text,
  companyShareId: text,
  phone: text,
  email: text,
  qualification: nullable(oneOf(Qualification)),
  gender: oneOf(JobGender),
  openings: int,
  address: text,
  requirements: text,
  skills: listOf(text),
  viewCount: int,
  expiresAt: timestamptz,
  statusReason: nullable(text),
  isSeen: bool,
  isRevealed: bool,
  credits: nullable(int),
  rejectedAt: nullable(timestamptz),
  callsFrom: nullable(int),
  callsTo: nullable(int),
  checks: json<readonly StoredCheck[]>(),
};

/** A job with all data of its page, and the viewer's relation to it. `credits` is null for visitors. */
export type JobDetailRow = RowOfColumns<typeof jobDetailRow>;

const jobDetail = (viewerId: string | null) => part`
  SELECT ${jobCardColumns(viewerId)},
         co.slug AS "companySlug", co.share_id AS "companyShareId", co.phone, co.email,
         co.hr_from_hour AS "callsFrom", co.hr_to_hour AS "callsTo",
         j.qualification, j.gender, j.openings, j.address, j.requirements, array_remove(coalesce(j.skills, '{}'), NULL) AS skills, j.view_count AS "viewCount", j.expires_at AS "expiresAt",
         j.status_reason AS "statusReason",
         EXISTS (SELECT FROM job_view v WHERE v.candidate_id = ${viewerId}::uuid AND v.job_id = j.id) AS "isSeen",
         EXISTS (SELECT FROM hr_reveal h WHERE h.candidate_id = ${viewerId}::uuid AND h.job_id = j.id) AS "isRevealed",
         (SELECT credit_balance FROM candidate WHERE id = ${viewerId}::uuid) AS credits,
         (SELECT status_changed_at FROM application a
           WHERE a.candidate_id = ${viewerId}::uuid AND a.job_id = j.id AND a.status = 'REJECTED') AS "rejectedAt",
         (${CHECKS}) AS checks
    FROM ${jobCardTables}`;

export const selectJobById = (viewerId: string | null, id: string) =>
  sql(jobDetailRow)`${jobDetail(viewerId)} WHERE j.id = ${id}::uuid`;

export const selectJobByShareId = (viewerId: string | null, shareId: string) =>
  sql(jobDetailRow)`${jobDetail(viewerId)} WHERE j.share_id = ${shareId}`;

export const countNewViews = (candidateId: string, since: Date) =>
  sql({ seen: int })`
  SELECT count(*)::int AS seen FROM job_view
   WHERE candidate_id = ${candidateId}::uuid AND is_counted AND first_view_at >= ${since}::timestamptz`;

export const recordView = ({
  candidateId,
  jobId,
  now,
  day,
  isCounted,
}: {
  readonly candidateId: string;
  readonly jobId: string;
  readonly now: Date;
  readonly day: string;
  readonly isCounted: boolean;
}) =>
  sql({ viewCount: int })`
  WITH today AS (
    INSERT INTO job_view (candidate_id, job_id, first_view_at, last_day, is_counted)
    VALUES (${candidateId}::uuid, ${jobId}::uuid, ${now}::timestamptz, ${day}::date, ${isCounted})
    ON CONFLICT (candidate_id, job_id) DO UPDATE SET last_day = excluded.last_day
      WHERE job_view.last_day < excluded.last_day
    RETURNING 1)
  UPDATE job SET view_count = view_count + 1 WHERE id = ${jobId}::uuid AND EXISTS (SELECT FROM today)
  RETURNING view_count AS "viewCount"`;
