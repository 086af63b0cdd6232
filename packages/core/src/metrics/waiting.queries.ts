import { int, nullable, text, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { AWAITING_MODERATION } from '../shared/hidden-job.ts';

/**
 * Selects the items that wait for an operator: the number of each kind, and the time of the oldest (null if there is
 * none).
 */
export const selectWaiting = () =>
  sql({ what: text, count: int, since: nullable(timestamptz) })`
  SELECT 'reports' AS what, count(*)::int AS count, min(r.since) AS since
    FROM (SELECT job_id, min(created_at) AS since FROM job_report WHERE handled_at IS NULL GROUP BY job_id
           UNION ALL
          SELECT j.id, j.status_changed_at FROM job j
           WHERE j.status = 'PAUSED' AND j.status_reason = 'reported'
             AND NOT EXISTS (SELECT FROM job_report o WHERE o.job_id = j.id AND o.handled_at IS NULL)) r
  UNION ALL
  SELECT 'support', count(*)::int, min(created_at) FROM support_message WHERE answered_at IS NULL
  UNION ALL
  SELECT 'moderation', count(*)::int, min(status_changed_at) FROM job
   WHERE status = 'PAUSED' AND status_reason = ${AWAITING_MODERATION}::text
  UNION ALL
  SELECT 'chat', count(*)::int, min(m.created_at)
    FROM conversation c JOIN message m ON m.conversation_id = c.id AND m.sequence = c.last_sequence
    JOIN candidate ca ON ca.id = c.candidate_id AND ca.deleted_at IS NULL
   WHERE c.kind = 'ADMIN' AND m.sender = 'CANDIDATE'
  UNION ALL
  SELECT 'credits', count(*)::int, min(created_at) FROM credit_request WHERE status = 'OPEN'
  UNION ALL
  SELECT 'replies', count(*)::int, min(held_at) FROM review_reply WHERE held_at IS NOT NULL
  UNION ALL
  SELECT 'contacts', count(*)::int, min(created_at) FROM contact_report WHERE handled_at IS NULL
  UNION ALL
  SELECT 'help', count(*)::int, min(created_at) FROM help_message WHERE answered_at IS NULL`;
