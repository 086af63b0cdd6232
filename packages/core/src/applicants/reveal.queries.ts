import { type AccessKind, ApplicationStatus, InterviewOutcome, InterviewReply, Language } from '@nukkad/db';
import { bool, int, json, listOf, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';
import { ledger } from './ledger.queries.ts';
import type { Look } from './look.ts';

// The only statements that read a seeker's columns for somebody else. Each one writes the row of the access ledger and
// reads the data from it: without a row there is no data. The house rule `personal data` enforces this.

const cardRow = {
  application: uuid,
  job: uuid,
  jobTitle: text,
  firstName: text,
  status: oneOf(ApplicationStatus),
  appliedAt: timestamptz,
  stageSince: timestamptz,
  scheduledFor: nullable(timestamptz),
  viewedAt: nullable(timestamptz),
  kilometres: nullable(int),
  years: nullable(int),
  skillsMet: nullable(listOf(text)),
  skillsAsked: int,
  heldId: nullable(uuid),
  heldReason: nullable(text),
  heldUntil: nullable(timestamptz),
  heldBy: nullable(text),
};

/** Columns of a card. The position is given as whole kilometres, at least 1. */
const cardColumns = (day: string) => part`
  s.id AS application, j.id AS job, j.title AS "jobTitle", split_part(btrim(c.name), ' ', 1) AS "firstName",
  s.status::text AS status, s.applied_at AS "appliedAt", s.status_changed_at AS "stageSince",
  s.scheduled_for AS "scheduledFor", s.viewed_at AS "viewedAt",
  CASE WHEN s.latitude IS NOT NULL AND s.longitude IS NOT NULL THEN greatest(1, round(st_distance(j.position,
    st_setsrid(st_makepoint(s.longitude, s.latitude), 4326)::geography) / 1000))::int END AS kilometres,
  CASE WHEN c.is_experienced IS FALSE THEN 0
       ELSE (SELECT floor(sum(coalesce(e.end_date, ${day}::date) - e.start_date) / 365.25)::int
               FROM experience e WHERE e.candidate_id = c.id) END AS years,
  ARRAY(SELECT k FROM unnest(j.skills) k WHERE lower(k) IN (SELECT lower(o) FROM unnest(c.skills) o)) AS "skillsMet",
  cardinality(j.skills) AS "skillsAsked",
  h.id AS "heldId", h.reason AS "heldReason", h.due_at AS "heldUntil", hm.name AS "heldBy"`;

const heldTables = raw(`
  LEFT JOIN held_answer h ON h.application_id = s.id AND h.undone_at IS NULL AND h.sent_at IS NULL
  LEFT JOIN member hm ON hm.id = h.member_id`);

interface CardPage {
  readonly stage: ApplicationStatus;
  readonly jobId: string | null;
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly size: number;
}

/**
 * Selects a page of cards, latest change first. The index of the job or the company gives the order and the bound. The job
 * is compared with the parameter itself, so that the planner knows whether it has many applicants.
 */
export const revealCards = (look: Look, { stage, jobId, afterAt, afterId, size }: CardPage) =>
  sql({ ...cardRow, hasMore: bool })`
  WITH page AS (
    SELECT a.id, a.candidate_id, a.job_id, a.status, a.applied_at, a.status_changed_at, a.scheduled_for, a.viewed_at,
           a.latitude, a.longitude
      FROM application a
     WHERE ${
       jobId === null
         ? part`a.company_id = ${look.companyId}::uuid`
         : part`a.job_id = ${jobId}::uuid
                  AND EXISTS (SELECT FROM job j WHERE j.id = ${jobId}::uuid AND j.company_id = ${look.companyId}::uuid)`
     }
       AND a.status = ${stage}::application_status AND a.status_changed_at > ${look.since}::timestamptz
       AND (a.status_changed_at, a.id) < (coalesce(${afterAt}::timestamptz, 'infinity'),
                                          coalesce(${afterId}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
       AND EXISTS (SELECT FROM company co WHERE co.id = ${look.companyId}::uuid AND co.suspended_at IS NULL)
     ORDER BY a.status_changed_at DESC, a.id DESC LIMIT ${size + 1}
  ), shown AS (
    SELECT * FROM page ORDER BY status_changed_at DESC, id DESC LIMIT ${size}
  ), looked AS (${ledger(look, 'CARD', 'shown')})
  SELECT ${cardColumns(look.day)}, (SELECT count(*) FROM page) > ${size} AS "hasMore"
    FROM looked JOIN shown s ON s.id = looked.context
    JOIN candidate c ON c.id = s.candidate_id AND c.deleted_at IS NULL
    JOIN job j ON j.id = s.job_id ${heldTables}
   ORDER BY s.status_changed_at DESC, s.id DESC`;

interface InterviewPage {
  readonly from: Date;
  readonly to: Date;
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly size: number;
}

/** Selects a page of a company's interviews in a span of time, with the first names of the applicants. */
export const revealInterviews = (look: Look, { from, to, afterAt, afterId, size }: InterviewPage) =>
  sql({
    id: uuid,
    application: uuid,
    job: uuid,
    jobTitle: text,
    firstName: text,
    at: timestamptz,
    place: text,
    bring: nullable(text),
    round: int,
    sequence: int,
    reply: nullable(oneOf(InterviewReply)),
    proposedAt: nullable(timestamptz),
    outcome: nullable(oneOf(InterviewOutcome)),
    hasMore: bool,
  })`
  WITH page AS (
    SELECT i.*, a.candidate_id, a.job_id FROM interview i JOIN application a ON a.id = i.application_id
     WHERE i.company_id = ${look.companyId}::uuid AND i.at >= ${from}::timestamptz AND i.at < ${to}::timestamptz
       AND (${afterAt}::timestamptz IS NULL OR (i.at, i.id) > (${afterAt}::timestamptz, ${afterId}::uuid))
       AND i.cancelled_at IS NULL AND a.company_id = i.company_id AND a.status <> 'WITHDRAWN'
       AND a.status_changed_at > ${look.since}::timestamptz
       AND EXISTS (SELECT FROM company co WHERE co.id = i.company_id AND co.suspended_at IS NULL)
     ORDER BY i.at, i.id LIMIT ${size + 1}
  ), shown AS (
    SELECT * FROM page ORDER BY at, id LIMIT ${size}
  ), subjects AS (
    SELECT DISTINCT application_id AS id, candidate_id FROM shown
  ), looked AS (${ledger(look, 'CARD', 'subjects')})
  SELECT s.id, s.application_id AS application, s.job_id AS job, j.title AS "jobTitle",
         split_part(btrim(c.name), ' ', 1) AS "firstName", s.at, s.place, s.bring, s.round, s.sequence,
         s.reply::text AS reply, s.proposed_at AS "proposedAt", s.outcome::text AS outcome,
         (SELECT count(*) FROM page) > ${size} AS "hasMore"
    FROM looked JOIN shown s ON s.application_id = looked.context
    JOIN candidate c ON c.id = s.candidate_id AND c.deleted_at IS NULL
    JOIN job j ON j.id = s.job_id
   ORDER BY s.at, s.id`;

interface ThreadPage {
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly size: number;
}

/**
 * Selects a page of a company's conversations with applicants whom it may see, latest message first. An applicant with
 * several applications is listed once, under the one that moved last. Pages follow each other by `storedAt`, which is the
 * time of the last message or at most a minute earlier.
 */
export const revealThreads = (look: Look, { afterAt, afterId, size }: ThreadPage) =>
  sql({
    conversationId: uuid,
    application: uuid,
    firstName: text,
    jobTitle: text,
    lastText: text,
    lastAt: timestamptz,
    storedAt: timestamptz,
    isLastOurs: bool,
    unread: int,
    hasMore: bool,
  })`
  WITH page AS (
    SELECT a.id, a.job_id, v.candidate_id, v.id AS conversation_id, v.other_read, v.last_message_at AS at
      FROM conversation v
     CROSS JOIN LATERAL (
       SELECT id, job_id FROM application
        WHERE candidate_id = v.candidate_id AND company_id = v.company_id AND status <> 'WITHDRAWN'
          AND status_changed_at > ${look.since}::timestamptz
        ORDER BY status_changed_at DESC, id DESC LIMIT 1) a
     WHERE v.company_id = ${look.companyId}::uuid AND v.last_message_at IS NOT NULL
       AND (v.last_message_at, v.id) < (coalesce(${afterAt}::timestamptz, 'infinity'),
                                        coalesce(${afterId}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
       AND EXISTS (SELECT FROM company co WHERE co.id = ${look.companyId}::uuid AND co.suspended_at IS NULL)
     ORDER BY v.last_message_at DESC, v.id DESC LIMIT ${size + 1}
  ), shown AS (
    SELECT * FROM page ORDER BY at DESC, conversation_id DESC LIMIT ${size}
  ), looked AS (${ledger(look, 'CARD', 'shown')})
  SELECT s.conversation_id AS "conversationId", s.id AS application,
         split_part(btrim(c.name), ' ', 1) AS "firstName", j.title AS "jobTitle", m.body AS "lastText",
         m.created_at AS "lastAt", coalesce(s.at, m.created_at) AS "storedAt", m.sender <> 'CANDIDATE' AS "isLastOurs",
         (SELECT count(*)::int FROM (
            SELECT FROM message u WHERE u.conversation_id = s.conversation_id AND u.sequence > s.other_read
               AND u.sender = 'CANDIDATE' LIMIT 100) u) AS unread,
         (SELECT count(*) FROM page) > ${size} AS "hasMore"
    FROM looked JOIN shown s ON s.id = looked.context
   CROSS JOIN LATERAL (
     SELECT body, sender, created_at FROM message
      WHERE conversation_id = s.conversation_id ORDER BY sequence DESC LIMIT 1) m
    JOIN candidate c ON c.id = s.candidate_id AND c.deleted_at IS NULL
    JOIN job j ON j.id = s.job_id
   ORDER BY s.at DESC, s.conversation_id DESC`;

/** Starts a statement about one application: `looked` has a row if the company may see it, and `allowed` its columns. */
const lookedOne = (look: Look, applicationId: string, what: AccessKind) => part`
  WITH allowed AS (
    SELECT a.* FROM application a JOIN company co ON co.id = a.company_id JOIN candidate p ON p.id = a.candidate_id
     WHERE a.id = ${applicationId}::uuid AND a.company_id = ${look.companyId}::uuid AND a.status <> 'WITHDRAWN'
       AND a.status_changed_at > ${look.since}::timestamptz AND co.suspended_at IS NULL AND p.deleted_at IS NULL
  ), looked AS (${ledger(look, what, 'allowed')})`;

/**
 * Selects the conversation of a company with an applicant; its id is null if nobody has written. `language` is the one in
 * which the applicant reads; null if it is not known.
 */
export const revealThread = (look: Look, applicationId: string) =>
  sql({
    conversationId: nullable(uuid),
    read: nullable(int),
    firstName: text,
    jobTitle: text,
    language: nullable(oneOf(Language)),
  })`${lookedOne(look, applicationId, 'CARD')}
  SELECT v.id AS "conversationId", v.seeker_read AS read, split_part(btrim(c.name), ' ', 1) AS "firstName",
         j.title AS "jobTitle", c.language::text AS language
    FROM looked JOIN allowed s ON s.id = looked.context
    JOIN candidate c ON c.id = s.candidate_id JOIN job j ON j.id = s.job_id
    LEFT JOIN conversation v ON v.candidate_id = s.candidate_id AND v.company_id = s.company_id`;

/** Starts a statement about one application: `looked` has a row if the company may see it. Marks it as seen. */
const revealOne = (
  look: Look,
  applicationId: string,
  what: AccessKind,
) => part`${lookedOne(look, applicationId, what)}, seen AS (
    UPDATE application SET viewed_at = ${look.now}::timestamptz
     WHERE id IN (SELECT context FROM looked) AND viewed_at IS NULL
  )`;

export interface StoredEducation {
  readonly level: string;
  readonly institution: string;
  readonly passingYear: number | null;
}
export interface StoredWork {
  readonly position: string;
  readonly organization: string;
  readonly startDate: string;
  readonly endDate: string | null;
}

/** Selects what an applicant shares with a company. Private parts of the profile are not among the columns. */
export const revealProfile = (look: Look, applicationId: string) =>
  sql({
    ...cardRow,
    name: text,
    city: nullable(json<Readonly<Record<Language, string>>>()),
    skills: nullable(listOf(text)),
    about: nullable(text),
    isAvailable: bool,
    isAvailableInCity: nullable(bool),
    knowsEnglish: nullable(bool),
    education: json<readonly StoredEducation[]>(),
    experience: json<readonly StoredWork[]>(),
    hasPhone: bool,
    hasResume: bool,
    hasPhoto: bool,
    hasVideo: bool,
    jobAddress: text,
  })`${revealOne(look, applicationId, 'PROFILE')}
  SELECT ${cardColumns(look.day)}, c.name, c.skills,
         CASE WHEN ci.id IS NOT NULL
              THEN jsonb_build_object('en', ci.name_en, 'hi', ci.name_hi, 'mr', ci.name_mr) END AS city,
         coalesce(nullif(c.professional_summary, ''), nullif(c.profile_summary, ''), c.about_me) AS about,
         c.is_available AS "isAvailable", s.is_available_in_city AS "isAvailableInCity",
         s.knows_english AS "knowsEnglish",
         coalesce((SELECT jsonb_agg(jsonb_build_object('level', e.level, 'institution', e.institution,
                                                       'passingYear', e.passing_year) ORDER BY e.level)
                     FROM education e WHERE e.candidate_id = c.id), '[]') AS education,
         coalesce((SELECT jsonb_agg(jsonb_build_object('position', e.position, 'organization', e.organization,
                                                       'startDate', e.start_date, 'endDate', e.end_date)
                                    ORDER BY e.is_current DESC, e.start_date DESC, e.id DESC)
                     FROM experience e WHERE e.candidate_id = c.id), '[]') AS experience,
         c.phone IS NOT NULL AND c.is_mobile_verified AS "hasPhone", c.resume_key IS NOT NULL AS "hasResume",
         c.photo_key IS NOT NULL AS "hasPhoto", c.video_key IS NOT NULL AS "hasVideo", j.address AS "jobAddress"
    FROM looked JOIN allowed s ON s.id = looked.context
    JOIN candidate c ON c.id = s.candidate_id
    JOIN job j ON j.id = s.job_id LEFT JOIN city ci ON ci.id = c.city_id ${heldTables}`;

/** Selects the verified number of an applicant. */
export const revealPhone = (look: Look, applicationId: string) =>
  sql({ phone: nullable(text) })`${revealOne(look, applicationId, 'PHONE')}
  SELECT CASE WHEN c.is_mobile_verified THEN c.phone END AS phone
    FROM looked JOIN allowed s ON s.id = looked.context JOIN candidate c ON c.id = s.candidate_id`;

/** Selects the storage key of an applicant's file of each kind. */
export const revealFiles = (look: Look, applicationId: string) =>
  sql({
    resume: nullable(text),
    photo: nullable(text),
    video: nullable(text),
  })`${revealOne(look, applicationId, 'FILE')}
  SELECT c.resume_key AS resume, c.photo_key AS photo, c.video_key AS video
    FROM looked JOIN allowed s ON s.id = looked.context JOIN candidate c ON c.id = s.candidate_id`;
