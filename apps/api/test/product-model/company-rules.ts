import type { ApplicationStatus } from '@nukkad/contract';
import { ACCESS_DAYS, HELD_MINUTES, REOPEN_DAYS } from '@nukkad/contract/partner/answer.routes.ts';
import { type Account, addOnce, DAY_MS, MINUTE_MS, type Model, type ModelApplication } from './model.ts';
import type { AnswerStep } from './steps.ts';

/** The statuses that a company may set next. */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  APPLIED: ['SHORTLISTED', 'SCHEDULED', 'HIRED', 'REJECTED'],
  SHORTLISTED: ['SCHEDULED', 'HIRED', 'REJECTED'],
  SCHEDULED: ['SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED'],
  INTERVIEWED: ['SCHEDULED', 'HIRED', 'REJECTED'],
  HIRED: [],
  REJECTED: [],
  WITHDRAWN: [],
};
const NOTICES: Partial<Record<ApplicationStatus, string>> = {
  SHORTLISTED: 'shortlisted',
  INTERVIEWED: 'interviewed',
  HIRED: 'hired',
  REJECTED: 'rejected',
};

function accessRefusal(model: Model, application: ModelApplication | null): string | null {
  if (application === null) return 'NOT_FOUND';
  const isOver = application.changedAt <= model.now - ACCESS_DAYS * DAY_MS;
  return application.status === 'WITHDRAWN' || isOver ? 'ACCESS_ENDED' : null;
}

function setStatus(model: Model, application: ModelApplication, status: ApplicationStatus): void {
  application.status = status;
  application.changedAt = model.now;
  application.isViewed = true;
  application.history.push(status);
}

export function look(model: Model, seeker: number, job: number): string {
  const application = model.application(seeker, job);
  const refusal = accessRefusal(model, application);
  if (refusal !== null || application === null) return refusal ?? 'NOT_FOUND';
  application.isViewed = true;
  return 'DONE';
}

/** Returns the stage that the member of the company saw. */
export function stageSeen(model: Model, { seeker, job, isStale }: AnswerStep): ApplicationStatus {
  const status = model.application(seeker, job)?.status ?? 'APPLIED';
  if (status === 'WITHDRAWN') return 'APPLIED';
  if (!isStale) return status;
  return status === 'SHORTLISTED' ? 'APPLIED' : 'SHORTLISTED';
}

function schedule(model: Model, account: Account, application: ModelApplication, slot: number): void {
  const isMoved = application.status === 'SCHEDULED';
  const isSame = isMoved && application.slot === slot;
  setStatus(model, application, 'SCHEDULED');
  application.slot = slot;
  if (!isSame) account.notices.push(isMoved ? 'rescheduled' : 'scheduled');
}

export function answer(model: Model, step: AnswerStep): string {
  const application = model.application(step.seeker, step.job);
  const { account } = model.person(step.seeker);
  const refusal = accessRefusal(model, application);
  if (refusal !== null || application === null || account === null) return refusal ?? 'NOT_FOUND';
  const from = application.status;
  if (application.held?.state === 'WAITING' || stageSeen(model, step) !== from) return 'CHANGED_SINCE';
  if (!NEXT[from].includes(step.to)) return 'STEP_NOT_OPEN';
  if (step.to === 'REJECTED') {
    const dueAt = model.now + HELD_MINUTES * MINUTE_MS;
    application.held = { from, attempt: application.attempt, dueAt, state: 'WAITING' };
    application.isViewed = true;
    return 'HELD';
  }
  if (step.to === 'SCHEDULED') {
    schedule(model, account, application, step.slot);
    return 'DONE';
  }
  setStatus(model, application, step.to);
  account.notices.push(NOTICES[step.to] as string);
  return 'DONE';
}

/** Takes the latest held refusal back. */
export function undo(model: Model, seeker: number, job: number): string {
  const held = model.application(seeker, job)?.held ?? null;
  if (held === null) return 'NOT_FOUND';
  if (held.state === 'UNDONE') return 'DONE';
  if (held.state === 'SENT' || held.dueAt <= model.now) return 'TOO_LATE';
  held.state = 'UNDONE';
  return 'DONE';
}

/** Sends the held refusals that are due. Those of an application that has moved are dropped. */
export function release(model: Model): string {
  for (const { account } of model.people) {
    for (const application of account?.applications.values() ?? []) {
      const { held } = application;
      if (held?.state !== 'WAITING' || held.dueAt > model.now) continue;
      const isSame = application.status === held.from && application.attempt === held.attempt;
      held.state = isSame ? 'SENT' : 'UNDONE';
      if (!isSame) continue;
      setStatus(model, application, 'REJECTED');
      account?.notices.push('rejected');
    }
  }
  return 'DONE';
}

/** Puts a refused or hired applicant back to the step before. */
export function reopen(model: Model, seeker: number, job: number): string {
  const application = model.application(seeker, job);
  const { account } = model.person(seeker);
  const refusal = accessRefusal(model, application);
  if (refusal !== null || application === null || account === null) return refusal ?? 'NOT_FOUND';
  const { status, changedAt, history } = application;
  if (status !== 'REJECTED' && status !== 'HIRED') return 'STEP_NOT_OPEN';
  if (changedAt <= model.now - REOPEN_DAYS * DAY_MS) return 'TOO_LATE';
  const before = history.findLast((one) => !['REJECTED', 'HIRED', 'WITHDRAWN'].includes(one)) ?? 'APPLIED';
  setStatus(model, application, before);
  account.notices.push(status === 'HIRED' ? 'hire-undone' : 'reopened');
  return 'DONE';
}

/** An operator finds the reports of a job groundless. */
export function resume(model: Model, job: number): string {
  const found = model.job(job);
  if (found.status === 'REMOVED') return 'CONFLICT';
  found.status = 'ACTIVE';
  for (const report of model.people.flatMap(({ reports }) => reports))
    if (report.job === job) report.isGroundless ??= true;
  return 'DONE';
}

/** An operator removes a fake job, and everybody gets back what they spent on it. */
export function remove(model: Model, job: number): string {
  model.job(job).status = 'REMOVED';
  for (const report of model.people.flatMap(({ reports }) => reports))
    if (report.job === job) report.isGroundless = false;
  for (const { account } of model.people) {
    const application = account?.applications.get(job);
    if (application) application.isRefunded = true;
    for (const { reason, reference } of [...(account?.ledger ?? [])]) {
      const isOfJob = reference === String(job) || reference.startsWith(`${job}:`);
      if (account === null || !isOfJob || (reason !== 'APPLY' && reason !== 'HR_CONTACT')) continue;
      const refund = reason === 'APPLY' ? 'APPLY_REFUND' : 'HR_REFUND';
      addOnce(account, { reason: refund, amount: 1, reference });
    }
  }
  return 'DONE';
}
