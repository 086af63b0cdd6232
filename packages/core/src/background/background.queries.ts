import { int, text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectServerVersion = () => sql({ version: text })`SELECT version()`;

const gone = { gone: int };

/**
 * Deletes up to 1,000 words of the search that no job and no company contains. Returns their number; 0 if none is left.
 */
export const purgeSearchWords = () => sql({ gone: int })`SELECT search_word_purge(1000) AS gone`;

/**
 * Returns the statements that delete the rows whose retention period has ended. docs/retention.md lists the periods.
 * One-time codes and their counters are used for one hour only.
 */
export const purges = (now: Date) => [
  sql(
    gone,
  )`DELETE FROM audit_entry WHERE created_at < ${now}::timestamptz - interval '1 year' RETURNING 1 AS gone`,
  sql(gone)`DELETE FROM account_trace WHERE expires_at <= ${now}::timestamptz RETURNING 1 AS gone`,
  sql(gone)`
  DELETE FROM job_report WHERE candidate_id IS NULL AND created_at < ${now}::timestamptz - interval '1 year'
  RETURNING 1 AS gone`,
  sql(gone)`
  DELETE FROM contact_report WHERE candidate_id IS NULL AND created_at < ${now}::timestamptz - interval '1 year'
  RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM otp_challenge WHERE sent_at < ${now}::timestamptz - interval '1 day' RETURNING 1 AS gone`,
  sql(gone)`DELETE FROM otp_send WHERE sent_at < ${now}::timestamptz - interval '1 day' RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM otp_wrong_code WHERE given_at < ${now}::timestamptz - interval '1 day' RETURNING 1 AS gone`,
  sql(gone)`DELETE FROM otp_lock WHERE locked_until < ${now}::timestamptz RETURNING 1 AS gone`,
  // SKIP LOCKED, because the deletion of an account locks these rows too and could deadlock.
  sql(gone)`
  DELETE FROM sign_in_ticket WHERE token_hash IN (
    SELECT token_hash FROM sign_in_ticket WHERE expires_at < ${now}::timestamptz - interval '1 day' FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS gone`,
  sql(gone)`
  DELETE FROM refresh_token WHERE id IN (
    SELECT id FROM refresh_token WHERE expires_at < ${now}::timestamptz FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS gone`,
  sql(gone)`
  DELETE FROM login WHERE id IN (
    SELECT l.id FROM login l
     WHERE l.started_at < ${now}::timestamptz - interval '1 day'
       AND NOT EXISTS (SELECT FROM refresh_token r WHERE r.family_id = l.id)
       FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM counted_action WHERE done_at < ${now}::timestamptz - interval '2 days' RETURNING 1 AS gone`,
  sql(gone)`DELETE FROM idempotency_key WHERE expires_at < ${now}::timestamptz RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM notification WHERE created_at < ${now}::timestamptz - interval '180 days' RETURNING 1 AS gone`,
  sql(gone)`DELETE FROM desk_idempotency_key WHERE expires_at < ${now}::timestamptz RETURNING 1 AS gone`,
  sql(gone)`DELETE FROM desk_session WHERE expires_at < ${now}::timestamptz RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM company_claim WHERE decided_at < ${now}::timestamptz - interval '1 year' RETURNING 1 AS gone`,
  // The next sweep removes the files.
  sql(gone)`
  WITH paper AS (
    DELETE FROM company_paper WHERE decided_at < ${now}::timestamptz - interval '30 days' RETURNING file_key),
  file AS (
    UPDATE stored_file f SET deleted_at = ${now}::timestamptz FROM paper
     WHERE f.key = paper.file_key AND f.deleted_at IS NULL)
  SELECT 1 AS gone FROM paper`,
  sql(gone)`DELETE FROM member_invite WHERE expires_at < ${now}::timestamptz RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM job_draft WHERE updated_at < ${now}::timestamptz - interval '180 days' RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM still_link WHERE expires_at < ${now}::timestamptz - interval '30 days' RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM member_notice WHERE created_at < ${now}::timestamptz - interval '180 days' RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM outgoing_message WHERE created_at < ${now}::timestamptz - interval '1 year' RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM profile_access WHERE last_at < ${now}::timestamptz - interval '1 year' RETURNING 1 AS gone`,
  sql(gone)`DELETE FROM sms_day WHERE day < ${now}::timestamptz - interval '90 days' RETURNING 1 AS gone`,
  // Earlier releases also stored phrases from fewer than three networks, which may be names.
  sql(gone)`
  DELETE FROM missing_word WHERE last_seen < ${now}::timestamptz - interval '180 days' OR NOT is_shared
  RETURNING 1 AS gone`,
  sql(
    gone,
  )`DELETE FROM missing_word_network WHERE seen_on < ${now}::timestamptz - interval '30 days' RETURNING 1 AS gone`,
  sql(gone)`DELETE FROM used_credential WHERE expires_at <= ${now}::timestamptz RETURNING 1 AS gone`,
];
