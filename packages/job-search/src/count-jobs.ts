import { COUNT_CAP, NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { JobQuery } from './query/job-query.ts';
import { type LadderStep, ladder } from './query/ladder.ts';
import { countVariantOf } from './run/read-page.ts';
import { type CountedStep, shownCounts } from './sql/count.ts';

const isOfWork = ({ step }: LadderStep): boolean => step !== 'NEAR_IN_MEANING';

/**
 * How many jobs each of several lists would show, up to `countTo`, told by one statement; work that is only near in
 * meaning is none of what was asked for.
 */
export async function countEach(jobs: readonly JobQuery[], countTo: number): Promise<number[]> {
  const [first] = jobs;
  if (first === undefined) return [];
  const { database, reading } = first;
  const counted = ({ query, step, isOnlyBehind = false }: LadderStep): Promise<CountedStep> =>
    countVariantOf(database, query, countTo).then((own) => ({
      ...{ ...own, isOnlyBehind, isLooser: step === 'WITHOUT_WORDS' },
    }));
  const lists = await Promise.all(jobs.map((job) => Promise.all(ladder(job).filter(isOfWork).map(counted))));
  const limits = { countTo, enough: NEARBY_FILL_BELOW, size: reading.input.size };
  const { text, values } = shownCounts(lists, limits);
  const [row] = await database.queryReplica<{ counts: number[] }>(text, values);
  return row?.counts ?? [];
}

/** How many jobs a list would show. */
export async function countJobs(job: JobQuery): Promise<number> {
  const [count = 0] = await countEach([job], COUNT_CAP);
  return count;
}
