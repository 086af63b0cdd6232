import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { createStore } from '../../../lib/session-store.ts';
import { offlineDatabase } from '../offline-database.ts';
import { isWaitingApplication, type Waiting } from './waiting.ts';
import { waitingApplications } from './waiting-applications.ts';

/** Message to other tabs and the service worker: an action was stored or removed, or was sent to this route. */
type Change = 'changed' | { readonly sent: RouteKey };
/** Called after another tab or the service worker has sent an action to a route. The action is removed when it resolves. */
type SentListener = (route: RouteKey) => Promise<unknown>;

const entriesStore = createStore<readonly Waiting[]>([]);
/** Notifies other tabs of changes in the outbox; null if the browser has no BroadcastChannel. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('nukkad-outbox');
const sentListeners = new Set<SentListener>();

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

/** Follows a change in another tab. A sent action is shown as waiting until this page has the server's data. */
async function follow(change: Change): Promise<void> {
  if (change !== 'changed')
    await Promise.allSettled([...sentListeners].map((listener) => listener(change.sent)));
  await readAll();
}

channel?.addEventListener(
  'message',
  ({ data }: MessageEvent<Change>) => void follow(data).catch(() => undefined),
);

async function changed(change: Change = 'changed'): Promise<void> {
  channel?.postMessage(change);
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
  /** Removes an action that was sent, and lets other tabs fetch the data that it changed. */
  async removeSent({ id, route }: Waiting & { readonly route: RouteKey }) {
    await (await offlineDatabase()).delete('outbox', id);
    await changed({ sent: route });
  },
  /** Calls the listener when another tab or the service worker has sent an action. Returns a function that stops it. */
  onSentElsewhere(listener: SentListener): () => void {
    sentListeners.add(listener);
    return () => sentListeners.delete(listener);
  },
};
