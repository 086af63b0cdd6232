import type { InterviewOutcome } from '@nukkad/db';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { nextStatuses } from '../applications/application-transitions.ts';
import { moveLocked } from '../applications/move-application.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { notify } from '../notifications/notify.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockCompanyInterview, type StoredInterview, viewOfInterview } from './company-interview.ts';

type Locked = Awaited<ReturnType<typeof lockCompanyInterview>>;

const TEMPLATES = { DID_NOT_COME: 'missed', WE_WERE_NOT_THERE: 'company-absent' } as const;

/** Throws unless the interview may have this outcome today. */
async function checkOutcome(
  tx: Transaction,
  { application, interview }: Locked,
  outcome: InterviewOutcome,
  now: Date,
): Promise<void> {
  if (indiaDay(now) < indiaDay(interview.at)) throw new PartnerError('NOT_TODAY');
  const later = await tx.interview.count({
    where: { applicationId: application.id, round: { gt: interview.round } },
  });
  const isOpen = application.status === 'SCHEDULED' && interview.cancelledAt === null && later === 0;
  const mayFollow = outcome !== 'CAME' || nextStatuses(application.status).includes('INTERVIEWED');
  if (!isOpen || !mayFollow) throw new PartnerError('STEP_NOT_OPEN');
}

/** Tells the seeker that the company says they did not come, or that nobody of the company was there. */
async function notifySeeker(
  tx: Transaction,
  { application, interview }: Locked,
  outcome: keyof typeof TEMPLATES,
  now: Date,
): Promise<void> {
  const { candidateId, company, jobTitle, jobId } = application;
  await notify(
    tx,
    {
      candidateId,
      type: 'interview-scheduled',
      template: TEMPLATES[outcome],
      values: { company, jobTitle, at: interview.at.toISOString() },
      jobId,
      link: '/myjobs',
      dedupeKey: `interview:${interview.id}:${outcome}`,
    },
    now,
  );
}

async function store(
  tx: Transaction,
  locked: Locked,
  outcome: InterviewOutcome,
  memberId: string,
  now: Date,
) {
  const { application, interview } = locked;
  const actor = memberActor(memberId);
  await tx.interview.update({ where: { id: interview.id }, data: { outcome, outcomeAt: now } });
  if (outcome === 'CAME') {
    await moveLocked(
      tx,
      { applicationId: application.id, to: 'INTERVIEWED', actor, memberId },
      application,
      now,
    );
    return;
  }
  await notifySeeker(tx, locked, outcome, now);
  const details = { outcome: { from: interview.outcome, to: outcome } };
  await writeAudit(tx, { actor, action: 'interview-outcome', subject: interview.id, details }, now);
}

const hasOutcome = (interview: StoredInterview, outcome: InterviewOutcome): boolean =>
  interview.outcome === outcome && interview.cancelledAt === null;

/**
 * Stores how an interview went, from its day in India on. The seeker is notified. CAME moves the application to
 * INTERVIEWED; the others can still be corrected. A repeat does nothing. Throws NOT_TODAY before the day, NOT_FOUND,
 * ACCESS_ENDED or STEP_NOT_OPEN.
 */
export async function recordOutcome(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { companyId, memberId }: CompanySession,
  interviewId: string,
  outcome: InterviewOutcome,
) {
  const id = requireUuid(interviewId);
  const now = clock.now();
  const { view, isNew } = await database.transaction(async (tx) => {
    const locked = await lockCompanyInterview(tx, id, companyId, now);
    const isRepeat = hasOutcome(locked.interview, outcome);
    if (!isRepeat) {
      await checkOutcome(tx, locked, outcome, now);
      await store(tx, locked, outcome, memberId, now);
    }
    return { view: await viewOfInterview(tx, id), isNew: !isRepeat };
  });
  if (isNew) tasks.soon('push');
  return view;
}
