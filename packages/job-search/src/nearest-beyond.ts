import { type JobStep, NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { JobQuery, LadderStep } from './query/ladder.ts';
import type { ResolvedQuery } from './query/resolve.ts';
import { readPage } from './run/read-page.ts';
import type { JobPage } from './search-jobs.ts';
import type { JobRow } from './sql/page-statement.ts';
import { withReaderMarks } from './store/reader.ts';

/** Returns the nearest matches outside the radius of a query; none if the query has no radius. */
export async function nearestOutside(database: Database, query: ResolvedQuery): Promise<JobRow[]> {
  if (query.area === null) return [];
  const request = { after: null, rows: NEARBY_FILL_BELOW, countTo: 0 };
  return readPage(database, { ...query, order: 'NEAREST', side: 'outside' }, request);
}

/** Steps that find jobs of the searched occupation. */
const OF_WORK: ReadonlySet<JobStep> = new Set<JobStep>(['NAMED_WORK', 'FARTHER', 'WITHOUT_WORDS']);

/**
 * Returns the nearest jobs outside the search radius, to add below a first page that has few jobs of the searched
 * occupation. Uses the weakest query for that occupation that the search has run. If there are no jobs inside or outside
 * the radius, returns the nearest jobs with the same job profile.
 */
export async function nearestBeyond(job: JobQuery, { isFirst, entered, total }: JobPage) {
  const outside = async ({ query, whole }: LadderStep) =>
    withReaderMarks(job, await nearestOutside(job.database, whole ?? query));
  const ofWork = entered.filter(({ step }) => OF_WORK.has(step));
  const widest = ofWork.at(-1);
  const count = ofWork.reduce((sum, step) => sum + step.total, 0);
  if (!isFirst || widest === undefined || count >= NEARBY_FILL_BELOW) return [];
  const nearest = await outside(widest);
  if (nearest.length > 0 || total > 0) return nearest;
  const ofProfile = entered.find(({ step }) => step === 'SAME_PROFILE');
  return ofProfile === undefined ? [] : outside(ofProfile);
}
