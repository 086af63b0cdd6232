import type { GeoPoint } from '@nukkad/contract';
import { takeLeftPage } from './left-page.ts';
import { offlineDatabase } from './offline-database.ts';
import { outbox } from './outbox/outbox.ts';
import { isCall, type Waiting } from './outbox/waiting.ts';

/** Returns whether a query key or the input of a call contains a position. */
export function hasPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'latitude' in value || Object.values(value).some(hasPosition);
}

/** Removes the position from an application that is not sent yet. The application itself stays. */
function withoutPosition(entry: Waiting): Waiting {
  if (!isCall(entry)) return entry;
  const { point, ...input } = entry.input as { point?: GeoPoint };
  return { ...entry, input };
}

/** Removes the stored responses whose queries contain a position. Called when the home is changed or removed, too. */
export async function forgetPositionedResponses(): Promise<void> {
  takeLeftPage();
  const database = await offlineDatabase();
  const transaction = database.transaction('answers', 'readwrite');
  for (const { account, hash, query } of await transaction.store.getAll())
    if (hasPosition(query.queryKey)) void transaction.store.delete([account, hash]);
  await transaction.done;
}

/** Removes positions from stored responses and unsent actions. */
export async function forgetPositions(): Promise<void> {
  await forgetPositionedResponses();
  const database = await offlineDatabase();
  const transaction = database.transaction('outbox', 'readwrite');
  const waiting = transaction.store;
  for (const entry of await waiting.getAll())
    if (hasPosition(entry.input)) void waiting.put(withoutPosition(entry));
  await transaction.done;
  await outbox.read();
}
