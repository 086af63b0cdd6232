import { COUNT_CAP } from '@nukkad/contract';
import type { JobQuery } from './query/job-query.ts';
import { ladder } from './query/ladder.ts';
import { countVariantOf } from './run/read-page.ts';
import { shownCounts } from './sql/count.ts';

/**
 * How many jobs each of several lists would show, up to `countTo`, told by one statement; work that is only near in
 * meaning is none of what was asked for.
 */
export async function countEach(jobs: readonly JobQuery[], countTo: number): Promise<number[]> {
  const [first] = jobs;
  if (first === undefined) return [];
  const { database, filter } = first;
  const lists = jobs.map((job) =>
    ladder(job)
      .filter(({ step }) => step !== 'NEAR_IN_MEANING')
      .map(async ({ query, isOnlyBehind = false }) => ({
        ...(await countVariantOf(database, query, countTo)),
        isOnlyBehind,
      })),
  );
  const steps = await Promise.all(lists.map((list) => Promise.all(list)));
  const { text, values } = shownCounts(steps, { countTo, size: filter.size });
  const [row] = await database.queryReplica<{ counts: number[] }>(text, values);
  return row?.counts ?? [];
}

/** How many jobs a list would show. */
export async function countJobs(job: JobQuery): Promise<number> {
  const [count = 0] = await countEach([job], COUNT_CAP);
  return count;
}
