import { createBoss } from '@nukkad/core/background/create-boss.ts';
import { queryProblems, readQueries } from '@nukkad/db/testing/query-problems.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  // The queue creates its own tables at its first start.
  const boss = await createBoss(test);
  await boss.start();
  await boss.stop({ graceful: false });
});

afterAll(() => test.drop());

it('PostgreSQL prepares every query of ops, with the columns that it declares', async () => {
  const queries = await readQueries(import.meta.dirname);
  expect(queries.size).toBeGreaterThan(10);
  expect(await queryProblems(test.url, queries)).toEqual([]);
});
