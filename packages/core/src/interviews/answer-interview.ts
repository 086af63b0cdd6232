import type { InterviewReply } from '@nukkad/db';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { lockApplication } from '../applications/applications.queries.ts';
import type { Container } from '../container.ts';
import { firstRow, oneRow, type Transaction } from '../database/rows.ts';
import { AppError, conflict, invalidField } from '../errors/app-error.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { calendarLink } from '../shared/calendar-link.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import type { StoredInterview } from './company-interview.ts';
import { selectInterview, selectOwnInterview } from './interviews.queries.ts';

/** Days ahead for which a seeker may suggest another time. */
const AHEAD_DAYS = 30;

interface InterviewAnswer {
  readonly interviewId: string;
  readonly reply: InterviewReply;
  /** The time that the seeker saw. An answer to another time is refused. */
  readonly at: string;
  /** The suggested time. Required for OTHER_TIME, refused otherwise. */
  readonly proposedAt?: string | undefined;
}

function checkedProposal({ reply, proposedAt }: InterviewAnswer, now: Date): Date | null {
  if (reply !== 'OTHER_TIME') {
    if (proposedAt !== undefined) throw invalidField('proposedDate', 'is only for another time');
    return null;
  }
  const time = new Date(proposedAt ?? Number.NaN).getTime();
  if (!(time > now.getTime() && time <= now.getTime() + AHEAD_DAYS * DAY_MS))
    throw invalidField('proposedDate', `must be in the next ${AHEAD_DAYS} days`);
  return new Date(time);
}

/** Throws CONFLICT if the interview is over, cancelled, or at another time than the seeker saw. */
function checkOpen(interview: StoredInterview, seen: Date, now: Date): void {
  const { outcome, cancelledAt, status, at } = interview;
  if (outcome !== null || cancelledAt !== null || status !== 'SCHEDULED')
    throw conflict('interview', 'is over or cancelled');
  if (at.getTime() !== seen.getTime()) throw conflict('interview', 'was moved to another time');
  if (at <= now) throw conflict('interview', 'has begun');
}

const TEMPLATES = { CONFIRMED: 'confirmed', OTHER_TIME: 'other-time', DECLINED: 'declined' } as const;

async function store(
  tx: Transaction,
  interview: StoredInterview,
  { reply, proposedAt }: { readonly reply: InterviewReply; readonly proposedAt: Date | null },
  now: Date,
): Promise<void> {
  const { id, companyId, jobId, jobTitle, at } = interview;
  await tx.interview.update({ where: { id }, data: { reply, repliedAt: now, proposedAt } });
  const notice = {
    type: 'interviews',
    template: TEMPLATES[reply],
    values: { jobTitle, at: (proposedAt ?? at).toISOString() },
    jobId,
    link: calendarLink(at),
    dedupeKey: `interview:${id}:reply:${now.toISOString()}`,
  } as const;
  await notifyMembers(tx, companyId, notice, now);
}

/**
 * Stores a seeker's reply to an interview: confirmed, another time, or declined. Notifies the company. A repeat does
 * nothing. Throws NOT_FOUND for others, VALIDATION_FAILED for a wrong time, and CONFLICT if the interview is over,
 * cancelled, or was moved meanwhile.
 */
export async function answerInterview(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  candidateId: string,
  answer: InterviewAnswer,
): Promise<void> {
  const id = requireUuid(answer.interviewId);
  const now = clock.now();
  const { reply } = answer;
  const proposedAt = checkedProposal(answer, now);
  const isNew = await database.transaction(async (tx) => {
    const own = await firstRow(tx, selectOwnInterview(id, candidateId));
    if (own === null) throw new AppError('NOT_FOUND');
    await tx.query(lockApplication(own.applicationId));
    const interview = await oneRow(tx, selectInterview(id));
    checkOpen(interview, new Date(answer.at), now);
    const isSame = interview.reply === reply && interview.proposedAt?.getTime() === proposedAt?.getTime();
    if (!isSame) await store(tx, interview, { reply, proposedAt }, now);
    return !isSame;
  });
  if (isNew) tasks.soon('push');
}
