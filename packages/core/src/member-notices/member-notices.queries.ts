import { Language } from '@nukkad/db';
import { bool, int, json, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { raw, sql } from '@nukkad/db/sql.ts';
import type { NotificationValues } from '../notifications/notification-message.ts';
import { WORK_OF_JOB } from '../notifications/notifications.queries.ts';

/** SQL condition: the membership is open, and its member may sign in. */
const IS_ACTIVE = raw('p.ended_at IS NULL AND m.deleted_at IS NULL AND m.suspended_at IS NULL');

/** One notice as JSON, for all members of a company except `exceptMemberId`. */
interface NewNotices {
  readonly companyId: string;
  readonly exceptMemberId: string | null;
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
     AND ${IS_ACTIVE}
  ON CONFLICT (member_id, dedupe_key) DO NOTHING
  RETURNING id`;

/** Inserts a notice for one member that is about no company. Returns no row if they have one with the same key. */
export const insertMemberNotice = (
  memberId: string,
  { type, template, values, link, dedupeKey }: Omit<NewNotices, 'companyId' | 'exceptMemberId' | 'jobId'>,
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

/** SQL condition: the notice is unread, and its member is active, also in the company that it is about. */
const MAY_PUSH = raw(`
  (n.read_at IS NULL AND m.deleted_at IS NULL AND m.suspended_at IS NULL AND ${OF_OPEN_MEMBERSHIP})`);

/** Marks a batch as pushed before it is sent, so that a crash never repeats a message. Skips notices older than an hour. */
export const takeUnsentNotices = (now: Date, limit: number) =>
  sql({ ...PUSH_COLUMNS, mayPush: bool })`
  UPDATE member_notice n SET pushed_at = ${now}::timestamptz
    FROM member m
   WHERE m.id = n.member_id AND n.id IN (
           SELECT id FROM member_notice
            WHERE pushed_at IS NULL AND created_at > ${now}::timestamptz - interval '1 hour'
            ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  RETURNING n.id, n.member_id AS "memberId", n.type, n.values, n.link, m.language::text AS language,
            ${MAY_PUSH} AS "mayPush"`;

/** Deletes the retries that are due and returns those to send. Drops those that are read or older than an hour. */
export const takeNoticeRetries = (now: Date, limit: number) =>
  sql({ ...PUSH_COLUMNS, token: text, tries: int })`
  WITH due AS (
    DELETE FROM member_push_retry WHERE (notice_id, token) IN (
      SELECT notice_id, token FROM member_push_retry
       WHERE due_at <= ${now}::timestamptz ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING notice_id, token, tries)
  SELECT n.id, n.member_id AS "memberId", n.type, n.values, n.link, m.language::text AS language, due.token, due.tries
    FROM due JOIN member_notice n ON n.id = due.notice_id JOIN member m ON m.id = n.member_id
    JOIN member_push s ON s.token = due.token AND s.member_id = n.member_id
   WHERE n.created_at > ${now}::timestamptz - interval '1 hour' AND ${MAY_PUSH}`;

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
