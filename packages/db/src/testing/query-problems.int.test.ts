import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { int, notNull, nullable, oneOf, text, uuid } from '../columns.ts';
import { JobStatus, JobType } from '../generated/enums.ts';
import { type Query, sql } from '../sql.ts';
import { queryProblems } from './query-problems.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

const problemsOf = (query: Query<unknown>) => queryProblems(test.url, new Map([['q', [query]]]));

describe('queryProblems', () => {
  it('says nothing of a query whose columns are as declared', async () => {
    const id = '0000';
    const fine = sql({ id: uuid, status: oneOf(JobStatus), payMin: nullable(int), payMax: notNull(int) })`
      SELECT id, status, pay_min AS "payMin", pay_max AS "payMax" FROM job WHERE id = ${id}::uuid AND pay_max > 0`;
    expect(await problemsOf(fine)).toEqual([]);
    expect(await problemsOf(sql({})`UPDATE job SET title = ${'x'} WHERE false`)).toEqual([]);
  });

  it.each<[string, Query<unknown>, string]>([
    ['another type', sql({ id: int })`SELECT id FROM job`, 'q: id is uuid, not int2 or int4'],
    [
      'what arrives in two forms',
      sql({ n: int })`SELECT count(*) AS n FROM job`,
      'q: n is int8, not int2 or int4',
    ],
    ['a column that may be NULL', sql({ pay_min: int })`SELECT pay_min FROM job`, 'q: pay_min may be NULL'],
    [
      'another enum',
      sql({ status: oneOf(JobType) })`SELECT status FROM job`,
      `q: status is an enum of ${Object.values(JobStatus).join(', ')}`,
    ],
    [
      'a text for an enum',
      sql({ status: text })`SELECT status FROM job`,
      `q: status is an enum of ${Object.values(JobStatus).join(', ')}`,
    ],
    ['a column too many', sql({})`SELECT id FROM job`, 'q: id is not declared'],
    ['a column too few', sql({ id: uuid, title: text })`SELECT id FROM job`, 'q: title is not answered'],
    [
      'a column that is gone',
      sql({ id: uuid })`SELECT id, wages FROM job`,
      'q: column "wages" does not exist',
    ],
    [
      'a value without a type',
      sql({ id: uuid })`SELECT id FROM job WHERE ${1} IS NULL`,
      'q: could not determine data type of parameter $1',
    ],
  ])('names %s', async (_, query, problem) => {
    expect(await problemsOf(query)).toEqual([problem]);
  });
});
