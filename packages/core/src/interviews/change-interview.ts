import { visibleText } from '@nukkad/contract/shared/visible-text.ts';
import { moveLocked } from '../applications/move-application.ts';
import type { Container } from '../container.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockCompanyInterview, type StoredInterview, viewOfInterview } from './company-interview.ts';

interface InterviewChange {
  /** The number of changes that the member saw. */
  readonly sequence: number;
  readonly at?: string | undefined;
  readonly place?: string | undefined;
  readonly bring?: string | undefined;
}

/** Returns the plan after the change. A field that is undefined stays. */
function planOf(interview: StoredInterview, { at, place, bring }: InterviewChange) {
  return {
    at: at === undefined ? interview.at : new Date(at),
    place: visibleText(place) ?? interview.place,
    bring: bring === undefined ? interview.bring : (visibleText(bring) ?? null),
  };
}

type Plan = ReturnType<typeof planOf>;

const isSame = (interview: StoredInterview, { at, place, bring }: Plan): boolean =>
  at.getTime() === interview.at.getTime() && place === interview.place && bring === interview.bring;

/** Throws if the interview is over, was changed by a colleague, or would be in the past. */
function checkChange(interview: StoredInterview, plan: Plan, sequence: number, now: Date): void {
  const { outcome, cancelledAt, status } = interview;
  if (outcome !== null || cancelledAt !== null || status !== 'SCHEDULED')
    throw new PartnerError('STEP_NOT_OPEN');
  if (interview.sequence !== sequence) {
    const { changedBy: by, changedAt } = interview;
    throw new PartnerError('CHANGED_SINCE', {
      by,
      at: changedAt.toISOString(),
      sequence: interview.sequence,
    });
  }
  if (plan.at <= now) throw new PartnerError('IN_THE_PAST');
}

/**
 * Moves an interview, or changes its place or what to bring, and notifies the seeker. A change to what is already stored
 * does nothing, so a repeat is safe. Throws NOT_FOUND, ACCESS_ENDED, STEP_NOT_OPEN, CHANGED_SINCE or IN_THE_PAST.
 */
export async function changeInterview(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { companyId, memberId }: CompanySession,
  interviewId: string,
  change: InterviewChange,
) {
  const id = requireUuid(interviewId);
  const now = clock.now();
  const { view, isChanged } = await database.transaction(async (tx) => {
    const { application, interview } = await lockCompanyInterview(tx, id, companyId, now);
    const plan = planOf(interview, change);
    const isOpen = interview.outcome === null && interview.cancelledAt === null;
    const isNew = !isOpen || !isSame(interview, plan);
    if (isNew) {
      checkChange(interview, plan, change.sequence, now);
      const { at: scheduledFor, place, bring } = plan;
      const step = { applicationId: application.id, to: 'SCHEDULED', actor: memberActor(memberId) } as const;
      const move = { ...step, memberId, scheduledFor, place, bring, note: bring ?? undefined };
      await moveLocked(tx, move, application, now);
    }
    return { view: await viewOfInterview(tx, id), isChanged: isNew };
  });
  if (isChanged) {
    tasks.soon('push');
    tasks.soon('send-messages');
  }
  return view;
}
