import type { ApplicationStatus } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, conflict, invalidField } from '../errors/app-error.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { NO_ANSWER } from './answer-reasons.ts';
import { nextStatuses } from './application-transitions.ts';
import { lockApplication } from './applications.queries.ts';
import { closeInterview, reopenInterview, setInterview } from './set-interview.ts';
import { writeApplicationEvent } from './write-application-event.ts';

export interface ApplicationMove {
  readonly applicationId: string;
  readonly to: ApplicationStatus;
  /** The time of the interview. Required for SCHEDULED, refused otherwise. */
  readonly scheduledFor?: Date | undefined;
  readonly note?: string | undefined;
  /** Where the interview is. Undefined means where it was, or the address of the job. */
  readonly place?: string | undefined;
  /** What to bring to the interview. Undefined means as before. */
  readonly bring?: string | null | undefined;
  /** Key of the reason of a refusal, which the seeker may read. */
  readonly reason?: string | undefined;
  /** Who moves it: the name of an operator, or `member:<id>`. */
  readonly actor: string;
  /** The member who moves it for the company. */
  readonly memberId?: string | undefined;
}

/** What is known of an application whose row is locked. */
export type LockedApplication = RowOf<typeof lockApplication>;

function interviewTime({ to, scheduledFor }: ApplicationMove, now: Date): Date | null {
  if (to !== 'SCHEDULED') {
    if (scheduledFor) throw invalidField('scheduledFor', 'is only for an interview');
    return null;
  }
  if (!scheduledFor || Number.isNaN(scheduledFor.getTime()) || scheduledFor <= now)
    throw invalidField('scheduledFor', 'must be a time to come');
  return scheduledFor;
}

/** Templates of the notices. Those of interviews depend on what changed. */
const TEMPLATES: Readonly<Record<ApplicationStatus, Notice['template'] | null>> = {
  APPLIED: null,
  SHORTLISTED: 'shortlisted',
  SCHEDULED: null,
  INTERVIEWED: 'interviewed',
  HIRED: 'hired',
  REJECTED: 'rejected',
  WITHDRAWN: null,
};

/** Returns a notice about an application. `event` distinguishes it from earlier notices of the same application. */
function noticeOf(applicationId: string, locked: LockedApplication, event: string): Omit<Notice, 'template'> {
  const { candidateId, company, jobTitle, jobId, attempt } = locked;
  return {
    candidateId,
    jobId,
    link: '/myjobs',
    type: 'application-status',
    values: { company, jobTitle, at: null },
    dedupeKey: `application:${applicationId}:${attempt}:${event}`,
  };
}

async function notifyOfMove(
  tx: Transaction,
  { to, applicationId, reason }: ApplicationMove,
  locked: LockedApplication,
  now: Date,
): Promise<void> {
  const template = reason === NO_ANSWER ? 'no-answer' : TEMPLATES[to];
  if (template === null) return;
  // Each step can be taken back and repeated, so the key includes the time.
  const notice = noticeOf(applicationId, locked, `${to}${now.toISOString()}`);
  await notify(tx, { ...notice, template }, now);
}

const INTERVIEW_TEMPLATES = { set: 'scheduled', moved: 'rescheduled', changed: 'changed' } as const;

/** Sets or moves the interview, and notifies the seeker unless nothing changed. A move back is news too. */
async function moveInterview(
  tx: Transaction,
  { applicationId, place, bring, memberId }: ApplicationMove,
  locked: LockedApplication,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  const plan = { at, place, bring, memberId };
  const plannedAt = locked.status === 'SCHEDULED' ? locked.scheduledFor : null;
  const application = { ...locked, applicationId, plannedAt };
  const { change, version } = await setInterview(tx, application, plan, now);
  if (change === 'same') return;
  const notice = noticeOf(applicationId, locked, `SCHEDULED:${version}`);
  const values = { ...notice.values, at: at.toISOString() };
  const template = INTERVIEW_TEMPLATES[change];
  await notify(tx, { ...notice, type: 'interview-scheduled', template, values }, now);
}

/** Notifies the seeker that a hire was recorded by mistake, or that a refusal was taken back. */
async function notifyOfUndo(
  tx: Transaction,
  applicationId: string,
  locked: LockedApplication,
  now: Date,
): Promise<void> {
  const template = locked.status === 'HIRED' ? 'hire-undone' : 'reopened';
  const notice = noticeOf(applicationId, locked, `${template}${now.toISOString()}`);
  await notify(tx, { ...notice, template }, now);
}

