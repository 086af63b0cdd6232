import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import { visibleText } from '@nukkad/contract/shared/visible-text.ts';
import type { RowOf } from '@nukkad/db/sql.ts';
import { accessSince } from '../applicants/applicant-access.ts';
import { nextStatuses } from '../applications/application-transitions.ts';
import { moveLocked } from '../applications/move-application.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { invalidField } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type MemberKey, outcomeByMember } from '../idempotency/once-by-member.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockAnswered, selectHeld, selectLastSteps } from './answers.queries.ts';
import { holdAnswers } from './hold-answers.ts';

interface PlannedInterview {
  readonly at: string;
  /** Undefined means the address of the job. */
  readonly place?: string | undefined;
  readonly bring?: string | undefined;
}

/** An answer to some applicants of a company. */
export interface Answers {
  readonly applications: readonly string[];
  /** The stage that the member saw. */
  readonly from: ApplicantStage;
  readonly to: ApplicantStage;
  readonly reason?: string | undefined;
  readonly interview?: PlannedInterview | undefined;
}

type Locked = RowOf<typeof lockAnswered>;
type RefusedCode = 'CHANGED_SINCE' | 'STEP_NOT_OPEN' | 'ACCESS_ENDED' | 'NOT_FOUND';

/** What happened to one application. */
interface Answered {
  readonly application: string;
  readonly result: 'DONE' | 'HELD' | 'REFUSED';
  readonly stage: ApplicantStage | null;
  readonly answer: string | null;
  readonly heldUntil: string | null;
  readonly code: RefusedCode | null;
  readonly by: string | null;
  readonly at: string | null;
}

/** The checked parts that are the same for all applications of a request. */
interface Common {
  readonly session: CompanySession;
  readonly from: ApplicantStage;
  readonly to: ApplicantStage;
  readonly reason: string | undefined;
  readonly scheduledFor: Date | undefined;
  readonly place: string | undefined;
  readonly bring: string | undefined;
  readonly now: Date;
}

const answered = (application: string, result: Answered['result'], more: Partial<Answered>): Answered => ({
  application,
  result,
  stage: null,
  answer: null,
  heldUntil: null,
  code: null,
  by: null,
  at: null,
  ...more,
});

async function checkedReason(
  { prisma }: Container['database'],
  { to, reason }: Answers,
): Promise<string | undefined> {
  if (to !== 'REJECTED') {
    if (reason !== undefined) throw invalidField('reason', 'is only for a refusal');
    return undefined;
  }
  if (reason === undefined || reason === '') throw new PartnerError('REASON_MISSING');
  if ((await prisma.answerReason.count({ where: { key: reason } })) === 0)
    throw invalidField('reason', 'is not a known reason');
  return reason;
}

function checkedTime({ to, interview }: Answers, now: Date): Date | undefined {
  if (to !== 'SCHEDULED') {
    if (interview !== undefined) throw invalidField('interview', 'is only for SCHEDULED');
    return undefined;
  }
  if (interview === undefined) throw invalidField('interview', 'is missing');
  const at = new Date(interview.at);
  if (at <= now) throw new PartnerError('IN_THE_PAST');
  return at;
}

/** Holds a refusal. The task `release-answers` sends it. */
async function hold(tx: Transaction, locked: Locked, common: Common): Promise<Answered> {
  const { session, now, reason = '' } = common;
  const { id, status } = locked;
  const held = await holdAnswers(tx, [locked], { memberId: session.memberId, reason }, now);
  return answered(id, 'HELD', {
    stage: status as ApplicantStage,
    answer: held.get(id)?.answer ?? null,
    heldUntil: held.get(id)?.dueAt.toISOString() ?? null,
  });
}

async function move(tx: Transaction, locked: Locked, common: Common): Promise<Answered> {
  const { session, to, scheduledFor, place, bring, now } = common;
  const { memberId } = session;
  const step = { applicationId: locked.id, to, memberId, actor: memberActor(memberId) };
  await moveLocked(tx, { ...step, scheduledFor, place, bring, note: bring }, locked, now);
  return answered(locked.id, 'DONE', { stage: to });
}

