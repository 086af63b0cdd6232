import { COUNT_CAP } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { JobQuery } from './query/ladder.ts';
import type { ResolvedQuery } from './query/resolve.ts';
import { matchingIds } from './run/read-page.ts';

export type IdsOf = (query: ResolvedQuery) => Promise<readonly string[]>;

/**
 * Returns a function that reads the ids of a query's matches, at most `countTo`. Repeated queries are cached. Queries
 * in `empty` are known to have no matches and are not run. Each query is a separate prepared statement, because
 * planning one combined statement at every call would take longer than running it.
 */
export function idsReader(database: Database, countTo: number, empty: readonly ResolvedQuery[] = []): IdsOf {
  const noIds = Promise.resolve<readonly string[]>([]);
  const cache = new Map(empty.map((query) => [JSON.stringify(query), noIds]));
  return (query) => {
    const key = JSON.stringify(query);
    const ids = cache.get(key) ?? matchingIds(database, query, countTo);
    cache.set(key, ids);
    return ids;
  };
}

/**
 * Returns how many jobs a list would show for a query. Runs the steps as `searchJobs` does, but leaves out similar
 * occupations, because the user did not search for them.
 */
export async function shownCount({ steps, filter }: JobQuery, idsOf: IdsOf): Promise<number> {
  const shown = new Set<string>();
  for (const { step, query, whole, needsEarlierResults, isOnlyIfEmpty } of steps) {
    // A later step has the jobs in the named place too.
    if (step === 'NEAR_IN_MEANING' || whole !== undefined || (isOnlyIfEmpty && shown.size > 0)) continue;
    if (shown.size > filter.size || (needsEarlierResults === true && shown.size === 0)) break;
    for (const id of await idsOf(query)) shown.add(id);
  }
  return shown.size;
}

/** Returns how many jobs a list would show for a query; stops counting each step at `COUNT_CAP`. */
export const countJobs = (job: JobQuery): Promise<number> =>
  shownCount(job, idsReader(job.database, COUNT_CAP));
