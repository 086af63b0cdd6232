import { offlineDatabase } from '../offline-database.ts';
import { isWaitingApplication, type Waiting } from './waiting.ts';
import { setWaitingApplications } from './waiting-applications.ts';

const listeners = new Set<() => void>();
/** Other tabs show the same outbox. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('nukkad-outbox');
let all: readonly Waiting[] = [];

async function readAll(): Promise<void> {
  const database = await offlineDatabase();
  const entries = await database.getAll('outbox');
  all = entries.toSorted((a, b) => a.createdAt - b.createdAt);
  const applications = all.filter(isWaitingApplication);
  setWaitingApplications(applications.map(({ account, input }) => `${account} ${input.jobId}`));
  for (const listener of listeners) listener();
}

channel?.addEventListener('message', () => void readAll().catch(() => undefined));

async function changed(): Promise<void> {
  channel?.postMessage('changed');
  await readAll();
}

/** All entries of this browser, oldest first; for `useSyncExternalStore`, once `read` has run. */
export const outbox = {
  get: () => all,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: readAll,
  /** As it is stored, by whichever tab. */
  async one(id: string): Promise<Waiting | undefined> {
    return (await offlineDatabase()).get('outbox', id);
  },
  async put(entry: Waiting) {
    await (await offlineDatabase()).put('outbox', entry);
    await changed();
  },
  async remove({ id }: Waiting) {
    await (await offlineDatabase()).delete('outbox', id);
    await changed();
  },
};
