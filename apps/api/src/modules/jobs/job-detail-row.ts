import type { AuthenticityCheck, JobGender, Qualification } from '@nukkad/contract';
import { JOB_CARD_COLUMNS, JOB_CARD_TABLES, type JobCardRow } from '@nukkad/job-search/job-card.ts';
import { firstRow, type Queryable } from '../../database/rows.ts';

/** One job with everything its page shows, and what the reader has to do with it. */
export interface JobDetailRow extends JobCardRow {
  readonly companySlug: string;
  readonly companyShareId: string;
  readonly phone: string;
  readonly email: string;
  readonly qualification: Qualification | null;
  readonly gender: JobGender;
  readonly openings: number;
  readonly address: string;
  readonly requirements: string;
  readonly skills: readonly string[];
  readonly viewCount: number;
  readonly expiresAt: Date;
  readonly statusReason: string | null;
  readonly cityHi: string | null;
  readonly cityMr: string | null;
  readonly isSeen: boolean;
  readonly isRevealed: boolean;
  /** The reader's credits; null for visitors. */
  readonly credits: number | null;
  readonly checks: readonly StoredCheck[];
}

export type StoredCheck = Pick<AuthenticityCheck, 'kind' | 'outcome' | 'reason' | 'checkedAt'>;

/** What is known of the job itself stands before what is known of its company. */
const CHECKS = `
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'kind', c.kind, 'outcome', c.outcome, 'reason', c.reason, 'checkedAt', c.checked_at)), '[]')
    FROM (SELECT DISTINCT ON (kind) kind, outcome, reason, checked_at
            FROM (SELECT 1 AS rank, kind, outcome, reason, checked_at FROM job_check WHERE job_id = j.id
                  UNION ALL
                  SELECT 2, kind, outcome, reason, checked_at FROM company_check WHERE company_id = j.company_id) all_checks
           ORDER BY kind, (outcome = 'NOT_DONE'), rank) c`;

const DETAIL = `
  SELECT ${JOB_CARD_COLUMNS},
         co.slug AS "companySlug", co.share_id AS "companyShareId", co.phone, co.email, j.qualification, j.gender,
         j.openings, j.address, j.requirements, j.skills, j.view_count AS "viewCount", j.expires_at AS "expiresAt",
         j.status_reason AS "statusReason", ci.name_hi AS "cityHi", ci.name_mr AS "cityMr",
         EXISTS (SELECT FROM job_view v WHERE v.candidate_id = $1::uuid AND v.job_id = j.id) AS "isSeen",
         EXISTS (SELECT FROM hr_reveal h WHERE h.candidate_id = $1::uuid AND h.job_id = j.id) AS "isRevealed",
         (SELECT credit_balance FROM candidate WHERE id = $1::uuid) AS credits,
         (${CHECKS}) AS checks
    FROM ${JOB_CARD_TABLES}`;

/** How a job is named: by its id, or by the end of its link. */
export type JobReference = { readonly id: string } | { readonly shareId: string };

/** Reads one job for a reader (null for a visitor); null where there is none. */
export function readJobDetail(
  source: Queryable,
  candidateId: string | null,
  job: JobReference,
): Promise<JobDetailRow | null> {
  if ('id' in job) return firstRow(source, `${DETAIL} WHERE j.id = $2::uuid`, candidateId, job.id);
  return firstRow(source, `${DETAIL} WHERE j.share_id = $2`, candidateId, job.shareId);
}
