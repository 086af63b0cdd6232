import type { JobFilterInput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { searchLanguage } from '@nukkad/job-search';
import { MOST_EXPENSIVE_TEXTS } from '@nukkad/job-search/testing/adversarial-texts.ts';
import { buildJobsOfManyWords, FULL_FILTER } from '@nukkad/job-search/testing/costly-search.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';
import { searchTypeahead } from './search-typeahead.ts';

/**
 * Maximum number of SQL statements of one search: its start, its fallback steps, the wider radius, six relaxations
 * and six pairs of relaxations.
 */
const STATEMENTS_MAX = 26;
/** A text that people type, and that needs all relaxations. */
const ORDINARY = 'cook driver pune 15k part time fresher night shift';
/** How many times the processor time of the ordinary text a search may take. With more, other requests would wait. */
const ORDINARY_TIMES_MAX = 3;

let test: TestDatabase;

const filterOf = (text: string): JobFilterInput => ({ text, sortBy: 'NEWEST', page: 1, size: 10 });
beforeAll(async () => {
  test = await createTestDatabase();
  await buildJobsOfManyWords(test.database);
  await searchLanguage.refresh(test.database);
}, 120_000);

afterAll(() => test.drop());

/** Returns the processor time of the fastest of three runs in microseconds. */
async function processorTimeOf(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

/** Returns a database that counts the statements of one search. */
function countingDatabase(database: Database) {
  const counted = { statements: 0, unnamed: 0 };
  const count = (statement: unknown) => {
    counted.statements += 1;
    if (typeof statement === 'string') counted.unnamed += 1;
  };
  const counting: Pick<Database, 'query' | 'queryReplica'> = {
    query: (statement, values) => {
      count(statement);
      return database.query(statement, values);
    },
    queryReplica: (statement, values) => {
      count(statement);
      return database.queryReplica(statement, values);
    },
  };
  return {
    database: new Proxy(database, { get: (all, key) => Reflect.get(key in counting ? counting : all, key) }),
    counted,
  };
}

describe('the cost of a search text', () => {
  it('is that of a few ordinary ones in processor time, for the list and for the typeahead', async () => {
    const list = (text: string) => filterJobs({ database: test.database }, null, filterOf(text));
    const typeahead = (text: string) =>
      searchTypeahead({ database: test.database }, null, { text, language: 'en' });
    const ordinary = await processorTimeOf(() => list(ORDINARY));
    for (const text of MOST_EXPENSIVE_TEXTS)
      for (const search of [list, typeahead]) {
        const times = (await processorTimeOf(() => search(text))) / ordinary;
        expect(times, text).toBeLessThanOrEqual(ORDINARY_TIMES_MAX);
      }
  });

  it('is a bounded number of prepared statements if nothing is found', async () => {
    const { database, counted } = countingDatabase(test.database);
    // Data that is cached in memory is read once, by statements without a name.
    await filterJobs({ database }, null, { ...FULL_FILTER, text: 'cook' } as JobFilterInput);
    for (const text of [ORDINARY, ...MOST_EXPENSIVE_TEXTS.slice(-4)]) {
      Object.assign(counted, { statements: 0, unnamed: 0 });
      const { jobs } = await filterJobs({ database }, null, { ...FULL_FILTER, text } as JobFilterInput);
      expect(jobs).toEqual([]);
      expect(counted.statements, text).toBeLessThanOrEqual(STATEMENTS_MAX);
      expect(counted.unnamed, text).toBe(0);
    }
  });
});
