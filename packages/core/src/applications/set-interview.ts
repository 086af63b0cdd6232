import type { ApplicationStatus } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import { firstCharacters } from '@nukkad/domain/summary.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { deleteUnsentMessages } from '../messages/messages.queries.ts';
import { queueToSeeker } from '../messages/queue-message.ts';
import { selectOpenInterview } from './interview.queries.ts';

/** Maximum number of characters of a place. */
const PLACE_MAX = 300;

/** The time and place of an interview that a company sets or moves. */
export interface InterviewPlan {
  readonly at: Date;
  /** Undefined keeps the place, or takes that of the job. */
  readonly place?: string | undefined;
  /** Undefined keeps what to bring. */
  readonly bring?: string | null | undefined;
  readonly memberId?: string | undefined;
}

/** The application of an interview. Its row is locked. */
interface OfApplication {
  readonly applicationId: string;
  readonly jobId: string;
  readonly candidateId: string;
  readonly company: string;
  /** The time of an interview so far, also of one that an earlier release planned; null if there is none. */
  readonly plannedAt: Date | null;
}

type Open = RowOf<typeof selectOpenInterview>;

/** What a plan does to the interview: `set` a new one, `moved` in time, `changed` in place or what to bring, or nothing. */
export type InterviewChange = 'set' | 'moved' | 'changed' | 'same';

async function createInterview(
  tx: Transaction,
  { applicationId, jobId }: OfApplication,
  { at, place, bring, memberId }: InterviewPlan,
  now: Date,
): Promise<string> {
  const job = await tx.job.findUniqueOrThrow({
    where: { id: jobId },
    select: { address: true, companyId: true },
  });
  const earlier = await tx.interview.aggregate({ where: { applicationId }, _max: { round: true } });
  const by = memberId ?? null;
  const created = await tx.interview.create({
    data: {
      applicationId,
      companyId: job.companyId,
      round: (earlier._max.round ?? 0) + 1,
      at,
      place: firstCharacters(place ?? job.address, PLACE_MAX),
      bring: bring ?? null,
      createdBy: by,
      createdAt: now,
      changedAt: now,
      changedBy: by,
    },
  });
  return created.id;
}

/**
 * Changes the open interview. The seeker's reply to the old plan does not count for the new one, but the seeker has agreed
 * to a time that they proposed themselves.
 */
async function moveInterview(
  tx: Transaction,
  open: Open,
  { at, place, bring, memberId }: InterviewPlan,
  now: Date,
): Promise<void> {
  const isSamePlace = place === undefined || place === open.place;
  const isAgreed = isSamePlace && open.proposedAt?.getTime() === at.getTime();
  await tx.interview.update({
    where: { id: open.id },
    data: {
      at,
      place: place ?? open.place,
      bring: bring === undefined ? open.bring : bring,
      sequence: { increment: 1 },
      ...(isAgreed ? { reply: 'CONFIRMED' } : { reply: null, repliedAt: null }),
      proposedAt: null,
      changedAt: now,
      changedBy: memberId ?? null,
    },
  });
}

function changeOf(
  open: Open | null,
  plannedAt: Date | null,
  { at, place, bring }: InterviewPlan,
): InterviewChange {
  const before = open?.at ?? plannedAt;
  if (before === null) return 'set';
  if (before.getTime() !== at.getTime()) return 'moved';
  if (open === null) return 'same';
  const hasSamePlace = place === undefined || place === open.place;
  const hasSameBring = bring === undefined || bring === open.bring;
  return hasSamePlace && hasSameBring ? 'same' : 'changed';
}

/**
 * Sets the interview of an application, or moves the one that is open, and queues the text message to the seeker. Returns
 * what changed, and a text that distinguishes this change from others of the same interview.
 */
export async function setInterview(
  tx: Transaction,
  application: OfApplication,
  plan: InterviewPlan,
  now: Date,
): Promise<{ readonly change: InterviewChange; readonly version: string }> {
  const open = await firstRow(tx, selectOpenInterview(application.applicationId));
  const change = changeOf(open, application.plannedAt, plan);
  const id = open === null ? await createInterview(tx, application, plan, now) : open.id;
  const sequence = open === null ? 0 : open.sequence + 1;
  const version = `${id}:${sequence}`;
  if (change === 'same') return { change, version };
  if (open !== null) await moveInterview(tx, open, plan, now);
  await tx.query(deleteUnsentMessages(id));
  const message = {
    template: change === 'moved' ? ('interviewMoved' as const) : ('interviewSet' as const),
    values: { company: application.company, at: plan.at.toISOString() },
    subjectId: id,
    dedupeKey: `interview:${version}`,
    expiresAt: plan.at,
  };
  await queueToSeeker(tx, application.candidateId, message, now);
  return { change, version };
}

/** Cancels the open interview of an application, and the messages about it. Returns its time; null if there is none. */
export async function cancelInterview(
  tx: Transaction,
  applicationId: string,
  now: Date,
): Promise<Date | null> {
  const open = await firstRow(tx, selectOpenInterview(applicationId));
  if (open === null) return null;
  await tx.interview.update({ where: { id: open.id }, data: { cancelledAt: now } });
  await tx.query(deleteUnsentMessages(open.id));
  return open.at;
}

/**
 * Closes the open interview after the application moved on: as held if the seeker was interviewed, or was hired after its
 * time; otherwise as cancelled.
 */
export async function closeInterview(
  tx: Transaction,
  applicationId: string,
  to: ApplicationStatus,
  now: Date,
): Promise<void> {
  const open = await firstRow(tx, selectOpenInterview(applicationId));
  if (open === null) return;
  const isHeld = to === 'INTERVIEWED' || (to === 'HIRED' && open.at <= now);
  const data = isHeld ? ({ outcome: 'CAME', outcomeAt: now } as const) : { cancelledAt: now };
  await tx.interview.update({ where: { id: open.id }, data });
  await tx.query(deleteUnsentMessages(open.id));
}

/** Opens the last cancelled interview again if it is still to come, because the application is back in its stage. */
export async function reopenInterview(tx: Transaction, applicationId: string, now: Date): Promise<void> {
  const last = await tx.interview.findFirst({ where: { applicationId }, orderBy: { round: 'desc' } });
  if (last === null || last.cancelledAt === null || last.at <= now) return;
  await tx.interview.update({
    where: { id: last.id },
    data: { cancelledAt: null, sequence: { increment: 1 } },
  });
}
