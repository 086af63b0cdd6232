import { JobType } from '@nukkad/db';
import { float, int, listOf, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';

const jobFacts = {
  id: uuid,
  title: text,
  requirements: text,
  profileKey: text,
  subProfileKey: nullable(text),
  jobType: oneOf(JobType),
  payMin: nullable(int),
  payMax: nullable(int),
  experienceMinYears: int,
  experienceMaxYears: nullable(int),
  cityKey: int,
  address: text,
  latitude: float,
  longitude: float,
};

const companyFacts = {
  id: uuid,
  gstin: nullable(text),
  cin: nullable(text),
  udyam: nullable(text),
  identitySeenAt: nullable(timestamptz),
  papersSeenAt: nullable(timestamptz),
  phone: text,
  email: text,
  contactSeenAt: nullable(timestamptz),
};

const JOB_FACTS = part`
  SELECT id::text, title, requirements, profile_key AS "profileKey", sub_profile_key AS "subProfileKey",
         job_type AS "jobType", pay_min AS "payMin", pay_max AS "payMax",
         experience_min_years::int AS "experienceMinYears", experience_max_years::int AS "experienceMaxYears",
         city_id AS "cityKey", address, latitude, longitude FROM job`;

const COMPANY_FACTS = part`
  SELECT id::text, gstin, cin, udyam, identity_seen_at AS "identitySeenAt",
         papers_seen_at AS "papersSeenAt", phone, email,
         contact_seen_at AS "contactSeenAt" FROM company`;

export const selectJobFacts = (jobIds: readonly string[]) =>
  sql(jobFacts)`${JOB_FACTS} WHERE id = ANY(${jobIds}::uuid[])`;

export const selectActiveJobFacts = (after: string, limit: number) =>
  sql(jobFacts)`${JOB_FACTS} WHERE id > ${after}::uuid AND status = 'ACTIVE' ORDER BY job.id LIMIT ${limit}`;

export const selectCompanyFacts = (companyIds: readonly string[]) =>
  sql(companyFacts)`${COMPANY_FACTS} WHERE id = ANY(${companyIds}::uuid[])`;

export const selectAllCompanyFacts = (after: string, limit: number) =>
  sql(companyFacts)`${COMPANY_FACTS} WHERE id > ${after}::uuid ORDER BY company.id LIMIT ${limit}`;

export const selectJobsOfCompanies = (companyIds: readonly string[]) =>
  sql({ id: uuid })`SELECT id::text FROM job WHERE company_id = ANY(${companyIds}::uuid[])`;

/** Value of `checked_by` for results of the automatic checks. */
const AUTOMATIC = 'rule';

const upsertChecks = (subject: 'job' | 'company', results: string, now: Date) => {
  const table = raw(`${subject}_check`);
  const key = raw(`${subject}_id`);
  return sql({ written: int })`
  INSERT INTO ${table} (${key}, kind, outcome, reason, checked_at, checked_by)
  SELECT r.id, r.kind::check_kind, r.outcome::check_outcome, r.reason,
         CASE WHEN r.outcome <> 'NOT_DONE' THEN ${now}::timestamptz END,
         CASE WHEN r.outcome <> 'NOT_DONE' THEN ${AUTOMATIC}::text END
    FROM jsonb_to_recordset(${results}::jsonb) AS r (id uuid, kind text, outcome text, reason text)
   ORDER BY r.id, r.kind
  ON CONFLICT (${key}, kind) DO UPDATE
    SET outcome = excluded.outcome, reason = excluded.reason, checked_at = excluded.checked_at,
        checked_by = excluded.checked_by
  RETURNING 1 AS written`;
};

export const upsertJobChecks = (results: string, now: Date) => upsertChecks('job', results, now);

export const upsertCompanyChecks = (results: string, now: Date) => upsertChecks('company', results, now);

export const selectCities = () =>
  sql({ key: int, names: listOf(text), latitude: float, longitude: float, population: int, state: text })`
  SELECT id AS key, array_remove(ARRAY[name_en, name_hi, name_mr] || aliases, NULL) AS names, latitude, longitude,
         population, state FROM city`;

export const selectLocalities = () =>
  sql({ cityKey: int, names: listOf(text) })`
  SELECT city_id AS "cityKey", array_remove(ARRAY[name_en, name_hi, name_mr] || aliases, NULL) AS names FROM locality`;

export const selectMinimumWages = () =>
  sql({ state: text, unskilled: int })`SELECT state, unskilled FROM minimum_wage`;

export const selectBlockedContacts = () =>
  sql({ kind: text, value: text })`SELECT kind, value FROM blocked_contact`;

/** Updates the counts on job cards: checks of the job and of its company. Unchanged rows are not written. */
export const updateCheckCounts = (jobIds: readonly string[]) =>
  sql({ written: int })`
  UPDATE job j SET checks_done = c.done, checks_passed = c.passed
    FROM (SELECT j.id, count(*) FILTER (WHERE k.outcome <> 'NOT_DONE')::int AS done,
                 count(*) FILTER (WHERE k.outcome = 'PASSED')::int AS passed
            FROM job j
            LEFT JOIN LATERAL (SELECT kind, outcome FROM job_check WHERE job_id = j.id
                                UNION ALL
                               SELECT kind, outcome FROM company_check c WHERE c.company_id = j.company_id
                                  AND NOT EXISTS (SELECT FROM job_check o WHERE o.job_id = j.id AND o.kind = c.kind)
                              ) k ON true
           WHERE j.id = ANY(${jobIds}::uuid[]) GROUP BY j.id) c
   WHERE j.id = c.id AND (j.checks_done, j.checks_passed) IS DISTINCT FROM (c.done, c.passed)
  RETURNING 1 AS written`;
