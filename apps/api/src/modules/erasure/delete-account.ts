import type { Container } from '../../container.ts';
import { firstRow, rows, type Transaction } from '../../database/rows.ts';
import { leaveAccountTrace } from '../account-traces/leave-trace.ts';
import { endAllLogins } from '../session/end-all-logins.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'logins' | 'tasks' | 'keys'>;

/**
 * Who did what when, without content, from what is about to be erased: the law wants it kept for a year. The seeker
 * is the bare id, which leads nowhere once the person is gone.
 */
const KEEP_TRAIL = `
  INSERT INTO audit_entry (id, actor, action, subject, created_at)
  SELECT gen_random_uuid(), $1::text, action, subject, at FROM (
    SELECT 'account-opened', $1::text, created_at FROM candidate WHERE id = $1::uuid
    UNION ALL
    SELECT 'application-' || lower(e.status::text), a.job_id::text, e.created_at
      FROM application_event e JOIN application a ON a.id = e.application_id WHERE a.candidate_id = $1::uuid
    UNION ALL
    SELECT 'contact-shown', job_id::text, first_revealed_at FROM hr_reveal WHERE candidate_id = $1::uuid
    UNION ALL
    SELECT 'job-reported', job_id::text, created_at FROM job_report WHERE candidate_id = $1::uuid
    UNION ALL
    SELECT 'consent-given', purpose || ' ' || version, given_at FROM consent WHERE candidate_id = $1::uuid
    UNION ALL
    SELECT 'consent-withdrawn', purpose || ' ' || version, withdrawn_at
      FROM consent WHERE candidate_id = $1::uuid AND withdrawn_at IS NOT NULL
  ) AS trail (action, subject, at) WHERE at > $2::timestamptz - interval '1 year'
  RETURNING id::text`;

const LOCK = 'SELECT id::text FROM candidate WHERE id = $1::uuid AND deleted_at IS NULL FOR UPDATE';

/** Sign-ins that were not finished would open a new account, and name who left. */
const DELETE_TICKETS = `
  DELETE FROM sign_in_ticket t USING identity i
   WHERE i.candidate_id = $1::uuid AND t.provider = i.provider AND t.subject = i.subject
  RETURNING t.token_hash`;

/** What the friend whose code was used reads of it no longer names anyone. */
const REMOVE_NAME = `
  UPDATE notification n
     SET values = jsonb_build_object('template', 'referral-anonymous', 'values', (n.values -> 'values') - 'friend')
    FROM referral r
   WHERE r.referee_id = $1::uuid AND n.candidate_id = r.referrer_id AND n.dedupe_key = 'referral:' || r.referee_id
  RETURNING n.id::text`;

async function hide(tx: Transaction, deps: Deps, candidateId: string, now: Date): Promise<boolean> {
  if (!(await firstRow(tx, LOCK, candidateId))) return false;
  await leaveAccountTrace(tx, deps.keys.accountTrace, candidateId, now);
  await rows(tx, DELETE_TICKETS, candidateId);
  await rows(tx, REMOVE_NAME, candidateId);
  await tx.candidate.update({
    where: { id: candidateId },
    // The number and the sign-in are free for a new account at once.
    data: { deletedAt: now, phone: null, isMobileVerified: false, isAvailable: false },
  });
  await tx.identity.deleteMany({ where: { candidateId } });
  await tx.pushSubscription.deleteMany({ where: { candidateId } });
  await endAllLogins(tx, deps, candidateId);
  await rows(tx, KEEP_TRAIL, candidateId, now);
  await tx.auditEntry.create({
    data: { actor: candidateId, action: 'account-deleted', subject: candidateId, createdAt: now },
  });
  return true;
}

/** Hides a seeker and ends every login, all at once; what is kept of them is erased by the next background run. */
export async function deleteAccount(deps: Deps, candidateId: string): Promise<void> {
  await deps.database.transaction((tx) => hide(tx, deps, candidateId, deps.clock.now()));
  deps.logins.forget(candidateId);
  deps.tasks.soon('erase-accounts');
}
