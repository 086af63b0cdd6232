import {
  CREDITS_REFERRAL,
  REAPPLY_AFTER_REJECTION_DAYS,
  REPORTS_TO_PAUSE,
  UNSEEN_REFUND_DAYS,
} from '@nukkad/contract';
import {
  type Account,
  addOnce,
  balanceOf,
  DAY_MS,
  type Model,
  type ModelApplication,
  REQUESTED_CREDITS,
  wasReferred,
} from './model.ts';

const OPEN = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED'];
const GROUNDLESS_COUNTS_DAYS = 180;

function earlierRefusal(earlier: ModelApplication | null, now: number): string | null {
  if (earlier === null || earlier.status === 'WITHDRAWN') return null;
  if (earlier.status !== 'REJECTED') return 'ALREADY_APPLIED';
  return earlier.changedAt + REAPPLY_AFTER_REJECTION_DAYS * DAY_MS > now ? 'REAPPLY_TOO_SOON' : null;
}

export function apply(model: Model, account: Account, job: number): string {
  const { status } = model.job(job);
  const earlier = account.applications.get(job) ?? null;
  if (status === 'REMOVED') return 'JOB_REMOVED';
  const refusal = earlierRefusal(earlier, model.now);
  if (refusal !== null) return refusal;
  if (status === 'PAUSED') return 'JOB_NOT_ACTIVE';
  if (balanceOf(account) < 1) return 'NO_CREDITS';
  const attempt = (earlier?.attempt ?? 0) + 1;
  account.applications.set(job, {
    status: 'APPLIED',
    attempt,
    appliedAt: model.now,
    changedAt: model.now,
    isViewed: false,
    isRefunded: false,
    slot: null,
    history: [...(earlier?.history ?? []), 'APPLIED'],
    held: earlier?.held ?? null,
  });
  account.ledger.push({ reason: 'APPLY', amount: -1, reference: `${job}:${attempt}` });
  account.notices.push('applied');
  return 'DONE';
}

export function withdraw(model: Model, account: Account, job: number): string {
  if (model.job(job).status === 'REMOVED') return 'JOB_REMOVED';
  const application = account.applications.get(job);
  if (application === undefined || !OPEN.includes(application.status)) return 'NOT_APPLIED';
  application.status = 'WITHDRAWN';
  application.changedAt = model.now;
  application.history.push('WITHDRAWN');
  return 'DONE';
}

export function showContact(model: Model, account: Account, job: number): string {
  const { status } = model.job(job);
  if (status === 'REMOVED') return 'JOB_REMOVED';
  const application = account.applications.get(job);
  const hasApplied = application !== undefined && application.status !== 'WITHDRAWN';
  const isFree = account.revealed.has(job) || hasApplied;
  if (status === 'PAUSED' && !isFree) return 'JOB_NOT_ACTIVE';
  if (!isFree && balanceOf(account) < 1) return 'NO_CREDITS';
  if (!isFree) account.ledger.push({ reason: 'HR_CONTACT', amount: -1, reference: String(job) });
  account.revealed.add(job);
  return 'DONE';
}

/** Reports of different people count, unless operators found an earlier report of the person groundless. */
export function report(model: Model, seeker: number, job: number): string {
  const person = model.person(seeker);
  const reported = model.job(job);
  if (reported.status === 'REMOVED') return 'JOB_REMOVED';
  if (person.reports.some((earlier) => earlier.job === job)) return 'ALREADY_REPORTED';
  const since = model.now - GROUNDLESS_COUNTS_DAYS * DAY_MS;
  const recent = person.reports.filter(({ at }) => at > since);
  const groundless = recent.filter(({ isGroundless }) => isGroundless === true).length;
  const right = recent.filter(({ isGroundless }) => isGroundless === false).length;
  person.reports.push({ job, at: model.now, isCounted: groundless <= right, isGroundless: null });
  const open = model.people
    .flatMap(({ reports }) => reports)
    .filter((one) => one.job === job && one.isCounted && one.isGroundless === null);
  if (reported.status === 'ACTIVE' && open.length >= REPORTS_TO_PAUSE) reported.status = 'PAUSED';
  return 'DONE';
}

