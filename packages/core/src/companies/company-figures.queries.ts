import { int, nullable, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Days of the calendar of India over which a company is judged. */
const PERIOD_DAYS = 90;
/** Whole days after which an application without an answer counts against the company. */
const DUE_DAYS = 7;
/** Hours of an application without an answer. It sorts after every answer. */
const NEVER = 2_147_483_647;

/**
 * Stores the figures of each company that has a member. Counts the applications of the last 90 days that are at least
 * seven whole days old and were sent since the company has members, because before nobody could answer. An answer is the
 * first step that a member made. Withdrawn applications count only if they were answered.
 */
export const storeCompanyFigures = (now: Date) =>
  sql({ companyId: uuid })`
  INSERT INTO company_figure (company_id, applications, answered, median_hours, computed_at)
  SELECT m.company_id, f.applications, f.answered, nullif(f.median_hours, ${NEVER}::int), ${now}::timestamptz
    FROM (SELECT company_id, min(created_at) AS since FROM membership
           GROUP BY company_id HAVING bool_or(ended_at IS NULL)) m
    JOIN LATERAL (
      SELECT count(*)::int AS applications, count(w.hours)::int AS answered,
             percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(w.hours, ${NEVER}::int)) AS median_hours
        FROM application a
        JOIN LATERAL (
          SELECT ceil(extract(epoch FROM min(e.created_at) - a.applied_at) / 3600)::int AS hours
            FROM application_event e
           WHERE e.application_id = a.id AND e.created_at >= a.applied_at AND e.member_id IS NOT NULL
             AND e.status NOT IN ('APPLIED', 'WITHDRAWN')
        ) w ON true
       WHERE a.company_id = m.company_id AND a.applied_at >= m.since
         AND a.applied_at >= ((${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - ${PERIOD_DAYS}::int)
                               ::timestamp AT TIME ZONE 'Asia/Kolkata'
         AND a.applied_at < ((${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - ${DUE_DAYS}::int)
                              ::timestamp AT TIME ZONE 'Asia/Kolkata'
         AND (a.status <> 'WITHDRAWN' OR w.hours IS NOT NULL)
    ) f ON true
  ON CONFLICT (company_id) DO UPDATE
     SET applications = excluded.applications, answered = excluded.answered,
         median_hours = excluded.median_hours, computed_at = excluded.computed_at
   WHERE company_figure.computed_at <= excluded.computed_at
  RETURNING company_id AS "companyId"`;

/** Deletes figures that are older, which are those of companies without members. */
export const deleteOlderFigures = (now: Date) =>
  sql({ companyId: uuid })`
  DELETE FROM company_figure WHERE computed_at < ${now}::timestamptz RETURNING company_id AS "companyId"`;

export const selectCompanyFigures = (companyId: string) =>
  sql({ applications: int, answered: int, medianHours: nullable(int) })`
  SELECT applications, answered, median_hours AS "medianHours" FROM company_figure
   WHERE company_id = ${companyId}::uuid`;
