import { COUNT_CAP } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { JobQuery } from './query/ladder.ts';
import type { ResolvedQuery } from './query/resolve.ts';
import { matchingIds } from './run/read-page.ts';

export type IdsOf = (query: ResolvedQuery) => Promise<readonly string[]>;

/**
 * Reads which jobs a step has, up to `countTo`: once, however many lists have that step, and never one of those known to be
 * empty. Each is a statement with a name of its own: one for all of them would be planned anew at every call, which takes
 * longer than to run it.
 */
export function idsReader(database: Database, countTo: number, empty: readonly ResolvedQuery[] = []): IdsOf {
  const none = Promise.resolve<readonly string[]>([]);
  const read = new Map(empty.map((query) => [JSON.stringify(query), none]));
  return (query) => {
    const key = JSON.stringify(query);
    const ids = read.get(key) ?? matchingIds(database, query, countTo);
    read.set(key, ids);
    return ids;
  };
}

/**
 * How many jobs a list shows: it enters its steps one after the other, as `searchJobs` does; work that is only near in
 * meaning is none of what was asked for.
 */
export async function shownCount({ steps, filter }: JobQuery, idsOf: IdsOf): Promise<number> {
  const shown = new Set<string>();
  for (const { step, query, isOnlyBehind } of steps) {
    if (step === 'NEAR_IN_MEANING') continue;
    if (shown.size > filter.size || (isOnlyBehind === true && shown.size === 0)) break;
    for (const id of await idsOf(query)) shown.add(id);
  }
  return shown.size;
}

/** How many jobs a list would show. */
export const countJobs = (job: JobQuery): Promise<number> =>
  shownCount(job, idsReader(job.database, COUNT_CAP));
