import { createStore } from '../../../lib/session-store.ts';

/** What it takes to tell one application: whose, and for which job. */
interface Application {
  readonly account: string;
  readonly input: { readonly jobId: string };
}

const keyOf = (account: string, jobId: string): string => `${account} ${jobId}`;

const store = createStore<ReadonlySet<string>>(new Set());

/** The applications that wait for the line; the outbox sets them, whose code comes after the first view. */
export const waitingApplications = {
  get: store.get,
  subscribe: store.subscribe,
  set: (applications: readonly Application[]) =>
    store.set(new Set(applications.map(({ account, input }) => keyOf(account, input.jobId)))),
  has: (all: ReadonlySet<string>, account: string, jobId: string) => all.has(keyOf(account, jobId)),
};
