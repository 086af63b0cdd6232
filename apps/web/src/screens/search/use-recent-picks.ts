import type { FoundCompany, FoundJob } from '@nukkad/contract';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/storage/local-storage.ts';
import { NO_PICKS, type RecentPicks, readPicks, withPick } from './recent-picks.ts';

const listeners = new Set<() => void>();
let current: { readonly text: string | null; readonly picks: RecentPicks } = { text: null, picks: NO_PICKS };

/** The same object as long as the same is stored. */
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

/** What of it had answered to the text of then is not kept. */
export function storePickedJob({ marks, ...job }: FoundJob): void {
  write({ ...read(), jobs: withPick(read().jobs, job) });
}

export function storePickedCompany({ marks, ...company }: FoundCompany): void {
  write({ ...read(), companies: withPick(read().companies, company) });
}

/** What a visitor opened, as it is now: to be put back when forgetting was a slip. */
export const pickedNow = (): RecentPicks => read();

/** Keeps this instead of what was kept; nothing at all where nothing is left. */
export function storePicks(picks: RecentPicks): void {
  write(picks.jobs.length + picks.companies.length > 0 ? picks : null);
}

/** What this browser's visitor opened from the search; nothing on the server and while hydrating. */
export function useRecentPicks(): RecentPicks {
  return useSyncExternalStore(subscribe, read, () => NO_PICKS);
}
