import { Language } from '@nukkad/db';
import {
  bool,
  float,
  int,
  json,
  notNull,
  nullable,
  oneOf,
  text,
  timestamptz,
  uuid,
} from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';
import type { NotificationValues } from './notification-message.ts';

const isOfToday = (now: Date) =>
  part`j.status = 'ACTIVE' AND co.suspended_at IS NULL AND j.created_at > ${now}::timestamptz - interval '1 day'`;

const IS_SHOWN = raw(`
         NOT EXISTS (SELECT FROM dismissed_job d WHERE d.candidate_id = c.id AND d.job_id = j.id)
     AND NOT EXISTS (SELECT FROM application a WHERE a.candidate_id = c.id AND a.job_id = j.id)`);

/** Selects, for each seeker and followed company, the newest job of the last day. */
export const selectJobsOfFollowed = (now: Date) =>
  sql({
    candidateId: text,
    jobId: text,
    title: text,
    company: text,
    city: text,
    cityHi: nullable(text),
    cityMr: nullable(text),
    slug: text,
    shareId: text,
  })`
  SELECT DISTINCT ON (c.id, j.company_id) c.id::text AS "candidateId", j.id::text AS "jobId", j.title,
         co.name AS company, ci.name_en AS city, ci.name_hi AS "cityHi", ci.name_mr AS "cityMr", j.slug,
         j.share_id AS "shareId"
    FROM company_follow f JOIN candidate c ON c.id = f.candidate_id
    JOIN job j ON j.company_id = f.company_id JOIN company co ON co.id = j.company_id
    JOIN city ci ON ci.id = j.city_id
   WHERE ${isOfToday(now)} AND ${IS_SHOWN}
   ORDER BY c.id, j.company_id, j.created_at DESC, j.id DESC`;

interface MatchingJobsPage {
  readonly now: Date;
  /** Id of the last seeker of the previous batch. */
  readonly after: string;
  readonly limit: number;
  readonly radiusMetres: number;
}

/**
 * Selects, for each seeker with interests who was active in the last 60 days, the nearest new matching job and the
 * number of matches.
 */
export const selectMatchingJobs = ({ now, after, limit, radiusMetres }: MatchingJobsPage) =>
  sql({
    candidateId: text,
    jobId: nullable(text),
    title: nullable(text),
    company: nullable(text),
    slug: nullable(text),
    shareId: nullable(text),
    payMin: nullable(int),
    payMax: nullable(int),
    metres: nullable(float),
    count: nullable(int),
  })`
  SELECT c.id::text AS "candidateId", best.*
    FROM (SELECT c.id, st_setsrid(st_makepoint(coalesce(c.longitude, ci.longitude),
                                               coalesce(c.latitude, ci.latitude)), 4326)::geography AS place
            FROM candidate c LEFT JOIN city ci ON ci.id = c.city_id
           WHERE c.deleted_at IS NULL AND c.is_available AND c.id > ${after}::uuid
             AND c.last_seen_at > ${now}::timestamptz - interval '60 days'
             AND EXISTS (SELECT FROM interest i WHERE i.candidate_id = c.id)
           ORDER BY c.id LIMIT ${limit}) c
    LEFT JOIN LATERAL (
      SELECT j.id::text AS "jobId", j.title, co.name AS company, j.slug, j.share_id AS "shareId",
             j.pay_min AS "payMin", j.pay_max AS "payMax", st_distance(j.position, c.place) AS metres,
             count(*) OVER ()::int AS count
        FROM job j JOIN company co ON co.id = j.company_id
       WHERE ${isOfToday(now)} AND ${IS_SHOWN} AND st_dwithin(j.position, c.place, ${radiusMetres}::float8)
         AND j.profile_key IN (SELECT profile_key FROM interest i WHERE i.candidate_id = c.id)
       ORDER BY metres, j.id LIMIT 1) best ON true
   ORDER BY c.id`;

/** JSON with the names of the sub-profile `sp` in each language; an empty object if the job has no sub-profile. */
export const WORK_OF_JOB = raw(`
  CASE WHEN sp.key IS NULL THEN '{}'::jsonb
       ELSE jsonb_build_object('work', jsonb_build_object('en', sp.name_en, 'hi', sp.name_hi, 'mr', sp.name_mr))
   END`);

export const insertNotifications = (notices: string, now: Date) =>
  sql({ id: text })`
  INSERT INTO notification (id, candidate_id, type_key, values, link, dedupe_key, created_at)
  SELECT gen_random_uuid(), n."candidateId", n.type,
         jsonb_build_object('template', n.template, 'values', n.values || ${WORK_OF_JOB}), n.link, n."dedupeKey", ${now}::timestamptz
    FROM jsonb_to_recordset(${notices}::jsonb)
      AS n ("candidateId" uuid, type text, template text, values jsonb, link text, "dedupeKey" text,
             "jobId" uuid, "isRequired" boolean)
    LEFT JOIN job j ON j.id = n."jobId" LEFT JOIN job_sub_profile sp ON sp.key = j.sub_profile_key
    JOIN candidate c ON c.id = n."candidateId" AND c.deleted_at IS NULL
   WHERE n."isRequired"
      OR NOT EXISTS (SELECT FROM notification_preference p
                      WHERE p.candidate_id = n."candidateId" AND p.type_key = n.type AND NOT p.is_enabled)
  ON CONFLICT (candidate_id, dedupe_key) DO NOTHING
  RETURNING id::text`;

