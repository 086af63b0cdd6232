import { int, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/**
 * Selects the open jobs of a day that have no failed check. Parameters: `$1` day in Indian time, `$2` and `$3` cursor (or null), `$4` offset,
 * `$5` limit.
 */
export const selectJobs = ({
  day,
  afterAt,
  afterId,
  skip,
  size,
}: {
  readonly day: string;
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly skip: number;
  readonly size: number;
}) =>
  sql({ id: uuid, createdAt: timestamptz, slug: text, shareId: text, updatedAt: timestamptz })`
  SELECT s.job_id AS id, s.created_at AS "createdAt", j.slug, j.share_id AS "shareId", j.updated_at AS "updatedAt"
    FROM job_search s JOIN job j ON j.id = s.job_id
   WHERE s.is_active AND j.checks_passed = j.checks_done
     AND s.created_at >= ${day}::date::timestamp AT TIME ZONE 'Asia/Kolkata'
     AND s.created_at < (${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
     AND (${afterAt}::timestamptz IS NULL OR (s.created_at, s.job_id) > (${afterAt}::timestamptz, ${afterId}::uuid))
   ORDER BY s.created_at, s.job_id
   OFFSET ${skip}::int LIMIT ${size}::int`;

/** Selects companies. Parameters: `$1` and `$2` cursor (or null), `$3` offset, `$4` limit. */
export const selectCompanies = ({
  afterAt,
  afterId,
  skip,
  size,
}: {
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly skip: number;
  readonly size: number;
}) =>
  sql({ id: uuid, createdAt: timestamptz, slug: text, shareId: text, updatedAt: timestamptz })`
  SELECT id, created_at AS "createdAt", slug, share_id AS "shareId", updated_at AS "updatedAt"
    FROM company
   WHERE ${afterAt}::timestamptz IS NULL OR (created_at, id) > (${afterAt}::timestamptz, ${afterId}::uuid)
   ORDER BY created_at, id
   OFFSET ${skip}::int LIMIT ${size}::int`;

/**
 * Selects cities with open jobs nearby, with the time of the newest. It reads one entry of job_search_newest_idx per
 * city, in the city's cell of the search grid.
 */
export const selectCitiesWithJobs = () =>
  sql({ cityId: int, at: timestamptz })`
  SELECT c.id AS "cityId", newest.created_at AS at
    FROM city c
   CROSS JOIN LATERAL (SELECT s.created_at FROM job_search s
                        WHERE s.is_active AND s.cell = search_cell(c.latitude, c.longitude)
                        ORDER BY s.created_at DESC LIMIT 1) newest
   WHERE NOT c.is_retired
   ORDER BY c.population DESC, c.slug`;

/**
 * Selects profiles and sub-profiles with open jobs in a city's grid cell, with the time of the newest. It scans the
 * open jobs once for profiles, and their terms once for sub-profiles.
 */
export const selectWorksWithJobs = () =>
  sql({ cityId: int, work: text, at: timestamptz })`
  WITH newest AS (
    SELECT s.cell, p.key, max(s.created_at) AS created_at
      FROM job_search s JOIN job_profile p ON p.code = s.profile
     WHERE s.is_active AND NOT p.is_retired
     GROUP BY s.cell, p.key
     UNION ALL
    SELECT t.cell, part.key, max(t.created_at)
      FROM job_sub_profile part
      JOIN job_profile p ON p.key = part.profile_key
      JOIN search_word w ON w.word = 's:' || part.key
      JOIN job_term t ON t.term = w.term
     WHERE t.is_active AND NOT part.is_retired AND NOT p.is_retired
     GROUP BY t.cell, part.key)
  SELECT c.id AS "cityId", newest.key AS work, newest.created_at AS at
    FROM city c
    JOIN newest ON newest.cell = search_cell(c.latitude, c.longitude)
   WHERE NOT c.is_retired
   ORDER BY c.population DESC, c.slug, newest.key`;

export const selectPosts = (now: Date) =>
  sql({ link: text, at: timestamptz })`
  SELECT id AS link, updated_at AS at
    FROM blog_post
   WHERE is_displayed AND published_at <= ${now}::timestamptz
   ORDER BY published_at DESC, id`;

/**
 * Counts the open jobs of each day that have no failed check. Each day is one range of job_search_country_idx, so that no
 * job rows are read and nothing is sorted. The planner uses the index even before the table is analysed. The few jobs
 * with a failed check are counted by job_failed_check_idx and subtracted.
 */
export const selectJobDays = () =>
  sql({ day: text, count: int })`
  WITH span AS (
    SELECT (min(created_at) AT TIME ZONE 'Asia/Kolkata')::date AS first,
           (max(created_at) AT TIME ZONE 'Asia/Kolkata')::date AS last
      FROM job_search WHERE is_active),
  day AS (SELECT generate_series(first, last, interval '1 day')::date AS day FROM span),
  failed AS (
    SELECT (j.created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*)::int AS count
      FROM job j JOIN job_search s ON s.job_id = j.id
     WHERE j.checks_passed < j.checks_done AND j.status = 'ACTIVE' AND s.is_active
     GROUP BY 1)
  SELECT to_char(day.day, 'YYYY-MM-DD') AS day, found.count - COALESCE(failed.count, 0) AS count
    FROM day CROSS JOIN LATERAL (
           SELECT count(*)::int AS count FROM job_search s
            WHERE s.is_active
              AND s.created_at >= day.day::timestamp AT TIME ZONE 'Asia/Kolkata'
              AND s.created_at < (day.day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') found
         LEFT JOIN failed ON failed.day = day.day
   WHERE found.count > COALESCE(failed.count, 0)
   ORDER BY day.day DESC`;

export const countCompanies = () => sql({ count: int })`SELECT count(*)::int AS count FROM company`;
