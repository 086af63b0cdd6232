import { text, uuid } from '@nukkad/db/columns.ts';
import { part, sql } from '@nukkad/db/sql.ts';
import { AWAITING_MODERATION } from '../shared/hidden-job.ts';

/** SQL condition: no operator has looked at the company `co`. A number that a code has proved does not count. */
const IS_UNSEEN = part`
  co.identity_seen_at IS NULL AND co.contact_seen_at IS NULL AND co.papers_seen_at IS NULL`;

/**
 * SQL condition: an operator has to review the job `j` of the company `co`. The job asks for money or promises
 * implausible pay, and no operator has verified the company; or the contact of the company is blocked; or a member posted
 * it for a company that registered itself. Trusted companies need no review.
 */
const hasToWait = (firstJobWaits: boolean) => part`
  co.trusted_at IS NULL AND (
    (${firstJobWaits}::boolean AND j.posted_by IS NOT NULL AND co.registered_by IS NOT NULL AND ${IS_UNSEEN})
    OR (${IS_UNSEEN}
     AND EXISTS (SELECT FROM job_check k WHERE k.job_id = j.id AND k.kind IN ('WORDS', 'PAY') AND k.outcome = 'FAILED'))
    OR EXISTS (SELECT FROM company_check k
                WHERE k.company_id = co.id AND k.kind = 'CONTACT' AND k.outcome = 'FAILED'
                  AND k.reason = 'contact-blocked'))`;

export const holdJobsToReview = (
  jobIds: readonly string[],
  { now, firstJobWaits }: { readonly now: Date; readonly firstJobWaits: boolean },
) =>
  sql({ id: uuid })`
  UPDATE job j SET status = 'PAUSED', status_reason = ${AWAITING_MODERATION}::text,
         status_changed_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    FROM company co
   WHERE co.id = j.company_id AND j.id = ANY(${jobIds}::uuid[]) AND j.status = 'ACTIVE' AND ${hasToWait(firstJobWaits)}
  RETURNING j.id::text`;

/**
 * Publishes waiting jobs whose checks no longer fail, or whose company was verified meanwhile. Sets a new expiry date.
 */
export const releaseReviewedJobs = (
  jobIds: readonly string[],
  {
    now,
    expiresAt,
    firstJobWaits,
  }: { readonly now: Date; readonly expiresAt: Date; readonly firstJobWaits: boolean },
) =>
  sql({ id: uuid })`
  UPDATE job j SET status = 'ACTIVE', status_reason = NULL, status_changed_at = ${now}::timestamptz,
         updated_at = ${now}::timestamptz, expires_at = ${expiresAt}::timestamptz
    FROM company co
   WHERE co.id = j.company_id AND j.id = ANY(${jobIds}::uuid[]) AND co.suspended_at IS NULL
     AND j.status = 'PAUSED' AND j.status_reason = ${AWAITING_MODERATION} AND NOT (${hasToWait(firstJobWaits)})
  RETURNING j.id::text`;

/** Ends the trusted status of the companies that use a contact. Call it when the contact is blocked. */
export const endTrustOf = (kind: string, value: string) =>
  sql({ id: text })`
  UPDATE company SET trusted_at = NULL
   WHERE trusted_at IS NOT NULL
     AND CASE ${kind}::text WHEN 'phone' THEN phone = ${value}::text WHEN 'email' THEN lower(email) = ${value}::text
              ELSE lower(email) LIKE '%@' || ${value}::text OR lower(email) LIKE '%.' || ${value}::text END
  RETURNING id::text`;