interface Known {
  readonly locked: ReadonlyMap<string, Locked>;
  readonly held: ReadonlyMap<string, RowOf<typeof selectHeld>>;
  readonly steps: ReadonlyMap<string, RowOf<typeof selectLastSteps>>;
}

async function readKnown(tx: Transaction, ids: readonly string[], { session, now }: Common): Promise<Known> {
  const locked = await tx.query(lockAnswered(ids, session.companyId, accessSince(now)));
  const found = locked.map(({ id }) => id);
  const held = await tx.query(selectHeld(found));
  const steps = await tx.query(selectLastSteps(found));
  return {
    locked: new Map(locked.map((row) => [row.id, row])),
    held: new Map(held.map((row) => [row.applicationId, row])),
    steps: new Map(steps.map((row) => [row.applicationId, row])),
  };
}

/** Returns why an application is not answered; null if it may be. */
function refusalOf(id: string, { locked, held, steps }: Known, { from, to }: Common): Answered | null {
  const row = locked.get(id);
  if (row === undefined) return answered(id, 'REFUSED', { code: 'NOT_FOUND' });
  if (!row.isOpen) return answered(id, 'REFUSED', { code: 'ACCESS_ENDED' });
  const stage = row.status as ApplicantStage;
  const waiting = held.get(id);
  if (waiting) {
    const at = waiting.createdAt.toISOString();
    const heldUntil = waiting.dueAt.toISOString();
    const change = { answer: waiting.id, heldUntil, by: waiting.by, at };
    return answered(id, 'REFUSED', { code: 'CHANGED_SINCE', stage, ...change });
  }
  if (stage !== from) {
    const last = steps.get(id);
    const change = { by: last?.by ?? null, at: last?.at.toISOString() ?? null };
    return answered(id, 'REFUSED', { code: 'CHANGED_SINCE', stage, ...change });
  }
  return nextStatuses(stage).includes(to) ? null : answered(id, 'REFUSED', { code: 'STEP_NOT_OPEN', stage });
}

async function answerAll(tx: Transaction, ids: readonly string[], common: Common): Promise<Answered[]> {
  const known = await readKnown(tx, ids, common);
  const results: Answered[] = [];
  for (const id of ids) {
    const refusal = refusalOf(id, known, common);
    const row = known.locked.get(id) as Locked;
    results.push(refusal ?? (await (common.to === 'REJECTED' ? hold : move)(tx, row, common)));
  }
  return results;
}

/**
 * Answers applicants of a company in one transaction, each with its event, audit entry and notice. A refusal is held for
 * ten minutes. An application that changed since the member looked stays as it is, and the result says who changed it.
 * Throws REASON_MISSING, IN_THE_PAST, or VALIDATION_FAILED.
 */
export async function sendAnswers(
  deps: Pick<Container, 'database' | 'clock' | 'tasks'>,
  session: CompanySession,
  answers: Answers,
  key: MemberKey | null,
): Promise<readonly Answered[]> {
  const { database, clock, tasks } = deps;
  const now = clock.now();
  const { from, to, interview } = answers;
  const reason = await checkedReason(database, answers);
  const scheduledFor = checkedTime(answers, now);
  const ids = [...new Set(answers.applications.map((id) => requireUuid(id).toLowerCase()))];
  const place = visibleText(interview?.place);
  const bring = visibleText(interview?.bring);
  const common = { session, from, to, reason, scheduledFor, place, bring, now };
  const work = (tx: Transaction) => answerAll(tx, ids, common);
  const { answer: results, isRepeat } = await outcomeByMember(database, clock, key, work);
  if (!isRepeat && results.some(({ result }) => result === 'DONE')) {
    tasks.soon('push');
    tasks.soon('send-messages');
  }
  return results;
}
