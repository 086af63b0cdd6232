import { JobStatus, JobType } from '@nukkad/db';
import { bool, float, int, listOf, nullable, oneOf, text, uuid } from '@nukkad/db/columns.ts';
import { raw, sql } from '@nukkad/db/sql.ts';
import { IS_NOT_HIDDEN } from '../shared/hidden-job.queries.ts';

export const deleteRecentJobs = (candidateId: string, jobId: string, isAll: boolean) =>
  sql({})`
  DELETE FROM recent_job WHERE candidate_id = ${candidateId}::uuid AND (${isAll}::boolean OR job_id = ${jobId}::uuid)`;

export const deleteRecentCompanies = (candidateId: string, companyId: string, isAll: boolean) =>
  sql({})`
  DELETE FROM recent_company
   WHERE candidate_id = ${candidateId}::uuid AND (${isAll}::boolean OR company_id = ${companyId}::uuid)`;

export const upsertRecentJob = (candidateId: string, jobId: string, now: Date) =>
  sql({})`
  INSERT INTO recent_job (candidate_id, job_id, searched_at)
  VALUES (${candidateId}::uuid, ${jobId}::uuid, ${now}::timestamptz)
  ON CONFLICT (candidate_id, job_id) DO UPDATE SET searched_at = excluded.searched_at`;

export const upsertRecentCompany = (candidateId: string, companyId: string, now: Date) =>
  sql({})`
  INSERT INTO recent_company (candidate_id, company_id, searched_at)
  VALUES (${candidateId}::uuid, ${companyId}::uuid, ${now}::timestamptz)
  ON CONFLICT (candidate_id, company_id) DO UPDATE SET searched_at = excluded.searched_at`;

/** Selects the columns that scores need in addition to cards. */
export const selectSkills = (jobIds: readonly string[]) =>
  sql({ id: uuid, skills: listOf(text) }, 'search_pool_more')`
  SELECT id, coalesce(skills, '{}') AS skills FROM job WHERE id = ANY (${jobIds}::uuid[])`;

/**
 * Selects a seeker's data for the score. Past work is taken from applications; the place is the seeker's own, else
 * their city.
 */
export const selectSeekerTaste = (candidateId: string) =>
  sql(
    {
      interests: listOf(text),
      appliedProfiles: listOf(text),
      skills: listOf(text),
      isExperienced: nullable(bool),
      years: int,
      latitude: nullable(float),
      longitude: nullable(float),
    },
    'search_seeker_taste',
  )`
  SELECT ARRAY(SELECT profile_key FROM interest WHERE candidate_id = c.id) AS interests,
         ARRAY(SELECT DISTINCT j.profile_key FROM application a JOIN job j ON j.id = a.job_id
                WHERE a.candidate_id = c.id) AS "appliedProfiles",
         coalesce(c.skills, '{}') AS skills, c.is_experienced AS "isExperienced",
         coalesce((SELECT max(level_years) FROM experience WHERE candidate_id = c.id), 0)::int AS years,
         coalesce(c.latitude, city.latitude) AS latitude, coalesce(c.longitude, city.longitude) AS longitude
    FROM candidate c LEFT JOIN city ON city.id = c.city_id
   WHERE c.id = ${candidateId}::uuid`;

export const selectShownJob = (jobId: string) =>
  sql(
    {
      title: text,
      profileKey: text,
      subProfileKey: nullable(text),
      jobType: oneOf(JobType),
      payMin: nullable(int),
      payMax: nullable(int),
      latitude: float,
      longitude: float,
      statusReason: nullable(text),
    },
    'search_shown_job',
  )`
  SELECT title, profile_key AS "profileKey", sub_profile_key AS "subProfileKey", job_type AS "jobType",
         pay_min AS "payMin", pay_max AS "payMax", latitude, longitude, status_reason AS "statusReason"
    FROM job WHERE id = ${jobId}::uuid`;

const jobRow = {
  id: uuid,
  title: text,
  companyName: text,
  companyImage: nullable(text),
  status: oneOf(JobStatus),
  slug: text,
  shareId: text,
  cityId: int,
  jobProfileKey: text,
  subProfileKey: nullable(text),
};

const JOB_COLUMNS = raw(`
  j.id, j.title, co.name AS "companyName", co.image_key AS "companyImage", j.status, j.slug, j.share_id AS "shareId",
  j.city_id AS "cityId", j.profile_key AS "jobProfileKey", j.sub_profile_key AS "subProfileKey"`);

const companyRow = {
  id: uuid,
  name: text,
  image: nullable(text),
  slug: text,
  shareId: text,
  followers: int,
};

const COMPANY_COLUMNS = raw(`
  co.id, co.name, co.image_key AS image, co.slug, co.share_id AS "shareId", co.follower_count AS followers`);

export const selectRecentJobs = (candidateId: string, limit: number) =>
  sql(jobRow, 'search_recent_jobs')`
  SELECT ${JOB_COLUMNS}
    FROM recent_job r JOIN job j ON j.id = r.job_id JOIN company co ON co.id = j.company_id
   WHERE r.candidate_id = ${candidateId}::uuid AND ${IS_NOT_HIDDEN}
   ORDER BY r.searched_at DESC, r.job_id DESC LIMIT ${limit}::int`;

export const selectRecentCompanies = (candidateId: string, limit: number) =>
  sql(companyRow, 'search_recent_companies')`
  SELECT ${COMPANY_COLUMNS}
    FROM recent_company r JOIN company co ON co.id = r.company_id
   WHERE r.candidate_id = ${candidateId}::uuid ORDER BY r.searched_at DESC, r.company_id DESC LIMIT ${limit}::int`;

export const selectPopularCompanies = (limit: number) =>
  sql(companyRow, 'search_popular_companies')`
  SELECT ${COMPANY_COLUMNS} FROM company co ORDER BY co.follower_count DESC, co.id DESC LIMIT ${limit}::int`;

/** Selects companies with any of the words in their names, up to a limit per word. */
export const selectCompaniesOfTerms = (terms: readonly number[], limit: number) =>
  sql(companyRow, 'search_companies')`
  SELECT ${COMPANY_COLUMNS}
    FROM (SELECT DISTINCT listed.company_id
            FROM unnest(${terms}::int[]) AS wanted
            CROSS JOIN LATERAL (
              SELECT company_id FROM company_term WHERE term = wanted LIMIT ${limit}::int) listed) found
    JOIN company co ON co.id = found.company_id`;
