import { COUNT_CAP } from '@nukkad/contract';
import type { JobQuery } from './query/ladder.ts';
import type { ResolvedQuery } from './query/resolve.ts';
import { matchingIds } from './run/read-page.ts';

type IdsOf = (query: ResolvedQuery) => Promise<readonly string[]>;

/**
 * How many jobs a list shows: it enters its steps one after the other, as `searchJobs` does; work that is only near in
 * meaning is none of what was asked for.
 */
async function shownCount(job: JobQuery, idsOf: IdsOf): Promise<number> {
  const shown = new Set<string>();
  for (const { step, query, isOnlyBehind } of job.steps) {
    if (step === 'NEAR_IN_MEANING') continue;
    if (shown.size > job.filter.size || (isOnlyBehind === true && shown.size === 0)) break;
    for (const id of await idsOf(query)) shown.add(id);
  }
  return shown.size;
}

/**
 * How many jobs each of several lists would show, up to `countTo`. A step that several lists have is read once. Each is a
 * statement with a name of its own: one for all of them would be planned anew at every call, which takes longer than to run
 * it.
 */
export function countEach(jobs: readonly JobQuery[], countTo: number): Promise<number[]> {
  const read = new Map<string, Promise<readonly string[]>>();
  return Promise.all(
    jobs.map((job) =>
      shownCount(job, (query) => {
        const key = JSON.stringify(query);
        const ids = read.get(key) ?? matchingIds(job.database, query, countTo);
        read.set(key, ids);
        return ids;
      }),
    ),
  );
}

/** How many jobs a list would show. */
export async function countJobs(job: JobQuery): Promise<number> {
  const [count = 0] = await countEach([job], COUNT_CAP);
  return count;
}