export function useCode(model: Model, seeker: number, owner: number): string {
  const { account, trace } = model.person(seeker);
  const referrer = model.person(owner).account;
  if (account === null || referrer === null) return 'REFERRAL_UNKNOWN';
  if (seeker === owner) return 'REFERRAL_OWN';
  const wasBefore = trace !== null && trace.expiresAt > model.now && trace.wasReferred;
  if (wasReferred(account) || wasBefore) return 'REFERRAL_USED';
  const isMutual = model.referrals.some(
    (known) => known.referee === referrer.number && known.referrer === account.number,
  );
  if (isMutual) return 'REFERRAL_MUTUAL';
  model.referrals.push({ referee: account.number, referrer: referrer.number });
  const entry = { reason: 'REFERRAL', amount: CREDITS_REFERRAL, reference: String(account.number) };
  account.ledger.push(entry);
  referrer.ledger.push(entry);
  referrer.notices.push('referral');
  return 'DONE';
}

/** Credits may be requested once a week, also by a person who left and came back. */
export function requestCredits(model: Model, seeker: number): string {
  const { account, trace } = model.person(seeker);
  if (account === null) return 'NOT_SIGNED_IN';
  if (balanceOf(account) > 0) return 'CREDITS_NOT_EMPTY';
  const traced = trace !== null && trace.expiresAt > model.now ? trace.requestedAt : null;
  const last = Math.max(account.requestedAt ?? 0, traced ?? 0);
  if (last + 7 * DAY_MS > model.now) return 'REQUEST_TOO_SOON';
  account.requestedAt = model.now;
  account.ledger.push({ reason: 'REQUEST', amount: REQUESTED_CREDITS, reference: String(model.now) });
  return 'DONE';
}

function yearAfter(time: number): number {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime();
}

/** The friend whose code was used keeps the notice, without the name. */
function forgetName(model: Model, { number }: Account): void {
  const used = model.referrals.find(({ referee }) => referee === number);
  const friend = model.people.find(({ account }) => account !== null && account.number === used?.referrer);
  const notices = friend?.account?.notices ?? [];
  const at = notices.indexOf('referral');
  if (at >= 0) notices[at] = 'referral-anonymous';
}

/** Deletes the account with all that it has, and leaves a trace. */
export function deleteAccount(model: Model, seeker: number): string {
  const person = model.person(seeker);
  const { account, trace } = person;
  if (account === null) return 'DONE';
  const isKnown = trace !== null && trace.expiresAt > model.now;
  const times = [account.requestedAt, trace?.requestedAt ?? null].filter((time) => time !== null);
  person.trace = {
    creditsLeft: balanceOf(account),
    wasReferred: wasReferred(account) || (isKnown && trace.wasReferred),
    requestedAt: times.length === 0 ? null : Math.max(...times),
    expiresAt: yearAfter(model.now),
  };
  forgetName(model, account);
  model.referrals = model.referrals.filter(
    ({ referee, referrer }) => referee !== account.number && referrer !== account.number,
  );
  person.account = null;
  return 'DONE';
}

/** Refunds applications that nobody has looked at for two weeks. */
export function refundUnseen(model: Model): string {
  for (const { account } of model.people) {
    if (account === null) continue;
    for (const [job, application] of account.applications) {
      const { status, isViewed, isRefunded, appliedAt, attempt } = application;
      if (status !== 'APPLIED' || isViewed || isRefunded) continue;
      if (appliedAt > model.now - UNSEEN_REFUND_DAYS * DAY_MS) continue;
      application.isRefunded = true;
      const entry = { reason: 'APPLY_REFUND', amount: 1, reference: `${job}:${attempt}` };
      if (addOnce(account, entry)) account.notices.push('refunded-not-viewed');
    }
  }
  return 'DONE';
}
