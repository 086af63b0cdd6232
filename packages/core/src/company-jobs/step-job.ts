import type { CompanyJob } from '@nukkad/contract/partner/company-job.routes.ts';
import type { OwnPartnerErrorCode } from '@nukkad/contract/partner/partner-errors.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { jobDays } from '../jobs/job-days.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { holdForModeration } from '../moderation/hold-for-moderation.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockJobOfCompany } from './company-jobs.queries.ts';
import { BY_EMPLOYER, jobStateOf } from './job-state.ts';
import { requireRoomForJob } from './post-job.ts';
import { readCompanyJob } from './read-company-job.ts';
import { answerStillLinks } from './still-links.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'settings' | 'config' | 'tasks'>;

interface Locked {
  readonly id: string;
  readonly state: ReturnType<typeof jobStateOf>['state'];
  readonly reason: ReturnType<typeof jobStateOf>['reason'];
  readonly expiresAt: Date;
}

/** Locks a job of a company. Throws NOT_FOUND. */
export async function lockOwnJob(tx: Transaction, job: string, companyId: string): Promise<Locked> {
  const id = requireUuid(job);
  const row = await firstRow(tx, lockJobOfCompany(id, companyId));
  if (row === null) throw new AppError('NOT_FOUND');
  return { id, expiresAt: row.expiresAt, ...jobStateOf(row) };
}

/** Returns the code with which every step of a job is refused, because something other than the company stopped it. */
export function stoppedBy({ state, reason }: Locked): OwnPartnerErrorCode | null {
  if (state === 'WAITING') return 'JOB_WAITING';
  if (reason === 'REPORTED') return 'REPORTED';
  if (reason === 'SUSPENDED') return 'COMPANY_SUSPENDED';
  const isHidden = reason === 'REFUSED' || reason === 'REMOVED' || reason === 'FILE';
  return isHidden ? 'JOB_NOT_OPEN' : null;
}

interface Stepping {
  readonly tx: Transaction;
  readonly session: CompanySession;
  readonly job: Locked;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly firstJobWaits: boolean;
}

/** Writes a step with its audit entry. */
async function writeStep(
  { tx, session, job, now }: Stepping,
  action: string,
  data: Parameters<Transaction['job']['update']>[0]['data'],
): Promise<void> {
  await tx.job.update({ where: { id: job.id }, data });
  const details = { status: { from: job.state, to: data.status ?? job.state } };
  const actor = memberActor(session.memberId);
  await writeAudit(tx, { actor, action, subject: job.id, details }, now);
}

/** Opens a job again. A job that was changed meanwhile may have to wait for an operator. */
async function open(stepping: Stepping, action: string, isRenewed: boolean): Promise<void> {
  const { tx, session, job, now, expiresAt, firstJobWaits } = stepping;
  if (job.state !== 'OPEN') await requireRoomForJob(tx, session.companyId, { now, isNew: false });
  await writeStep(stepping, action, {
    status: 'ACTIVE',
    statusReason: null,
    ...(job.state === 'OPEN' ? {} : { statusChangedAt: now }),
    ...(isRenewed ? { expiresAt, renewedAt: now } : {}),
    stillOpenAskedAt: now,
  });
  await answerStillLinks(tx, job.id, 'OPEN', now);
  await holdForModeration(tx, [job.id], { now, expiresAt, firstJobWaits });
}

/** Does a step. Returns false if there was nothing to do. */
type Step = (stepping: Stepping) => Promise<boolean>;

const pause: Step = async (stepping) => {
  const { state, reason } = stepping.job;
  if (state === 'PAUSED' && reason === 'COMPANY') return false;
  if (state !== 'OPEN') throw new PartnerError('JOB_NOT_OPEN');
  const data = { status: 'PAUSED', statusReason: BY_EMPLOYER, statusChangedAt: stepping.now } as const;
  await writeStep(stepping, 'job-paused', data);
  return true;
};

const resume: Step = async (stepping) => {
  const { state, reason, expiresAt } = stepping.job;
  if (state === 'OPEN') return false;
  if (reason === 'ANSWERS_DUE') throw new PartnerError('ANSWERS_DUE');
  if (state !== 'PAUSED' || expiresAt <= stepping.now) throw new PartnerError('JOB_NOT_OPEN');
  await open(stepping, 'job-resumed', false);
  return true;
};

const renew: Step = async (stepping) => {
  if (stepping.job.reason === 'ANSWERS_DUE') throw new PartnerError('ANSWERS_DUE');
  await open(stepping, 'job-renewed', true);
  return true;
};

const confirm: Step = async (stepping) => {
  if (stepping.job.state !== 'OPEN') throw new PartnerError('JOB_NOT_OPEN');
  await open(stepping, 'job-renewed', true);
  return true;
};

const STEPS = { pause, resume, renew, confirm };

/**
 * Pauses, resumes or renews a job for a member of its company, or confirms that it is still open. Throws NOT_FOUND,
 * JOB_WAITING, REPORTED, COMPANY_SUSPENDED, JOB_NOT_OPEN, ANSWERS_DUE or JOB_LIMIT.
 */
export async function stepJob(
  deps: Deps,
  session: CompanySession,
  job: string,
  step: keyof typeof STEPS,
): Promise<CompanyJob> {
  const { database, clock, settings, tasks } = deps;
  const now = clock.now();
  const { jobLifetimeDays, firstJobWaits } = await settings.read();
  const { expiresAt } = jobDays(now, jobLifetimeDays);
  const { id, isChanged } = await database.transaction(async (tx) => {
    const locked = await lockOwnJob(tx, job, session.companyId);
    const code = stoppedBy(locked);
    if (code !== null) throw new PartnerError(code);
    const isDone = await STEPS[step]({ tx, session, job: locked, now, expiresAt, firstJobWaits });
    return { id: locked.id, isChanged: isDone };
  });
  if (isChanged) tasks.soon('push');
  return readCompanyJob(deps, session, id);
}
