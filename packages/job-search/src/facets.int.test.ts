import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS, type JobAttributeName } from '@nukkad/contract';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FACETS, type Facet } from './facets.ts';

let test: TestDatabase;
let place: { cityId: number; companyId: string };

beforeAll(async () => {
  test = await createTestDatabase();
  const { id: cityId } = await buildCity(test.database);
  const { id: companyId } = await buildCompany(test.database, { cityId });
  place = { cityId, companyId };
});

afterAll(() => test.drop());

const COLUMNS = `
  SELECT column_name AS name, data_type AS type FROM information_schema.columns
   WHERE table_schema = current_schema() AND table_name = $1`;

it.each([
  { table: 'job_search', holds: 'every facet', isOf: () => true },
  { table: 'job_search_source', holds: 'every facet', isOf: () => true },
  {
    table: 'job_term',
    holds: 'every facet that lists hold',
    isOf: ({ isListed }: Facet) => isListed,
  },
])('$table has the columns of $holds', async ({ table, isOf }) => {
  const rows = await test.database.query<{ name: string; type: string }>(COLUMNS, [table]);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  const expected = FACETS.filter(isOf).flatMap(({ low, high, type }) => [
    [low, type === 'int' ? 'integer' : type],
    [high, type === 'int' ? 'integer' : type],
  ]);
  expect(expected.map(([name = '']) => [name, types.get(name)])).toEqual(expected);
});

/** The filters whose values are codes in the search tables. */
const CODED = JOB_ATTRIBUTE_NAMES.map((name) => {
  const { values, attribute } = JOB_FILTERS[name];
  return { name, values, ...attribute };
});

async function storedCode(name: JobAttributeName, column: string, value: string | null): Promise<number> {
  const { id } = await buildJob(test.database, { ...place, [name]: value });
  const [row] = await test.database.query<{ code: number }>(
    `SELECT ${column} AS code FROM job_search WHERE job_id = $1`,
    [id],
  );
  return row?.code ?? Number.NaN;
}

it.each(CODED)('$name has the codes that the database stores', async ({ name, column, values, codes }) => {
  expect(Object.keys(codes)).toEqual([...values]);
  const stored: Record<string, number> = {};
  for (const value of values) stored[value] = await storedCode(name, column, value);
  expect(stored).toEqual(codes);
});

const LABELS = `
  SELECT enumlabel AS label FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
   WHERE typname = $1 ORDER BY enumsortorder`;

it.each(CODED)('$name has the values of the database type', async ({ column, values }) => {
  const labels = await test.database.query<{ label: string }>(LABELS, [column]);
  expect(labels.map(({ label }) => label)).toEqual([...values]);
});

const OPTIONAL = CODED.filter(({ isRequired }) => !isRequired);

it.each(OPTIONAL)('a job without $name has code 0', async ({ name, column }) => {
  expect(await storedCode(name, column, null)).toBe(0);
});
