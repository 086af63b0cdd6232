import { JOB_FILTER_COLUMNS } from '@nukkad/contract';
import { bool, int, nullable, text, uuid } from '@nukkad/db/columns.ts';
import { COMPANY_POSTING_COLUMNS, jobPostingColumns } from '@nukkad/db/posting-columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';
import { AWAITING_MODERATION, WITHDRAWN_UNMODERATED } from '../shared/hidden-job.ts';
import { LATEST_END } from './job-days.queries.ts';

/** A range of positions of the rows staged in `import_row`. */
export interface StagedSlice {
  readonly importId: string;
  readonly after: number;
  readonly upTo: number;
  readonly now: Date;
}

/**
 * The status reason of a job that a complete file of its company no longer contains. If the file contains it again,
 * it opens again.
 */
export const NOT_IN_FILE = 'not-in-file';

/** SQL: whether the job `t` is open or held for moderation, so that a file or feed closes it by leaving it out. */
export const IS_STANDING = part`(t.status = 'ACTIVE' OR (t.status = 'PAUSED' AND t.status_reason = ${AWAITING_MODERATION}))`;

/**
 * SQL: the status reason of the job `t` when its file or feed no longer contains it. An unreviewed job gets another
 * reason than an open one, so that it never becomes visible.
 */
export const REASON_OF_ABSENCE = part`
  CASE WHEN t.status = 'ACTIVE' THEN ${NOT_IN_FILE}::text ELSE ${WITHDRAWN_UNMODERATED}::text END`;

const JOB_COLUMNS = jobPostingColumns(JOB_FILTER_COLUMNS);

const listed = (columns: readonly string[], prefix = '') =>
  raw(columns.map((name) => `${prefix}${name}`).join(', '));
const changes = (columns: readonly string[]) =>
  raw(columns.map((name) => `${name} = excluded.${name}`).join(', '));

const within = ({ importId, after, upTo }: StagedSlice) => part`
  r.import_id = ${importId}::uuid AND r.position > ${after} AND r.position <= ${upTo} AND r.data IS NOT NULL`;

/** Selects the ids of the jobs in a range. */
export const jobIdsOf = (slice: StagedSlice) => part`
  SELECT (r.data ->> 'id')::uuid FROM import_row r WHERE ${within(slice)}`;

/** Selects rows whose random share id is already taken. */
const selectTakenShareIds = (table: 'company' | 'job', slice: StagedSlice) =>
  sql({ position: int })`
  SELECT position
    FROM (SELECT r.position, r.data, row_number() OVER (PARTITION BY r.data ->> 'share_id' ORDER BY r.position) AS turn
            FROM import_row r WHERE ${within(slice)}) r
   WHERE turn > 1
      OR EXISTS (SELECT FROM ${raw(table)} t
                  WHERE t.share_id = (r.data ->> 'share_id')::bpchar AND t.id <> (r.data ->> 'id')::uuid)`;

export const selectTakenJobShareIds = (slice: StagedSlice) => selectTakenShareIds('job', slice);
export const selectTakenCompanyShareIds = (slice: StagedSlice) => selectTakenShareIds('company', slice);

export const setShareIds = (importId: string, positions: readonly number[], shareIds: readonly string[]) =>
  sql({})`
  UPDATE import_row r SET data = jsonb_set(r.data, '{share_id}', to_jsonb(given.share_id))
    FROM unnest(${positions}::int[], ${shareIds}::text[]) AS given (position, share_id)
   WHERE r.import_id = ${importId}::uuid AND r.position = given.position`;

/**
 * Inserts new companies and updates changed ones. If the contact changes, the operator's review is reset, because it
 * covers the old contact.
 */
