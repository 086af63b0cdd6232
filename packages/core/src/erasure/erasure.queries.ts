import { text, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/**
 * Copies the last year's actions of a seeker to the audit before the account is erased, because the law requires them. Only
 * the action, its subject, the time and the seeker's id are kept. The id identifies nobody after the account is deleted.
 */
export const insertTrail = (candidateId: string, now: Date) =>
  sql({ id: text })`
  INSERT INTO audit_entry (id, actor, action, subject, created_at)
  SELECT gen_random_uuid(), ${candidateId}::text, action, subject, at FROM (
    SELECT 'account-opened', ${candidateId}::text, created_at FROM candidate WHERE id = ${candidateId}::uuid
    UNION ALL
    SELECT 'application-' || lower(e.status::text), a.job_id::text, e.created_at
      FROM application_event e JOIN application a ON a.id = e.application_id WHERE a.candidate_id = ${candidateId}::uuid
    UNION ALL
    SELECT 'contact-shown', job_id::text, first_revealed_at FROM hr_reveal WHERE candidate_id = ${candidateId}::uuid
    UNION ALL
    SELECT 'job-reported', job_id::text, created_at FROM job_report WHERE candidate_id = ${candidateId}::uuid
    UNION ALL
    SELECT 'contact-reported', job_id::text, created_at FROM contact_report WHERE candidate_id = ${candidateId}::uuid
    UNION ALL
    SELECT 'consent-given', purpose || ' ' || version, given_at FROM consent WHERE candidate_id = ${candidateId}::uuid
    UNION ALL
    SELECT 'consent-withdrawn', purpose || ' ' || version, withdrawn_at
      FROM consent WHERE candidate_id = ${candidateId}::uuid AND withdrawn_at IS NOT NULL
  ) AS trail (action, subject, at) WHERE at > ${now}::timestamptz - interval '1 year'
  RETURNING id::text`;

/** Deletes tickets of unfinished sign-ins, because they have the person's name and would open a new account. */
export const deleteTickets = (candidateId: string) =>
  sql({ token_hash: text })`
  DELETE FROM sign_in_ticket t USING identity i
   WHERE i.candidate_id = ${candidateId}::uuid AND t.provider = i.provider AND t.subject = i.subject
  RETURNING t.token_hash`;

/** Deletes the codes that were sent to the account's number to sign in. They have the number and no account. */
export const deleteSignInCodes = (candidateId: string) =>
  sql({})`
  DELETE FROM otp_challenge
   WHERE candidate_id IS NULL AND phone = (SELECT phone FROM candidate WHERE id = ${candidateId}::uuid)`;

/** Removes the seeker's name from the notice to the friend whose referral code was used. */
export const removeRefereeName = (candidateId: string) =>
  sql({ id: text })`
  UPDATE notification n
     SET values = jsonb_build_object('template', 'referral-anonymous', 'values', (n.values -> 'values') - 'friend')
    FROM referral r
   WHERE r.referee_id = ${candidateId}::uuid AND n.candidate_id = r.referrer_id AND n.dedupe_key = 'referral:' || r.referee_id
  RETURNING n.id::text`;

/** Removes the author of reports. Free text is replaced, because it may identify a person; listed reasons stay. */
export const detachReports = (candidateId: string) =>
  sql({ id: text })`
  UPDATE job_report r SET candidate_id = NULL,
         text = CASE WHEN EXISTS (SELECT FROM report_reason p WHERE r.text IN (p.text_en, p.text_hi, p.text_mr))
                     THEN r.text ELSE '(own words, erased with the account)' END
   WHERE r.candidate_id = ${candidateId}::uuid
  RETURNING r.id::text`;

/** Removes the author of reports about calls and interviews, and the words that may identify a person. The reason stays. */
export const detachContactReports = (candidateId: string) =>
  sql({ id: text })`
  UPDATE contact_report
     SET candidate_id = NULL,
         text = CASE WHEN text IS NOT NULL THEN '(own words, erased with the account)' END
   WHERE candidate_id = ${candidateId}::uuid
  RETURNING id::text`;

export const selectDeletedAccounts = (limit: number) =>
  sql({ id: uuid })`SELECT id FROM candidate WHERE deleted_at IS NOT NULL LIMIT ${limit}`;
