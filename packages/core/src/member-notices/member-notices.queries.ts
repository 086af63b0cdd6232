import { Language } from '@nukkad/db';
import { bool, int, json, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';
import type { NotificationValues } from '../notifications/notification-message.ts';
import { WORK_OF_JOB } from '../notifications/notifications.queries.ts';

/** SQL condition: the membership is open, and its member may sign in. */
const IS_ACTIVE = raw('p.ended_at IS NULL AND m.deleted_at IS NULL AND m.suspended_at IS NULL');

/** One notice as JSON, for all members of a company except `exceptMemberId`, or only for its owners. */
interface NewNotices {
  readonly companyId: string;
  readonly exceptMemberId: string | null;
  readonly isForOwners: boolean;
  readonly type: string;
  readonly template: string;
  /** The values as JSON. */
  readonly values: string;
  readonly jobId: string | null;
  readonly link: string | null;
  readonly dedupeKey: string;
}

/** Inserts a notice for each active member of a company. Skips members who have one with the same key. */
export const insertMemberNotices = (notice: NewNotices, now: Date) =>
  sql({ id: uuid })`
  INSERT INTO member_notice (id, member_id, company_id, type, values, link, dedupe_key, created_at)
  SELECT gen_random_uuid(), m.id, p.company_id, ${notice.type},
         jsonb_build_object('template', ${notice.template}::text, 'values', ${notice.values}::jsonb || coalesce(
           (SELECT ${WORK_OF_JOB} FROM job j LEFT JOIN job_sub_profile sp ON sp.key = j.sub_profile_key
             WHERE j.id = ${notice.jobId}::uuid), '{}'::jsonb)),
         ${notice.link}, ${notice.dedupeKey}, ${now}::timestamptz
    FROM membership p JOIN member m ON m.id = p.member_id
   WHERE p.company_id = ${notice.companyId}::uuid AND m.id IS DISTINCT FROM ${notice.exceptMemberId}::uuid
     AND (p.role = 'OWNER' OR NOT ${notice.isForOwners}::boolean)
     AND ${IS_ACTIVE}
  ON CONFLICT (member_id, dedupe_key) DO NOTHING
  RETURNING id`;

/** Inserts a notice for one member that is about no company. Returns no row if they have one with the same key. */
export const insertMemberNotice = (
  memberId: string,
  {
    type,
    template,
    values,
    link,
    dedupeKey,
  }: Omit<NewNotices, 'companyId' | 'exceptMemberId' | 'isForOwners' | 'jobId'>,
  now: Date,
) =>
  sql({ id: uuid })`
  INSERT INTO member_notice (id, member_id, type, values, link, dedupe_key, created_at)
  VALUES (gen_random_uuid(), ${memberId}::uuid, ${type},
          jsonb_build_object('template', ${template}::text, 'values', ${values}::jsonb),
          ${link}, ${dedupeKey}, ${now}::timestamptz)
  ON CONFLICT (member_id, dedupe_key) DO NOTHING
  RETURNING id`;

const OF_OPEN_MEMBERSHIP = `
  (n.company_id IS NULL OR EXISTS (
     SELECT FROM membership p WHERE p.member_id = n.member_id AND p.company_id = n.company_id AND p.ended_at IS NULL))`;
/** SQL condition: the notice `n` is about no company, or about one to which its member still belongs. */
const IS_VISIBLE = raw(OF_OPEN_MEMBERSHIP);

interface NoticePage {
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
}

/** Selects the notices of a member, latest first. */
export const selectMemberNotices = (memberId: string, { afterAt, afterId, limit }: NoticePage) =>
  sql({
    id: uuid,
    type: text,
    values: json<NotificationValues>(),
    companyId: nullable(uuid),
    company: nullable(text),
    link: nullable(text),
    createdAt: timestamptz,
    isRead: bool,
  })`
  SELECT n.id, n.type, n.values, n.company_id AS "companyId", co.name AS company, n.link, n.created_at AS "createdAt",
         n.read_at IS NOT NULL AS "isRead"
    FROM member_notice n LEFT JOIN company co ON co.id = n.company_id
   WHERE n.member_id = ${memberId}::uuid AND ${IS_VISIBLE}
     AND (${afterAt}::timestamptz IS NULL OR (n.created_at, n.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
   ORDER BY n.created_at DESC, n.id DESC LIMIT ${limit}`;

/** Maximum number of unread notices that are counted. */
const UNREAD_MAX = 100;

export const countUnreadNotices = (memberId: string) =>
  sql({ count: int })`
  SELECT count(*)::int AS count FROM (
    SELECT FROM member_notice n
     WHERE n.member_id = ${memberId}::uuid AND n.read_at IS NULL AND ${IS_VISIBLE} LIMIT ${UNREAD_MAX}) unread`;

/** Columns of a notice that is sent as a push message. */
const PUSH_COLUMNS = {
  id: uuid,
  memberId: uuid,
  type: text,
  values: json<NotificationValues>(),
  link: nullable(text),
  language: oneOf(Language),
};
const PUSH_VALUES = raw(
  `n.id, n.member_id AS "memberId", n.type, n.values, n.link, m.language::text AS language`,
);

/** SQL condition: the notice is unread, and its member is active, also in the company that it is about. */
const MAY_PUSH = raw(`
  (n.read_at IS NULL AND m.deleted_at IS NULL AND m.suspended_at IS NULL AND ${OF_OPEN_MEMBERSHIP})`);

/** Milliseconds since the start of the quiet hours of the member `m`, and their length; 0 if there are none. */
const quietTimes = (now: Date) => part`
  (SELECT ((extract(epoch FROM (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::time) * 1000)::int - m.quiet_from * 3600000 + 86400000) % 86400000 AS since,
          (m.quiet_to - m.quiet_from + 24) % 24 * 3600000 AS length)`;

/**
 * SQL condition: now are no quiet hours `q`, and the notice `n` is at most an hour old. In the hour after the quiet hours, it
 * may also have waited through them.
 */
const isTimely = (now: Date) => part`
  (q.since >= q.length
   AND n.created_at > ${now}::timestamptz - interval '1 hour'
                      - CASE WHEN q.length > 0 AND q.since < q.length + 3600000
                             THEN q.since * interval '1 millisecond' ELSE interval '0' END)`;

/** SQL condition: the notice `n` is to be pushed now. No quiet hours are longer than a day, so older ones are not read. */
const isUnsent = (now: Date) => part`
  (n.pushed_at IS NULL AND n.created_at > ${now}::timestamptz - interval '25 hours' AND ${isTimely(now)})`;

/** SQL condition: the notice `n` has waited for the end of the quiet hours `q`. Use it together with `isTimely`. */
const hasWaited = (now: Date) => part`
  (q.length > 0 AND q.since < q.length + 3600000
   AND n.created_at < ${now}::timestamptz - (q.since - q.length) * interval '1 millisecond')`;

/**
 * Marks a batch as pushed before it is sent, so that a crash never repeats a message. Skips notices that wait for the end of
 * quiet hours or have waited for it, and those older than an hour.
 */
export const takeUnsentNotices = (now: Date, limit: number) =>
  sql({ ...PUSH_COLUMNS, mayPush: bool })`
  UPDATE member_notice n SET pushed_at = ${now}::timestamptz
    FROM member m
   WHERE m.id = n.member_id AND n.id IN (
           SELECT n.id FROM member_notice n JOIN member m ON m.id = n.member_id CROSS JOIN LATERAL ${quietTimes(now)} q
            WHERE ${isUnsent(now)}
              AND NOT ${hasWaited(now)}
            ORDER BY n.created_at LIMIT ${limit} FOR UPDATE OF n SKIP LOCKED)
  RETURNING ${PUSH_VALUES},
            ${MAY_PUSH} AS "mayPush"`;

/**
 * Marks the notices as pushed that have waited for the end of quiet hours, of at most `limit` members, and returns them.
 * Retries of these members that have waited too are deleted and returned with their device (`token`), so that each device
 * gets one message. All notices of a member are taken together: the member is locked, so that two processes do not share
 * them.
 */
export const takeWaitingNotices = (now: Date, limit: number) =>
  sql({ ...PUSH_COLUMNS, token: nullable(text), mayPush: bool })`
  WITH waiting AS (
    SELECT m.id FROM member m
     WHERE m.id IN (
             SELECT n.member_id FROM member_notice n JOIN member m ON m.id = n.member_id CROSS JOIN LATERAL ${quietTimes(now)} q
              WHERE ${isUnsent(now)} AND ${hasWaited(now)})
     ORDER BY m.id LIMIT ${limit} FOR NO KEY UPDATE OF m SKIP LOCKED),
  taken AS (
    SELECT n.id FROM waiting w JOIN member m ON m.id = w.id CROSS JOIN LATERAL ${quietTimes(now)} q
      JOIN member_notice n ON n.member_id = m.id
     WHERE ${isUnsent(now)} AND ${hasWaited(now)}
       FOR UPDATE OF n SKIP LOCKED),
  marked AS (
    UPDATE member_notice n SET pushed_at = ${now}::timestamptz FROM taken t WHERE n.id = t.id RETURNING n.id),
  retried AS (
    DELETE FROM member_push_retry r
     USING waiting w JOIN member m ON m.id = w.id CROSS JOIN LATERAL ${quietTimes(now)} q
      JOIN member_notice n ON n.member_id = m.id
     WHERE r.notice_id = n.id AND ${isTimely(now)} AND ${hasWaited(now)}
    RETURNING r.notice_id AS id, r.token)
  SELECT ${PUSH_VALUES}, f.token,
         ${MAY_PUSH} AS "mayPush"
    FROM (SELECT id, NULL::text AS token FROM marked UNION ALL SELECT id, token FROM retried) f
    JOIN member_notice n ON n.id = f.id JOIN member m ON m.id = n.member_id`;

/**
 * Deletes the due retries of at most `limit` devices and returns those to send. Retries wait for the end of quiet hours too,
 * and until the notices of their member that have waited are sent (`takeWaitingNotices`). All retries of a device are taken
 * together: the device is locked, so that two processes do not share them.
 */
export const takeNoticeRetries = (now: Date, limit: number) =>
  sql({ ...PUSH_COLUMNS, token: text, tries: int, hasWaited: bool })`
  WITH device AS (
    SELECT s.token FROM member_push s
     WHERE s.token IN (
             SELECT r.token FROM member_push_retry r JOIN member_notice n ON n.id = r.notice_id
               JOIN member m ON m.id = n.member_id CROSS JOIN LATERAL ${quietTimes(now)} q
              WHERE r.due_at <= ${now}::timestamptz AND q.since >= q.length
                AND NOT EXISTS (SELECT FROM member_notice n
                                 WHERE n.member_id = m.id AND ${isUnsent(now)} AND ${hasWaited(now)}))
     ORDER BY s.token LIMIT ${limit} FOR NO KEY UPDATE OF s SKIP LOCKED),
  due AS (
    DELETE FROM member_push_retry r USING device d WHERE r.token = d.token AND r.due_at <= ${now}::timestamptz
    RETURNING r.notice_id, r.token, r.tries)
  SELECT ${PUSH_VALUES}, due.token, due.tries,
         ${hasWaited(now)} AS "hasWaited"
    FROM due JOIN member_notice n ON n.id = due.notice_id JOIN member m ON m.id = n.member_id
    JOIN member_push s ON s.token = due.token AND s.member_id = n.member_id
   CROSS JOIN LATERAL ${quietTimes(now)} q
   WHERE ${isTimely(now)} AND ${MAY_PUSH}`;

/** Schedules a retry, unless the device or the notice was deleted meanwhile. */
export const insertNoticeRetry = (retry: { id: string; token: string; tries: number; dueAt: Date }) =>
  sql({})`
  INSERT INTO member_push_retry (notice_id, token, tries, due_at)
  SELECT n.id, s.token, ${retry.tries}, ${retry.dueAt}::timestamptz
    FROM member_notice n JOIN member_push s ON s.token = ${retry.token} AND s.member_id = n.member_id
   WHERE n.id = ${retry.id}::uuid
  ON CONFLICT (notice_id, token) DO NOTHING`;

/** Selects the devices of a member whose session is open. */
export const selectPushDevices = (memberId: string, now: Date) =>
  sql({ token: text })`
  SELECT s.token FROM member_push s JOIN desk_session d ON d.id = s.session_id
   WHERE s.member_id = ${memberId}::uuid AND d.revoked_at IS NULL AND d.expires_at > ${now}::timestamptz`;
