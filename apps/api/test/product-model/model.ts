import type { ApplicationStatus } from '@nukkad/contract';
import { JOBS, SEEKERS } from './steps.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const START_CREDITS = 2;
export const REQUESTED_CREDITS = 2;
/** The two times that an interview may have. They are later than any step. */
export const SLOTS: readonly Date[] = [new Date('2090-01-01T04:30:00Z'), new Date('2090-01-02T04:30:00Z')];

export interface Entry {
  readonly reason: string;
  readonly amount: number;
  readonly reference: string;
}

export interface ModelApplication {
  status: ApplicationStatus;
  attempt: number;
  appliedAt: number;
  changedAt: number;
  isViewed: boolean;
  isRefunded: boolean;
  slot: number | null;
  /** The statuses so far. */
  readonly history: ApplicationStatus[];
  /** The latest refusal that was held. */
  held: {
    readonly from: ApplicationStatus;
    readonly attempt: number;
    readonly dueAt: number;
    state: 'WAITING' | 'UNDONE' | 'SENT';
  } | null;
}

export interface Account {
  /** Number of the account, because a returning seeker gets a new one. */
  readonly number: number;
  readonly ledger: Entry[];
  readonly applications: Map<number, ModelApplication>;
  readonly revealed: Set<number>;
  /** Templates of the notices so far. */
  readonly notices: string[];
  requestedAt: number | null;
}

interface Trace {
  readonly creditsLeft: number;
  readonly wasReferred: boolean;
  readonly requestedAt: number | null;
  readonly expiresAt: number;
}

/** A person who may have an account. */
export interface ModelPerson {
  account: Account | null;
  trace: Trace | null;
  readonly reports: {
    readonly job: number;
    readonly at: number;
    isCounted: boolean;
    isGroundless: boolean | null;
  }[];
}

export interface ModelJob {
  status: 'ACTIVE' | 'PAUSED' | 'REMOVED';
}

/** What should be stored, as far as the rules of credits and applications go. */
export class Model {
  now: number;
  readonly people: ModelPerson[];
  readonly jobs: ModelJob[];
  /** Codes that were used, by the numbers of the accounts. */
  referrals: { readonly referee: number; readonly referrer: number }[] = [];
  #accounts = 0;

  constructor(now: number) {
    this.now = now;
    this.people = Array.from({ length: SEEKERS }, () => ({ account: null, trace: null, reports: [] }));
    this.jobs = Array.from({ length: JOBS }, () => ({ status: 'ACTIVE' }));
    for (const person of this.people) this.open(person);
  }

  /** Opens an account. A person who left a trace gets only the credits that were left. */
  open(person: ModelPerson): void {
    const { trace } = person;
    const isKnown = trace !== null && trace.expiresAt > this.now;
    const amount = isKnown ? Math.min(trace.creditsLeft, START_CREDITS) : START_CREDITS;
    this.#accounts += 1;
    person.account = {
      number: this.#accounts,
      ledger: [],
      applications: new Map(),
      revealed: new Set(),
      notices: [],
      requestedAt: null,
    };
    const reason = isKnown ? 'CARRIED_OVER' : 'START';
    if (amount > 0) person.account.ledger.push({ reason, amount, reference: 'start' });
  }

  person(at: number): ModelPerson {
    return this.people[at] as ModelPerson;
  }

  job(at: number): ModelJob {
    return this.jobs[at] as ModelJob;
  }

  /** Returns the application of a seeker; null if there is none. */
  application(seeker: number, job: number): ModelApplication | null {
    return this.person(seeker).account?.applications.get(job) ?? null;
  }
}

export const balanceOf = ({ ledger }: Account): number => ledger.reduce((sum, { amount }) => sum + amount, 0);

export const wasReferred = ({ ledger, number }: Account): boolean =>
  ledger.some(({ reason, reference }) => reason === 'REFERRAL' && reference === String(number));

/** Adds an entry unless the ledger has one with its reason and reference. Returns whether it was added. */
export function addOnce({ ledger }: Account, entry: Entry): boolean {
  const isKnown = ledger.some(
    ({ reason, reference }) => reason === entry.reason && reference === entry.reference,
  );
  if (!isKnown) ledger.push(entry);
  return !isKnown;
}
