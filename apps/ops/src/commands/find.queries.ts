import { IS_PENDING } from '@nukkad/core/shared/pending-application.queries.ts';
import { JobStatus } from '@nukkad/db';
import { int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, sql } from '@nukkad/db/sql.ts';
import { ROWS_MAX } from '../command.ts';

/** The text that an operator typed, parsed. At most one of the fields is not null. */
export interface LookUp {
  readonly id: string | null;
  readonly shareId: string | null;
  readonly phone: string | null;
  /** LIKE pattern of a name or title. */
  readonly name: string | null;
}

const jobColumns = {
  job: uuid,
  share: text,
  title: text,
  company: text,
  city: text,
  status: oneOf(JobStatus),
  reason: nullable(text),
  until: timestamptz,
  ref: nullable(text),
};

const JOBS = part`
  SELECT j.id::text AS job, j.share_id::text AS share, j.title, co.name AS company, ci.name_en AS city,
         j.status::text AS status, j.status_reason AS reason, j.expires_at AS until, j.ref
    FROM job j JOIN company co ON co.id = j.company_id JOIN city ci ON ci.id = j.city_id`;

export interface JobFilter {
  readonly status: JobStatus | null;
  readonly reason: string | null;
  readonly companyId: string | null;
  readonly city: string | null;
  /** If set, selects only open jobs that end by this time. */
  readonly endsBy: Date | null;
}

/** Jobs that match a filter, newest first. With `endsBy`, the jobs that end first come first. */
export const selectJobs = ({ status, reason, companyId, city, endsBy }: JobFilter) =>
  sql(jobColumns)`${JOBS}
   WHERE (${status}::text IS NULL OR j.status::text = ${status}) AND (${reason}::text IS NULL OR j.status_reason = ${reason})
     AND (${companyId}::uuid IS NULL OR j.company_id = ${companyId}::uuid) AND (${city}::text IS NULL OR ci.slug = ${city})
     AND (${endsBy}::timestamptz IS NULL OR (j.status = 'ACTIVE' AND j.expires_at <= ${endsBy}::timestamptz))
   ORDER BY CASE WHEN ${endsBy}::timestamptz IS NOT NULL THEN j.expires_at END, j.created_at DESC, j.id DESC LIMIT ${ROWS_MAX}`;

export const findJobs = ({ id, shareId, phone, name }: LookUp) =>
  sql(jobColumns)`${JOBS}
   WHERE j.id = ${id}::uuid OR j.share_id = ${shareId}::bpchar OR co.phone = ${phone}::text OR j.title ILIKE ${name}::text
   ORDER BY j.created_at DESC, j.id DESC LIMIT ${ROWS_MAX}`;

export const findCompanies = ({ id, shareId, phone, name }: LookUp) =>
  sql({
    company: uuid,
    share: text,
    name: text,
    city: text,
    phone: text,
    email: text,
    suspended: nullable(timestamptz),
  })`
  SELECT co.id::text AS company, co.share_id::text AS share, co.name, ci.name_en AS city, co.phone, co.email,
         co.suspended_at AS suspended
    FROM company co JOIN city ci ON ci.id = co.city_id
   WHERE co.id = ${id}::uuid OR co.share_id = ${shareId}::bpchar OR co.phone = ${phone}::text OR co.name ILIKE ${name}::text
   ORDER BY co.created_at DESC, co.id DESC LIMIT ${ROWS_MAX}`;

/** More opened numbers in a week than this are looked at. */
const OPENED_NUMBERS = 50;

/**
 * Selects the companies whose members opened more than 50 numbers since a day, and answered fewer than a tenth of these people.
 * Withdrawn applications are left out.
 */
export const selectCollectors = (since: string) =>
  sql({
    company: uuid,
    name: text,
    phone: text,
    opened: int,
    answered: int,
    suspended: nullable(timestamptz),
  })`
  SELECT co.id::text AS company, co.name, co.phone, count(*)::int AS opened,
         (count(*) FILTER (WHERE a.status <> 'APPLIED'))::int AS answered, co.suspended_at AS suspended
    FROM (SELECT DISTINCT company_id, context FROM profile_access
           WHERE what = 'PHONE' AND day >= ${since}::date AND company_id IS NOT NULL) o
    JOIN application a ON a.id = o.context AND a.status <> 'WITHDRAWN'
    JOIN company co ON co.id = o.company_id
   GROUP BY co.id
  HAVING count(*) > ${OPENED_NUMBERS} AND 10 * count(*) FILTER (WHERE a.status <> 'APPLIED') < count(*)
   ORDER BY opened DESC, co.id LIMIT ${ROWS_MAX}`;

