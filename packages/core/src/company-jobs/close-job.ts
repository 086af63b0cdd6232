import type { CloseReason, CompanyJob } from '@nukkad/contract/partner/company-job.routes.ts';
import { holdAnswers } from '../answers/hold-answers.ts';
import { accessSince } from '../applicants/applicant-access.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type MemberKey, outcomeByMember } from '../idempotency/once-by-member.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { notifyAboutJobs } from '../moderation/notify-about-jobs.ts';
import { writeAudit } from '../shared/audit.ts';
import { lockWaitingApplications } from './company-jobs.queries.ts';
import { CLOSED_BECAUSE } from './job-state.ts';
import { readCompanyJob } from './read-company-job.ts';
import { lockOwnJob, stoppedBy } from './step-job.ts';
import { answerStillLinks } from './still-links.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'config' | 'tasks'>;

/** The key of the reason (`answer_reason`) that applicants read when a job closes. */
const APPLICANT_REASON: Readonly<Record<CloseReason, string>> = {
  FILLED_HERE: 'filled',
  FILLED_ELSEWHERE: 'filled',
  NOT_NEEDED: 'not-needed',
};

interface Closing {
  readonly reason: CloseReason;
  /** Whether everybody who waits gets a refusal, which is held for ten minutes. */
  readonly answerRest: boolean;
}

/**
 * Closes a job whose row is locked. Notifies the seekers who saved or applied for it, but not those who get an answer of
 * their own. Returns the number of answers.
 */
export async function writeClosing(
  tx: Transaction,
  id: string,
  { reason, answerRest, memberId }: Closing & { readonly memberId: string },
  now: Date,
): Promise<number> {
  const statusReason = CLOSED_BECAUSE[reason];
  await tx.job.update({ where: { id }, data: { status: 'CLOSED', statusReason, statusChangedAt: now } });
  await answerStillLinks(tx, id, 'FILLED', now);
  const waiting = answerRest ? await tx.query(lockWaitingApplications(id, accessSince(now))) : [];
  await holdAnswers(tx, waiting, { memberId, reason: APPLICANT_REASON[reason] }, now);
  await notifyAboutJobs(tx, [id], 'closed', now);
  const details = { reason, answered: waiting.length };
  await writeAudit(tx, { actor: memberActor(memberId), action: 'job-closed', subject: id, details }, now);
  return waiting.length;
}

/**
 * Closes a job for a member of its company. Throws NOT_FOUND, JOB_WAITING, REPORTED, COMPANY_SUSPENDED, or JOB_NOT_OPEN if
 * it is closed already.
 */
export async function closeCompanyJob(
  deps: Deps,
  session: CompanySession,
  job: string,
  closing: Closing,
  key: MemberKey | null,
): Promise<{ job: CompanyJob; answered: number }> {
  const { database, clock, tasks } = deps;
  const now = clock.now();
  const { companyId, memberId } = session;
  const { answer, isRepeat } = await outcomeByMember(database, clock, key, async (tx) => {
    const locked = await lockOwnJob(tx, job, companyId);
    const code = stoppedBy(locked);
    if (code !== null) throw new PartnerError(code);
    if (locked.state === 'CLOSED') throw new PartnerError('JOB_NOT_OPEN');
    return { id: locked.id, answered: await writeClosing(tx, locked.id, { ...closing, memberId }, now) };
  });
  if (!isRepeat) tasks.soon('push');
  return { job: await readCompanyJob(deps, session, answer.id), answered: answer.answered };
}
