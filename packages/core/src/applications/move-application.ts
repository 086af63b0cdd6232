import type { ApplicationStatus } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, conflict, invalidField } from '../errors/app-error.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { nextStatuses } from './application-transitions.ts';
import { lockApplication } from './applications.queries.ts';
import { writeApplicationEvent } from './write-application-event.ts';

export interface ApplicationMove {
  readonly applicationId: string;
  readonly to: ApplicationStatus;
  /** When the interview is; needed for SCHEDULED, and only there. */
  readonly scheduledFor?: Date | undefined;
  readonly note?: string | undefined;
  /** Who does it, for the audit. */
  readonly actor: string;
}

type Held = RowOf<typeof lockApplication>;

function interviewTime({ to, scheduledFor }: ApplicationMove, now: Date): Date | null {
  if (to !== 'SCHEDULED') {
    if (scheduledFor) throw invalidField('scheduledFor', 'is only for an interview');
    return null;
  }
  if (!scheduledFor || Number.isNaN(scheduledFor.getTime()) || scheduledFor <= now)
    throw invalidField('scheduledFor', 'must be a time to come');
  return scheduledFor;
}

const TEMPLATES: Readonly<Record<ApplicationStatus, Notice['template'] | null>> = {
  APPLIED: null,
  SHORTLISTED: 'shortlisted',
  SCHEDULED: 'scheduled',
  INTERVIEWED: 'interviewed',
  HIRED: 'hired',
  REJECTED: 'rejected',
  WITHDRAWN: null,
};

/** What one seeker is told of an application; `about` tells it from what was said of it before. */
function noticeOf(applicationId: string, held: Held, about: string): Omit<Notice, 'template'> {
  const { candidateId, company, jobTitle, jobId, attempt } = held;
  return {
    ...{ candidateId, jobId, link: '/myjobs' },
    type: 'application-status',
    values: { company, jobTitle, at: null },
    dedupeKey: `application:${applicationId}:${attempt}:${about}`,
  };
}

async function notifyOfMove(tx: Transaction, move: ApplicationMove, held: Held, now: Date): Promise<void> {
  const { to, scheduledFor, applicationId } = move;
  const isInterview = to === 'SCHEDULED';
  const template = isInterview && held.status === 'SCHEDULED' ? 'rescheduled' : TEMPLATES[to];
  if (template === null) return;
  const at = scheduledFor?.toISOString() ?? null;
  // A hire that was undone may come again.
  const notice = noticeOf(applicationId, held, `${to}${to === 'HIRED' ? now.toISOString() : (at ?? '')}`);
  const type = isInterview ? 'interview-scheduled' : notice.type;
  await notify(tx, { ...notice, type, template, values: { ...notice.values, at } }, now);
}

/** Whoever was congratulated is told that it was a mistake. */
async function notifyOfUndo(tx: Transaction, applicationId: string, held: Held, now: Date): Promise<void> {
  const notice = noticeOf(applicationId, held, `hire-undone${now.toISOString()}`);
  await notify(tx, { ...notice, template: 'hire-undone' }, now);
}

async function write(
  tx: Transaction,
  move: ApplicationMove,
  from: ApplicationStatus,
  scheduledFor: Date | null,
  now: Date,
) {
  const { applicationId, to, note, actor } = move;
  await tx.application.update({
    where: { id: applicationId },
    data: { status: to, statusChangedAt: now, ...(scheduledFor ? { scheduledFor } : {}) },
  });
  // To be moved it was looked at.
  await tx.application.updateMany({ where: { id: applicationId, viewedAt: null }, data: { viewedAt: now } });
  await writeApplicationEvent(tx, { applicationId, status: to, scheduledFor, note: note ?? null }, now);
  const details = { status: { from, to }, ...(scheduledFor ? { scheduledFor } : {}) };
  await writeAudit(
    tx,
    { actor, action: `application-${to.toLowerCase()}`, subject: applicationId, details },
    now,
  );
}

/** Says what may become of an application that stands there. */
function notAllowed(status: ApplicationStatus): AppError {
  const next = nextStatuses(status).join(', ').toLowerCase() || 'nothing more';
  return conflict('status', `from ${status}: ${next}`);
}

/** Moves an application one step; CONFLICT for a step that is not open from where it stands. */
export async function moveApplication(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  move: ApplicationMove,
): Promise<{ from: ApplicationStatus; to: ApplicationStatus }> {
  const id = requireUuid(move.applicationId);
  const now = clock.now();
  const scheduledFor = interviewTime(move, now);
  const from = await database.transaction(async (tx) => {
    const held = await firstRow(tx, lockApplication(id));
    if (!held) throw new AppError('NOT_FOUND');
    if (!nextStatuses(held.status).includes(move.to)) throw notAllowed(held.status);
    await write(tx, move, held.status, scheduledFor, now);
    await notifyOfMove(tx, move, held, now);
    return held.status;
  });
  tasks.soon('push');
  return { from, to: move.to };
}

/**
 * Whoever came in and was taken: hired at once, from wherever the application stood. Undone, it stands there again, and the
 * seeker is told; what became of it stays in its history.
 */
export async function hireAtOnce(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { applicationId, actor, isUndone }: { applicationId: string; actor: string; isUndone: boolean },
): Promise<{ from: ApplicationStatus; to: ApplicationStatus }> {
  const id = requireUuid(applicationId);
  const now = clock.now();
  const steps = await database.transaction(async (tx) => {
    const held = await firstRow(tx, lockApplication(id));
    if (!held) throw new AppError('NOT_FOUND');
    const isOpen = nextStatuses(held.status).length > 0;
    if (isUndone ? held.status !== 'HIRED' : !isOpen) throw notAllowed(held.status);
    const to = isUndone ? await statusBeforeHire(tx, id) : 'HIRED';
    const move = { applicationId: id, to, actor, note: isUndone ? 'hire undone' : 'walk-in' };
    await write(tx, move, held.status, null, now);
    await (isUndone ? notifyOfUndo(tx, id, held, now) : notifyOfMove(tx, move, held, now));
    return { from: held.status, to };
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

/** Notes that the company looked at an application: its credit is not given back any more. */
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
