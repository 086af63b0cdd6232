import { createStore } from '../../../lib/session-store.ts';
import { offlineDatabase } from '../offline-database.ts';
import { isWaitingApplication, type Waiting } from './waiting.ts';
import { waitingApplications } from './waiting-applications.ts';

const entriesStore = createStore<readonly Waiting[]>([]);
/** Notifies other tabs of changes in the outbox; null if the browser has no BroadcastChannel. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('nukkad-outbox');

/** Re-renders all components that show unsent actions. @internal */
export function showWaiting(entries: readonly Waiting[]): void {
  waitingApplications.set(entries.filter(isWaitingApplication));
  entriesStore.set(entries);
}

async function readAll(): Promise<void> {
  const database = await offlineDatabase();
  const entries = await database.getAll('outbox');
  showWaiting(entries.toSorted((a, b) => a.createdAt - b.createdAt));
}

channel?.addEventListener('message', () => void readAll().catch(() => undefined));

async function changed(): Promise<void> {
  channel?.postMessage('changed');
  await readAll();
}

/** All unsent actions of this browser, oldest first. For `useSyncExternalStore`, after `read` has run. */
export const outbox = {
  get: entriesStore.get,
  subscribe: entriesStore.subscribe,
  read: readAll,
  /** Reads an entry from the database, which other tabs may have changed. */
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