export const upsertStagedCompanies = (slice: StagedSlice) =>
  sql({ id: uuid, isCreated: bool })`
  INSERT INTO company AS t (id, share_id, ${listed(COMPANY_POSTING_COLUMNS)}, created_at, updated_at)
  SELECT v.id, v.share_id, ${listed(COMPANY_POSTING_COLUMNS, 'v.')}, ${slice.now}::timestamptz, ${slice.now}::timestamptz
    FROM import_row r CROSS JOIN LATERAL jsonb_populate_record(NULL::company, r.data) v
   WHERE ${within(slice)} ORDER BY v.id
  ON CONFLICT (id) DO UPDATE SET ${changes(COMPANY_POSTING_COLUMNS)}, updated_at = excluded.updated_at,
    identity_seen_at = CASE WHEN (t.gstin, t.cin, t.udyam) IS NOT DISTINCT FROM (excluded.gstin, excluded.cin, excluded.udyam)
                            THEN t.identity_seen_at END,
    identity_seen_by = CASE WHEN (t.gstin, t.cin, t.udyam) IS NOT DISTINCT FROM (excluded.gstin, excluded.cin, excluded.udyam)
                            THEN t.identity_seen_by END,
    contact_seen_at = CASE WHEN (t.phone, t.email) = (excluded.phone, excluded.email) THEN t.contact_seen_at END,
    contact_seen_by = CASE WHEN (t.phone, t.email) = (excluded.phone, excluded.email) THEN t.contact_seen_by END
   WHERE (${listed(COMPANY_POSTING_COLUMNS, 't.')}) IS DISTINCT FROM (${listed(COMPANY_POSTING_COLUMNS, 'excluded.')})
  RETURNING t.id::text, (xmax = 0) AS "isCreated"`;

/**
 * Inserts new jobs and updates changed ones. A changed row counts as a confirmation, so the job's days start again.
 */
export const upsertStagedJobs = (slice: StagedSlice, expiresAt: Date) =>
  sql({ id: uuid, isCreated: bool })`
  INSERT INTO job AS t (id, share_id, ${listed(JOB_COLUMNS)}, created_at, updated_at, expires_at, ref)
  SELECT v.id, v.share_id, ${listed(JOB_COLUMNS, 'v.')}, ${slice.now}::timestamptz, ${slice.now}::timestamptz,
         ${expiresAt}::timestamptz, r.key
    FROM import_row r CROSS JOIN LATERAL jsonb_populate_record(NULL::job, r.data) v
   WHERE ${within(slice)} ORDER BY v.id
  ON CONFLICT (id) DO UPDATE SET ${changes(JOB_COLUMNS)}, updated_at = excluded.updated_at, ref = excluded.ref,
    expires_at = CASE WHEN t.status IN ('ACTIVE', 'PAUSED')
                      THEN greatest(t.expires_at, least(excluded.expires_at, ${LATEST_END})) ELSE t.expires_at END
   WHERE (${listed(JOB_COLUMNS, 't.')}) IS DISTINCT FROM (${listed(JOB_COLUMNS, 'excluded.')})
  RETURNING t.id::text, (xmax = 0) AS "isCreated"`;

/**
 * Deletes operators' edits of columns whose imported value has changed since the edit. The value of the file then
 * applies.
 */
export const forgetOverruledEdits = (slice: StagedSlice) =>
  sql({})`
  UPDATE job t
     SET edited = (SELECT jsonb_object_agg(e.key, e.value) FROM jsonb_each(t.edited) e WHERE r.data -> e.key = e.value)
    FROM import_row r
   WHERE ${within(slice)} AND t.id = (r.data ->> 'id')::uuid AND t.edited IS NOT NULL
     AND EXISTS (SELECT FROM jsonb_each(t.edited) e WHERE r.data -> e.key IS DISTINCT FROM e.value)`;

