import { holdAnswers } from '../answers/hold-answers.ts';
import { accessSince } from '../applicants/applicant-access.ts';
import { writeClosing } from '../company-jobs/close-job.ts';
import {
  lockJobsToClose,
  lockPostingCompany,
  lockWaitingOfCompany,
} from '../company-jobs/company-jobs.queries.ts';
import { refundUnseenOf } from '../credits/refund-unseen.ts';
import { oneRow, type Transaction } from '../database/rows.ts';
import { notifyMember } from '../member-notices/notify-members.ts';
import { memberActor } from '../members/member-session.ts';
import { writeAudit, writeAudits } from '../shared/audit.ts';

interface Closing {
  readonly companyId: string;
  /** The last owner, who closes the company. */
  readonly memberId: string;
}

/** Closes the jobs, and holds a refusal of everybody who waits. Returns the numbers of jobs and of answers. */
async function closeJobs(tx: Transaction, { companyId, memberId }: Closing, now: Date) {
  const jobs = await tx.query(lockJobsToClose(companyId));
  const closing = { reason: 'NOT_NEEDED', answerRest: true, memberId } as const;
  let answered = 0;
  for (const { id } of jobs) answered += await writeClosing(tx, id, closing, now);
  // Applicants of jobs that were closed before.
  const rest = await tx.query(lockWaitingOfCompany(companyId, accessSince(now)));
  await holdAnswers(tx, rest, { memberId, reason: 'not-needed' }, now);
  return { jobs: jobs.length, answered: answered + rest.length };
}

/** Ends all memberships, invitations and drafts, and notifies the other members. */
async function endTeam(tx: Transaction, { companyId, memberId }: Closing, name: string, now: Date) {
  const members = await tx.membership.findMany({ where: { companyId, endedAt: null } });
  await tx.membership.updateMany({ where: { companyId, endedAt: null }, data: { endedAt: now } });
  await tx.memberInvite.deleteMany({ where: { companyId, usedAt: null } });
  await tx.jobDraft.deleteMany({ where: { companyId } });
  const entries = members.map(({ memberId: subject, role }) => ({
    actor: memberActor(memberId),
    action: 'membership-ended',
    subject,
    details: { company: companyId, role },
  }));
  await writeAudits(tx, entries, now);
  const notice = { type: 'team', template: 'closed', values: { company: name }, link: null } as const;
  const dedupeKey = `company-closed:${companyId}:${now.toISOString()}`;
  for (const other of members)
    if (other.memberId !== memberId) await notifyMember(tx, other.memberId, { ...notice, dedupeKey }, now);
}

/**
 * Closes a company whose last owner leaves. Its jobs are closed as not needed, everybody who waits gets a refusal, which is
 * held for ten minutes, and applications that nobody looked at are refunded. All memberships end. Jobs that an operator
 * refused stay as they are. The caller holds the lock `team:<company>`.
 */
export async function closeCompany(tx: Transaction, closing: Closing, now: Date): Promise<void> {
  const { companyId, memberId } = closing;
  // Waits for a job that is being posted, so that it is closed too.
  await oneRow(tx, lockPostingCompany(companyId));
  const { name } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  const refunds = await refundUnseenOf(tx, companyId, now);
  const closed = await closeJobs(tx, closing, now);
  await endTeam(tx, closing, name, now);
  const details = { ...closed, refunds };
  await writeAudit(
    tx,
    { actor: memberActor(memberId), action: 'company-closed', subject: companyId, details },
    now,
  );
}
