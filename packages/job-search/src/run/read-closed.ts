import type { Database } from '@nukkad/db';
import { isOneValue } from '../facets.ts';
import type { LadderStep } from '../query/ladder.ts';
import type { JobRow } from '../sql/access-path.ts';
import { closedJobs } from '../sql/closed-jobs.ts';
import type { LadderRows } from './read-ladder.ts';
import { valuesOf } from './values.ts';

/** The newest closed jobs of a step without words, which is the widest, or else of the first step's words. */
export async function readClosed(
  database: Database,
  steps: readonly LadderStep[],
  rows: number,
): Promise<LadderRows> {
  const query = steps.findLast((step) => step.query.words === null)?.query ?? steps[0]?.query;
  if (query === undefined || (query.words === null && !isOneValue(query.facets.profile)))
    return { rows: [], totals: [] };
  const statement = closedJobs(query.words === null ? 'profile' : 'words');
  const found = await database.query<JobRow>(statement.with({ ...valuesOf(query), rows }));
  return { rows: found.map((row) => ({ row, at: 0 })), totals: [] };
}