/** Selects the ids of the seekers with an id, phone number or e-mail address. Shows nothing of them. */
export const selectSeekerIds = (id: string | null, phone: string | null, email: string | null) =>
  sql({ seeker: uuid })`
  SELECT c.id::text AS seeker FROM candidate c
   WHERE c.deleted_at IS NULL AND (c.id = ${id}::uuid OR c.phone = ${phone}::text OR c.email = ${email}::text)
   ORDER BY c.created_at, c.id LIMIT ${ROWS_MAX}`;

export const findMembers = (id: string | null, phone: string | null) =>
  sql({
    member: uuid,
    name: text,
    phone: nullable(text),
    language: text,
    companies: nullable(text),
    since: timestamptz,
    suspended: nullable(text),
  })`
  SELECT m.id::text AS member, m.name, m.phone, m.language::text AS language,
         (SELECT string_agg(co.name || ' (' || lower(p.role::text) || ')', ', ' ORDER BY co.name)
            FROM membership p JOIN company co ON co.id = p.company_id
           WHERE p.member_id = m.id AND p.ended_at IS NULL) AS companies,
         m.created_at AS since, lower(m.suspended_reason) AS suspended
    FROM member m
   WHERE m.deleted_at IS NULL AND (m.id = ${id}::uuid OR m.phone = ${phone}::text)
   ORDER BY m.created_at, m.id LIMIT ${ROWS_MAX}`;

export const selectReviews = (companyId: string | null, isHidden: boolean) =>
  sql({
    review: uuid,
    company: text,
    seeker: uuid,
    stars: int,
    text,
    at: timestamptz,
    hidden: nullable(timestamptz),
    note: nullable(text),
  })`
  SELECT r.id::text AS review, co.name AS company, r.candidate_id::text AS seeker, r.rating::int AS stars, r.comment AS text,
         r.created_at AS at, r.hidden_at AS hidden, r.hidden_note AS note
    FROM company_review r JOIN company co ON co.id = r.company_id
   WHERE (r.hidden_at IS NOT NULL) = ${isHidden}::boolean AND (${companyId}::uuid IS NULL OR r.company_id = ${companyId}::uuid)
   ORDER BY r.created_at DESC, r.id DESC LIMIT ${ROWS_MAX}`;

export const selectReplies = (companyId: string | null, state: 'held' | 'hidden' | 'shown') =>
  sql({
    review: uuid,
    company: text,
    stars: int,
    about: text,
    text,
    by: text,
    at: timestamptz,
    held: nullable(text),
    note: nullable(text),
  })`
  SELECT p.review_id::text AS review, co.name AS company, r.rating::int AS stars, r.comment AS about, p.text, m.name AS by,
         p.changed_at AS at, p.held_reason AS held, p.hidden_note AS note
    FROM review_reply p JOIN company_review r ON r.id = p.review_id JOIN company co ON co.id = r.company_id
    JOIN member m ON m.id = p.member_id
   WHERE (CASE WHEN p.hidden_at IS NOT NULL THEN 'hidden' WHEN p.held_at IS NOT NULL THEN 'held' ELSE 'shown' END) = ${state}
     AND (${companyId}::uuid IS NULL OR r.company_id = ${companyId}::uuid)
   ORDER BY p.changed_at DESC, p.review_id DESC LIMIT ${ROWS_MAX}`;

export const selectFeedback = () =>
  sql({ feedback: uuid, seeker: text, text, at: timestamptz })`
  SELECT f.id::text AS feedback, c.name AS seeker, f.message AS text, f.created_at AS at
    FROM product_feedback f JOIN candidate c ON c.id = f.candidate_id
   ORDER BY f.created_at DESC, f.id DESC LIMIT ${ROWS_MAX}`;

/**
 * Pending applications of a seeker, or hired ones if `isHired` is set. With a job, the seeker's application for it in
 * any status.
 */
export const findApplications = (candidateId: string, jobId: string | null, isHired: boolean) =>
  sql({ application: uuid })`
  SELECT id::text AS application FROM application
   WHERE candidate_id = ${candidateId}::uuid
     AND (job_id = ${jobId}::uuid
          OR (${jobId}::uuid IS NULL
              AND CASE WHEN ${isHired}::boolean THEN status = 'HIRED' ELSE ${IS_PENDING} END))`;

export const findCreditRequests = (candidateId: string) =>
  sql({ request: uuid })`
  SELECT id::text AS request FROM credit_request WHERE candidate_id = ${candidateId}::uuid AND status = 'OPEN'`;
