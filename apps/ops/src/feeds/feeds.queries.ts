import { IS_STANDING, REASON_OF_ABSENCE } from '@nukkad/core/postings/staged-postings.queries.ts';
import { float, int, nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectFeeds = () =>
  sql({
    feed: text,
    source: text,
    open: int,
    waiting: int,
    lastRun: nullable(timestamptz),
    result: nullable(text),
  })`
  SELECT f.name AS feed, f.source, count(j.id) FILTER (WHERE j.status = 'ACTIVE')::int AS open,
         count(j.id) FILTER (WHERE j.status = 'PAUSED' AND j.status_reason = 'awaiting-moderation')::int AS waiting,
         f.last_run_at AS "lastRun", f.last_result AS result
    FROM feed f LEFT JOIN feed_job fj ON fj.feed_name = f.name LEFT JOIN job j ON j.id = fj.job_id
   GROUP BY f.name ORDER BY f.name`;

export const selectOpenOfFeed = (name: string) =>
  sql({ id: uuid })`
  SELECT j.id::text FROM feed_job fj JOIN job j ON j.id = fj.job_id
   WHERE fj.feed_name = ${name} AND j.status = 'ACTIVE'`;

/** Stores the ids of the existing jobs that a feed contains. */
export const insertFeedJobs = (name: string, jobIds: readonly string[]) =>
  sql({})`
  INSERT INTO feed_job (feed_name, job_id)
  SELECT ${name}, j.id FROM job j WHERE j.id = ANY(${jobIds}::uuid[])
  ON CONFLICT DO NOTHING`;

/**
 * Closes open and waiting jobs of a feed that are not in `presentIds`. A closed job opens again when a later run of
 * the feed contains it.
 */
export const closeVanished = (name: string, presentIds: readonly string[], now: Date) =>
  sql({ id: uuid })`
  UPDATE job t SET status = 'CLOSED', status_reason = ${REASON_OF_ABSENCE}, status_changed_at = ${now}::timestamptz,
         updated_at = ${now}::timestamptz
    FROM feed_job fj
   WHERE fj.feed_name = ${name} AND t.id = fj.job_id AND ${IS_STANDING} AND t.id <> ALL(${presentIds}::uuid[])
  RETURNING t.id::text`;

/**
 * Finds a place for each name. Cities are preferred to localities; among localities of the same name, the one in the
 * most populous city is returned.
 */
export const selectPlacesNamed = (names: readonly string[]) =>
  sql({ asked: text, city: text, locality: nullable(text), latitude: float, longitude: float })`
  SELECT asked.name AS asked, p.city, p.locality, p.latitude, p.longitude
    FROM unnest(${names}::text[]) AS asked (name)
   CROSS JOIN LATERAL (
     SELECT c.name_en AS city, NULL::text AS locality, c.latitude, c.longitude, c.population, 0 AS rank, c.id
       FROM city c
      WHERE NOT c.is_retired
        AND asked.name = ANY(ARRAY(SELECT lower(n) FROM unnest(ARRAY[c.slug, c.name_en, c.name_hi, c.name_mr] || c.aliases) n))
      UNION ALL
     SELECT c.name_en, l.name_en, l.latitude, l.longitude, c.population, 1, l.id
       FROM locality l JOIN city c ON c.id = l.city_id
      WHERE asked.name = ANY(ARRAY(SELECT lower(n) FROM unnest(ARRAY[l.name_en, l.name_hi, l.name_mr] || l.aliases) n))
      ORDER BY rank, population DESC, id LIMIT 1) p`;

export const selectKnownIds = (ids: readonly string[]) =>
  sql({ id: uuid })`SELECT id::text FROM company WHERE id = ANY(${ids}::uuid[])`;
