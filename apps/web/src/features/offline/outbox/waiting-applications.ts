import { createStore } from '../../../lib/session-store.ts';

/** The fields that identify an application. */
interface Application {
  readonly account: string;
  readonly input: { readonly jobId: string };
}

const keyOf = (account: string, jobId: string): string => `${account} ${jobId}`;

const store = createStore<ReadonlySet<string>>(new Set());

/**
 * Unsent applications by account and job. The outbox fills this map. It is a separate module, because the outbox is
 * loaded after the first view.
 */
export const waitingApplications = {
  get: store.get,
  subscribe: store.subscribe,
  set: (applications: readonly Application[]) =>
    store.set(new Set(applications.map(({ account, input }) => keyOf(account, input.jobId)))),
  has: (all: ReadonlySet<string>, account: string, jobId: string) => all.has(keyOf(account, jobId)),
};
