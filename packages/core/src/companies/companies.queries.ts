import type { CheckKind } from '@nukkad/contract';
import { bool, float, int, json, listOf, nullable, text, uuid } from '@nukkad/db/columns.ts';
import { type RowOf, sql } from '@nukkad/db/sql.ts';
import { CHECKS_OF_A_JOB } from '@nukkad/domain/check-counts.ts';
import { IS_NOT_HIDDEN } from '../shared/hidden-job.queries.ts';
import { jobCardColumns, jobCardRow, jobCardTables } from '../shared/job-card.queries.ts';

export const selectInterview = (candidateId: string, companyId: string) =>
  sql({ one: int })`
  SELECT 1 AS one
    FROM application a
   WHERE a.candidate_id = ${candidateId}::uuid AND a.company_id = ${companyId}::uuid
     AND (a.status IN ('INTERVIEWED', 'HIRED')
          OR EXISTS (SELECT FROM application_event e
                      WHERE e.application_id = a.id AND e.status IN ('INTERVIEWED', 'HIRED')))
   LIMIT 1`;

interface StoredCheck {
  readonly kind: CheckKind;
  readonly outcome: 'PASSED' | 'FAILED' | 'NOT_DONE';
  readonly reason: string | null;
  readonly checkedAt: string | null;
}

export type CompanyRow = RowOf<typeof selectCompany>;

export const selectCompany = (id: string, viewerId: string | null) =>
  sql({
    id: uuid,
    name: text,
    slug: text,
    shareId: text,
    image: nullable(text),
    address: text,
    latitude: float,
    longitude: float,
    description: text,
    website: nullable(text),
    followers: int,
    gallery: listOf(text),
    isFollowing: bool,
    rating: nullable(float),
    reviewCount: int,
    openJobs: int,
    fullyCheckedJobs: int,
    jobProfileKey: nullable(text),
    applications: nullable(int),
    answered: nullable(int),
    medianHours: nullable(int),
    checks: json<readonly StoredCheck[]>(),
  })`
  SELECT c.id, c.name, c.slug, c.share_id AS "shareId", c.image_key AS image, c.address, c.latitude, c.longitude,
         c.description, c.website, c.follower_count::int AS followers,
         f.applications, f.answered, f.median_hours AS "medianHours",
         ARRAY(SELECT i.image_key FROM company_image i WHERE i.company_id = c.id ORDER BY i.sort_order) AS gallery,
         EXISTS (SELECT FROM company_follow f WHERE f.company_id = c.id AND f.candidate_id = ${viewerId}::uuid)
           AS "isFollowing",
         (SELECT round(avg(r.rating), 1)::float8 FROM company_review r WHERE r.company_id = c.id AND r.hidden_at IS NULL) AS rating,
         (SELECT count(*)::int FROM company_review r WHERE r.company_id = c.id AND r.hidden_at IS NULL) AS "reviewCount",
         (SELECT count(*)::int FROM job j WHERE j.company_id = c.id AND j.status = 'ACTIVE' AND c.suspended_at IS NULL)
           AS "openJobs",
         (SELECT count(*)::int FROM job j
           WHERE j.company_id = c.id AND j.status = 'ACTIVE' AND c.suspended_at IS NULL
             AND j.checks_passed = ${CHECKS_OF_A_JOB}) AS "fullyCheckedJobs",
         (SELECT j.profile_key FROM job j WHERE j.company_id = c.id AND ${IS_NOT_HIDDEN}
           GROUP BY j.profile_key
           ORDER BY count(*) FILTER (WHERE j.status = 'ACTIVE') DESC, count(*) DESC, j.profile_key LIMIT 1) AS "jobProfileKey",
         COALESCE((SELECT json_agg(json_build_object('kind', k.kind, 'outcome', k.outcome, 'reason', k.reason,
                                                     'checkedAt', k.checked_at))
                     FROM company_check k WHERE k.company_id = c.id), '[]') AS checks
    FROM company c LEFT JOIN company_figure f ON f.company_id = c.id
   WHERE c.id = ${id}::uuid`;

interface JobsPage {
  readonly companyId: string;
  readonly viewerId: string | null;
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
}

export const selectCompanyJobs = ({ companyId, viewerId, afterAt, afterId, limit }: JobsPage) =>
  sql(jobCardRow)`
  SELECT ${jobCardColumns(viewerId)}
    FROM ${jobCardTables}
   WHERE j.company_id = ${companyId}::uuid AND ${IS_NOT_HIDDEN}
     AND (${afterAt}::timestamptz IS NULL OR (j.created_at, j.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
   ORDER BY j.created_at DESC, j.id DESC
   LIMIT ${limit}::int`;

/** Returns a company's pictures and locks its row, so that concurrent changes do not mix. */
export const lockCompanyPictures = (companyId: string) =>
  sql({ logo: nullable(text), gallery: listOf(text) })`
  SELECT c.image_key AS logo,
         ARRAY(SELECT i.image_key FROM company_image i WHERE i.company_id = c.id ORDER BY i.sort_order) AS gallery
    FROM company c WHERE c.id = ${companyId}::uuid FOR UPDATE`;

export const selectPicturesOf = (companyIds: readonly string[]) =>
  sql({ id: text, logo: nullable(text), gallery: listOf(text) })`
  SELECT c.id::text, c.image_key AS logo,
         ARRAY(SELECT i.image_key FROM company_image i WHERE i.company_id = c.id ORDER BY i.sort_order) AS gallery
    FROM company c WHERE c.id = ANY(${companyIds}::uuid[])`;

/** Marks the pictures as deleted that no company shows any more. Demo companies share pictures. */
export const retireUnusedPictures = (keys: readonly string[], now: Date) =>
  sql({})`
  UPDATE stored_file f SET deleted_at = ${now}::timestamptz
   WHERE f.key = ANY(${keys}::text[]) AND f.kind IN ('COMPANY_LOGO', 'COMPANY_PICTURE') AND f.deleted_at IS NULL
     AND NOT EXISTS (SELECT FROM company c WHERE c.image_key = f.key)
     AND NOT EXISTS (SELECT FROM company_image i WHERE i.image_key = f.key)`;
