import { queryProblems, readQueries } from '@nukkad/db/testing/query-problems.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

it('PostgreSQL prepares every query of ops, with the columns that it declares', async () => {
  const queries = await readQueries(import.meta.dirname);
  expect(queries.size).toBeGreaterThan(10);
  expect(await queryProblems(test.url, queries)).toEqual([]);
});
