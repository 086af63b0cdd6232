import { RADIUS_KM_DEFAULT } from '@nukkad/contract';
import type { JobCount, JobCountInput } from '@nukkad/contract/content/content.domain.ts';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { countJobs, interpret } from '@nukkad/job-search';
import type { Container } from '../container.ts';
import { countTotals } from './job-count.queries.ts';

const TTL_MS = 300_000;

type Totals = Omit<JobCount, 'near'>;

async function load(database: Database): Promise<Totals> {
  const [totals] = await database.batchQuery(countTotals());
  return totals ?? { total: 0, companies: 0, cities: 0 };
}

/** The totals, cached for five minutes because the numbers on the start page need not be exact. */
const totalsOf = cachedRead(load, TTL_MS);

/**
 * Counts all active jobs, and those near a place. `near` is null without a place and has the upper limit of
 * `countJobs`.
 */
export async function countActiveJobs(
  container: Pick<Container, 'database'>,
  { point, city, radiusKm = RADIUS_KM_DEFAULT }: JobCountInput,
): Promise<JobCount> {
  const totals = await totalsOf.read(container.database);
  if (!point && !city) return { near: null, ...totals };
  const place = { point, city, radiusKm };
  const query = await interpret(container.database, null, { ...place, sortBy: 'NEWEST', page: 1, size: 1 });
  return { near: await countJobs(query), ...totals };
}