/** Applies operators' edits to staged rows, as long as the file repeats the value it had before the edit. */
export const mergeEdits = (slice: StagedSlice) =>
  sql({})`
  UPDATE import_row x SET data = x.data || m.edits
    FROM (SELECT r.import_id, r.position,
                 (SELECT jsonb_object_agg(e.key, to_jsonb(t) -> e.key) FROM jsonb_each(t.edited) e) AS edits
            FROM import_row r JOIN job t ON t.id = (r.data ->> 'id')::uuid
           WHERE ${within(slice)} AND t.edited IS NOT NULL) m
   WHERE x.import_id = m.import_id AND x.position = m.position AND m.edits IS NOT NULL`;

const EDITED = JOB_COLUMNS.filter((name) => name !== 'company_id');

/** Writes all columns of one job that an import writes, except its company. */
export const updateJobColumns = (jobId: string, columns: string, now: Date) =>
  sql({ id: uuid })`
  UPDATE job t SET (${listed(EDITED)}) = ROW(${listed(EDITED, 'v.')}), updated_at = ${now}::timestamptz
    FROM jsonb_populate_record(NULL::job, ${columns}::jsonb) v
   WHERE t.id = ${jobId}::uuid
  RETURNING t.id::text`;

/**
 * Inserts a job that a member posted, active for now. Returns no row if its share id is taken. Its day of "Still hiring?"
 * starts now.
 */
export const insertPostedJob = (
  columns: string,
  { memberId, expiresAt, now }: { readonly memberId: string; readonly expiresAt: Date; readonly now: Date },
) =>
  sql({ id: uuid })`
  INSERT INTO job (id, share_id, ${listed(JOB_COLUMNS)}, created_at, updated_at, expires_at, posted_by, still_open_asked_at)
  SELECT v.id, v.share_id, ${listed(JOB_COLUMNS, 'v.')}, ${now}::timestamptz, ${now}::timestamptz,
         ${expiresAt}::timestamptz, ${memberId}::uuid, ${now}::timestamptz
    FROM jsonb_populate_record(NULL::job, ${columns}::jsonb) v
  ON CONFLICT (share_id) DO NOTHING
  RETURNING id::text`;

/** Reopens jobs that only a file had closed. */
export const reopenStagedJobs = (slice: StagedSlice, expiresAt: Date) =>
  sql({ id: uuid })`
  UPDATE job t SET status = 'ACTIVE', status_reason = NULL, status_changed_at = ${slice.now}::timestamptz,
         updated_at = ${slice.now}::timestamptz, expires_at = least(${expiresAt}::timestamptz, ${LATEST_END})
    FROM import_row r
   WHERE ${within(slice)} AND t.id = (r.data ->> 'id')::uuid AND t.status = 'CLOSED'
     AND t.status_reason IN (${NOT_IN_FILE}, ${WITHDRAWN_UNMODERATED}) AND ${LATEST_END} > ${slice.now}::timestamptz
  RETURNING t.id::text`;

/** Closes the jobs of the file's companies that are open or held for moderation and are not in the file. */
export const closeJobsNotStaged = (importId: string, now: Date) =>
  sql({ ref: nullable(text), job: uuid, share: text, title: text, company: text })`
  UPDATE job t SET status = 'CLOSED', status_reason = ${REASON_OF_ABSENCE}, status_changed_at = ${now}::timestamptz,
         updated_at = ${now}::timestamptz
    FROM company co
   WHERE co.id = t.company_id AND ${IS_STANDING}
     AND t.company_id IN (SELECT DISTINCT (data ->> 'company_id')::uuid FROM import_row WHERE import_id = ${importId}::uuid)
     AND NOT EXISTS (SELECT FROM import_row r WHERE r.import_id = ${importId}::uuid AND (r.data ->> 'id')::uuid = t.id)
  RETURNING t.ref, t.id::text AS job, t.share_id::text AS share, t.title, co.name AS company`;

export const selectKnownCompanies = (ids: readonly string[]) =>
  sql({ id: text, isSuspended: bool })`
  SELECT id::text, suspended_at IS NOT NULL AS "isSuspended" FROM company WHERE id = ANY(${ids}::uuid[])`;
