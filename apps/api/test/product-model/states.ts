import type { TestApp } from '../test-app.ts';
import { type Account, balanceOf, type Model, SLOTS } from './model.ts';
import type { Town } from './town.ts';

/** Templates of the notices that the model knows. */
const TEMPLATES = [
  'applied',
  'shortlisted',
  'scheduled',
  'rescheduled',
  'interviewed',
  'hired',
  'rejected',
  'hire-undone',
  'reopened',
  'refunded-not-viewed',
  'referral',
  'referral-anonymous',
];

/** What is compared of one account. */
interface AccountState {
  readonly balance: number;
  readonly ledger: readonly string[];
  readonly applications: readonly string[];
  readonly revealed: readonly number[];
  readonly notices: readonly string[];
}

/** What is compared after each step. Accounts that are deleted are null. */
export interface State {
  readonly accounts: readonly (AccountState | null)[];
  readonly jobs: readonly string[];
}

const entryText = (reason: string, amount: number): string => `${reason} ${amount}`;

function modelAccount(account: Account): AccountState {
  const applications = [...account.applications].map(([job, application]) => {
    const { status, attempt, appliedAt, changedAt, isViewed, isRefunded, slot, held } = application;
    const interview = slot === null ? null : (SLOTS[slot] ?? null);
    const times = { appliedAt: new Date(appliedAt), changedAt: new Date(changedAt), interview };
    const isWaiting = held?.state === 'WAITING';
    return JSON.stringify({ job, status, attempt, ...times, isViewed, isRefunded, isWaiting });
  });
  return {
    balance: balanceOf(account),
    ledger: account.ledger.map(({ reason, amount }) => entryText(reason, amount)).sort(),
    applications: applications.sort(),
    revealed: [...account.revealed].sort(),
    notices: [...account.notices].sort(),
  };
}

/** Returns what should be stored. */
export function expectedState(model: Model): State {
  return {
    accounts: model.people.map(({ account }) => (account === null ? null : modelAccount(account))),
    jobs: model.jobs.map(({ status }) => status),
  };
}

async function storedAccounts({ prisma }: TestApp['database'], town: Town): Promise<(AccountState | null)[]> {
  const where = { candidateId: { in: town.accounts } };
  const candidates = await prisma.candidate.findMany({ where: { id: { in: town.accounts } } });
  const entries = await prisma.creditEntry.findMany({ where });
  const held = { where: { undoneAt: null, sentAt: null } };
  const applications = await prisma.application.findMany({ where, include: { heldAnswers: held } });
  const reveals = await prisma.hrReveal.findMany({ where });
  const notices = await prisma.notification.findMany({ where });
  return town.accounts.map((id) => {
    const candidate = candidates.find((one) => one.id === id && one.deletedAt === null);
    if (candidate === undefined) return null;
    const own = <Row extends { candidateId: string }>(rows: readonly Row[]): Row[] =>
      rows.filter(({ candidateId }) => candidateId === id);
    const templates = own(notices).map(({ values }) => (values as { template: string }).template);
    return {
      balance: candidate.creditBalance,
      ledger: own(entries)
        .map(({ reason, amount }) => entryText(reason, amount))
        .sort(),
      applications: own(applications)
        .map(({ jobId, status, attempt, appliedAt, statusChangedAt, ...more }) =>
          JSON.stringify({
            job: town.jobs.indexOf(jobId),
            status,
            attempt,
            appliedAt,
            changedAt: statusChangedAt,
            interview: more.scheduledFor,
            isViewed: more.viewedAt !== null,
            isRefunded: more.refundedAt !== null,
            isWaiting: more.heldAnswers.length > 0,
          }),
        )
        .sort(),
      revealed: own(reveals)
        .map(({ jobId }) => town.jobs.indexOf(jobId))
        .sort(),
      notices: templates.filter((template) => TEMPLATES.includes(template)).sort(),
    };
  });
}

/** Returns what is stored. */
export async function storedState({ database }: TestApp, town: Town): Promise<State> {
  const rows = await database.prisma.job.findMany({ where: { id: { in: town.jobs } } });
  const jobs = town.jobs.map((id) => {
    const job = rows.find((row) => row.id === id);
    return job?.statusReason === 'removed-as-fake' ? 'REMOVED' : (job?.status ?? '');
  });
  return { accounts: await storedAccounts(database, town), jobs };
}