async function write(
  tx: Transaction,
  move: ApplicationMove,
  from: ApplicationStatus,
  scheduledFor: Date | null,
  now: Date,
) {
  const { applicationId, to, note, actor, reason, memberId } = move;
  await tx.application.update({
    where: { id: applicationId },
    data: { status: to, statusChangedAt: now, ...(scheduledFor ? { scheduledFor } : {}) },
  });
  // Whoever changes the status has seen the application.
  await tx.application.updateMany({ where: { id: applicationId, viewedAt: null }, data: { viewedAt: now } });
  const event = { applicationId, status: to, scheduledFor, note: note ?? null };
  await writeApplicationEvent(tx, { ...event, reason: reason ?? null, memberId: memberId ?? null }, now);
  const details = {
    status: { from, to },
    ...(scheduledFor ? { scheduledFor } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
  await writeAudit(
    tx,
    { actor, action: `application-${to.toLowerCase()}`, subject: applicationId, details },
    now,
  );
}

/** Returns a CONFLICT that lists the statuses that are allowed next. */
function notAllowed(status: ApplicationStatus): AppError {
  const next = nextStatuses(status).join(', ').toLowerCase() || 'nothing more';
  return conflict('status', `from ${status}: ${next}`);
}

/**
 * Sets the next status of an application whose row is locked, with its event, audit entry and notice. The caller has
 * checked that the status may follow, and requests the task `push` afterwards.
 */
export async function moveLocked(
  tx: Transaction,
  move: ApplicationMove,
  locked: LockedApplication,
  now: Date,
): Promise<void> {
  const at = move.to === 'SCHEDULED' ? (move.scheduledFor ?? null) : null;
  await write(tx, move, locked.status, at, now);
  if (at !== null) {
    await moveInterview(tx, move, locked, { at, now });
    return;
  }
  await closeInterview(tx, move.applicationId, move.to, now);
  await notifyOfMove(tx, move, locked, now);
}

/** Puts a locked application back to `to` after a hire or a refusal, and notifies the seeker. The history keeps all. */
export async function moveBack(
  tx: Transaction,
  move: Omit<ApplicationMove, 'scheduledFor' | 'place' | 'bring' | 'reason'>,
  locked: LockedApplication,
  now: Date,
): Promise<void> {
  await write(tx, move, locked.status, null, now);
  if (move.to === 'SCHEDULED') await reopenInterview(tx, move.applicationId, now);
  await notifyOfUndo(tx, move.applicationId, locked, now);
}

/** Sets the next status of an application and notifies the seeker. Throws CONFLICT if the status may not follow. */
export async function moveApplication(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  move: ApplicationMove,
): Promise<{ from: ApplicationStatus; to: ApplicationStatus }> {
  const id = requireUuid(move.applicationId);
  const now = clock.now();
  const scheduledFor = interviewTime(move, now);
  const from = await database.transaction(async (tx) => {
    const locked = await firstRow(tx, lockApplication(id));
    if (!locked) throw new AppError('NOT_FOUND');
    if (!nextStatuses(locked.status).includes(move.to)) throw notAllowed(locked.status);
    await moveLocked(tx, { ...move, bring: move.note, scheduledFor: scheduledFor ?? undefined }, locked, now);
    return locked.status;
  });
  tasks.soon('push');
  tasks.soon('send-messages');
  return { from, to: move.to };
}

/**
 * Hires a walk-in from any open status. With `isUndone`, restores the status before the hire and notifies the seeker; the
 * history keeps both steps.
 */
export async function hireAtOnce(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { applicationId, actor, isUndone }: { applicationId: string; actor: string; isUndone: boolean },
): Promise<{ from: ApplicationStatus; to: ApplicationStatus }> {
  const id = requireUuid(applicationId);
  const now = clock.now();
  const steps = await database.transaction(async (tx) => {
    const locked = await firstRow(tx, lockApplication(id));
    if (!locked) throw new AppError('NOT_FOUND');
    const isOpen = nextStatuses(locked.status).length > 0;
    if (isUndone ? locked.status !== 'HIRED' : !isOpen) throw notAllowed(locked.status);
    const to = isUndone ? await statusBeforeHire(tx, id) : 'HIRED';
    const move = { applicationId: id, to, actor, note: isUndone ? 'hire undone' : 'walk-in' };
    await (isUndone ? moveBack : moveLocked)(tx, move, locked, now);
    return { from: locked.status, to };
  });
  tasks.soon('push');
  return steps;
}

async function statusBeforeHire(tx: Transaction, applicationId: string): Promise<ApplicationStatus> {
  const events = await tx.applicationEvent.findMany({
    where: { applicationId, status: { not: 'HIRED' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 1,
  });
  return events[0]?.status ?? 'APPLIED';
}

/** Records that the company has seen an application. Its credit is then not refunded. */
export async function markViewed(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  applicationId: string,
): Promise<void> {
  const id = requireUuid(applicationId);
  const found = await database.prisma.application.count({ where: { id } });
  if (found === 0) throw new AppError('NOT_FOUND');
  await database.prisma.application.updateMany({
    where: { id, viewedAt: null },
    data: { viewedAt: clock.now() },
  });
}
