import type { FoundCompany, FoundJob } from '@nukkad/contract';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/storage/local-storage.ts';
import { NO_PICKS, type RecentPicks, readPicks, withPick } from './recent-picks.ts';

const listeners = new Set<() => void>();
let current: { readonly text: string | null; readonly picks: RecentPicks } = { text: null, picks: NO_PICKS };

/** Reads the stored items. Returns the same object until they change, as useSyncExternalStore requires. */
function read(): RecentPicks {
  const text = readStored('recentSearches');
  if (text !== current.text) current = { text, picks: readPicks(text) };
  return current.picks;
}

function write(picks: RecentPicks | null): void {
  writeStored('recentSearches', picks && JSON.stringify(picks));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores an opened job, without the marks of the search that found it. */
export function storePickedJob({ marks, ...job }: FoundJob): void {
  write({ ...read(), jobs: withPick(read().jobs, job) });
}

export function storePickedCompany({ marks, ...company }: FoundCompany): void {
  write({ ...read(), companies: withPick(read().companies, company) });
}

/** Returns the stored items, so that Undo can restore them. */
export const pickedNow = (): RecentPicks => read();

/** Replaces the stored items. Removes the storage entry if there are none. */
export function storePicks(picks: RecentPicks): void {
  write(picks.jobs.length + picks.companies.length > 0 ? picks : null);
}

/** Returns the items that a visitor opened from the search; empty on the server and during hydration. */
export function useRecentPicks(): RecentPicks {
  return useSyncExternalStore(subscribe, read, () => NO_PICKS);
}
