import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectJobsOfCompany } from './company-jobs.queries.ts';

let test: TestDatabase;
let companyId: string;
/** A chain with many jobs, most of them closed, among jobs of others. */
const JOBS = 6000;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ id: companyId } = await buildCompany(test.database));
  const { id } = await buildJob(test.database, { companyId });
  await test.database.query(
    `INSERT INTO job (id, share_id, company_id, title, slug, profile_key, job_type, city_id, address, latitude, longitude,
       requirements, created_at, expires_at, status, status_reason)
     SELECT gen_random_uuid(), lpad(n::text, 6, 'x'), j.company_id, j.title, j.slug, j.profile_key, j.job_type, j.city_id,
       j.address, j.latitude, j.longitude, '', j.created_at - n * interval '1 minute', j.expires_at,
       CASE WHEN n % 40 = 0 THEN 'ACTIVE' WHEN n % 40 IN (1, 2) THEN 'PAUSED' ELSE 'CLOSED' END::job_status,
       CASE WHEN n % 40 = 0 THEN NULL WHEN n % 40 = 1 THEN 'employer' WHEN n % 40 = 2 THEN 'awaiting-moderation'
            ELSE 'expired' END
       FROM job j, generate_series(1, ${JOBS}) n WHERE j.id = '${id}'`,
  );
  await test.database.query('ANALYZE job');
});
afterAll(() => test.drop());

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

/** Returns the rows of `job` that a plan read, with those that it dropped. */
function rowsRead(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
  if (node['Relation Name'] !== 'job') return below;
  return below + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

const LIMIT = 21;
type Page = Parameters<typeof selectJobsOfCompany>[1];

async function rowsOf(page: Pick<Page, 'status' | 'isWaiting'>, after: Pick<Page, 'afterAt' | 'afterId'>) {
  const query = selectJobsOfCompany(companyId, {
    ...page,
    ...after,
    limit: LIMIT,
    isOnlyToConfirm: false,
    since: new Date(0),
    now: new Date(),
  });
  const rows = await test.database.query(query);
  const { text, values } = query as unknown as { text: string; values: unknown[] };
  const [explained] = await test.database.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values as never,
  );
  const plan = explained?.['QUERY PLAN'][0]?.Plan;
  return { rows, read: plan ? rowsRead(plan) : Number.POSITIVE_INFINITY };
}

describe.each([
  ['open', 'ACTIVE', false],
  ['waiting', 'PAUSED', true],
  ['paused', 'PAUSED', false],
  ['closed', 'CLOSED', false],
  ['all', null, false],
] as const)('the list of %s jobs', (_name, status, isWaiting) => {
  it('reads at most twice the jobs that it shows, on the first page and on a later one', async () => {
    const first = await rowsOf({ status, isWaiting }, { afterAt: null, afterId: null });
    expect(first.rows).toHaveLength(LIMIT);
    expect(first.read).toBeLessThanOrEqual(2 * LIMIT);
    const last = first.rows.at(-1);
    const after = { afterAt: last?.createdAt ?? null, afterId: last?.id ?? null };
    const second = await rowsOf({ status, isWaiting }, after);
    expect(second.rows).toHaveLength(LIMIT);
    expect(second.read).toBeLessThanOrEqual(2 * LIMIT);
  });
});