/** Columns of a notification that is sent as a push message. */
const PUSH_COLUMNS = {
  id: uuid,
  candidateId: uuid,
  type: text,
  values: json<NotificationValues>(),
  link: nullable(text),
  language: nullable(oneOf(Language)),
};

/** SQL condition: the notification is unread, its account exists, and the seeker has not switched its type off. */
const IS_ENABLED = raw(`
  (n.read_at IS NULL AND c.deleted_at IS NULL
   AND NOT EXISTS (SELECT FROM notification_preference p
                    WHERE p.candidate_id = n.candidate_id AND p.type_key = n.type_key AND NOT p.is_enabled))`);

/**
 * Marks a batch as pushed before it is sent. If the process crashes, these messages are never pushed, which is better
 * than repeating them, because they are also shown on the site. Notifications older than an hour are not pushed.
 */
export const takeUnsentPushes = (now: Date, limit: number) =>
  sql({ ...PUSH_COLUMNS, isEnabled: bool })`
  UPDATE notification n SET pushed_at = ${now}::timestamptz
    FROM candidate c
   WHERE c.id = n.candidate_id AND n.id IN (
           SELECT id FROM notification
            WHERE pushed_at IS NULL AND created_at > ${now}::timestamptz - interval '1 hour'
            ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  RETURNING n.id, n.candidate_id AS "candidateId", n.type_key AS type, n.values, n.link, c.language,
            ${IS_ENABLED} AS "isEnabled"`;

/** Deletes the retries that are due and returns those to send. Drops those that are too old, read or switched off. */
export const takePushRetries = (now: Date, limit: number) =>
  sql({ ...PUSH_COLUMNS, token: text, tries: int })`
  WITH due AS (
    DELETE FROM push_retry WHERE (notification_id, token) IN (
      SELECT notification_id, token FROM push_retry
       WHERE due_at <= ${now}::timestamptz ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING notification_id, token, tries)
  SELECT n.id, n.candidate_id AS "candidateId", n.type_key AS type, n.values, n.link, c.language, due.token,
         due.tries
    FROM due JOIN notification n ON n.id = due.notification_id JOIN candidate c ON c.id = n.candidate_id
    JOIN push_subscription s ON s.token = due.token AND s.candidate_id = n.candidate_id
   WHERE n.created_at > ${now}::timestamptz - interval '1 hour' AND ${IS_ENABLED}`;

/** Schedules a retry, unless the device or the notification was deleted meanwhile. */
export const insertPushRetry = (retry: { id: string; token: string; tries: number; dueAt: Date }) =>
  sql({})`
  INSERT INTO push_retry (notification_id, token, tries, due_at)
  SELECT n.id, s.token, ${retry.tries}, ${retry.dueAt}::timestamptz
    FROM notification n JOIN push_subscription s ON s.token = ${retry.token}
   WHERE n.id = ${retry.id}::uuid
  ON CONFLICT (notification_id, token) DO NOTHING`;

/** Selects the interviews that take place tomorrow, by the calendar of India. */
export const selectInterviewsTomorrow = (now: Date) =>
  sql({
    id: text,
    candidateId: text,
    company: text,
    at: notNull(timestamptz),
    interviewId: nullable(uuid),
  })`
  SELECT a.id::text, a.candidate_id::text AS "candidateId", co.name AS company, a.scheduled_for AS at,
         i.id AS "interviewId"
    FROM application a JOIN company co ON co.id = a.company_id
    LEFT JOIN interview i ON i.application_id = a.id AND i.outcome IS NULL AND i.cancelled_at IS NULL
   WHERE a.status = 'SCHEDULED' AND co.suspended_at IS NULL AND i.reply IS DISTINCT FROM 'DECLINED'
     AND (i.id IS NOT NULL OR NOT EXISTS (SELECT FROM interview x WHERE x.application_id = a.id))
     AND (a.scheduled_for AT TIME ZONE 'Asia/Kolkata')::date
         = ((${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date + 1)`;

/** Selects the saved jobs that close within two days, of seekers who have not applied. */
export const selectClosingJobs = (now: Date) =>
  sql({
    candidateId: text,
    jobId: text,
    title: text,
    company: text,
    slug: text,
    shareId: text,
    expiresAt: timestamptz,
  })`
  SELECT s.candidate_id::text AS "candidateId", j.id::text AS "jobId", j.title, co.name AS company, j.slug,
         j.share_id AS "shareId", j.expires_at AS "expiresAt"
    FROM job j JOIN saved_job s ON s.job_id = j.id JOIN company co ON co.id = j.company_id
   WHERE j.status = 'ACTIVE' AND co.suspended_at IS NULL AND j.expires_at > ${now}::timestamptz
     AND j.expires_at <= ${now}::timestamptz + interval '2 days'
     AND NOT EXISTS (SELECT FROM application a WHERE a.candidate_id = s.candidate_id AND a.job_id = j.id
                        AND a.status <> 'WITHDRAWN')`;
