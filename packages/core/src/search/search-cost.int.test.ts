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
/** Maximum processor time of one search in milliseconds. With more, other requests would wait noticeably. */
const PROCESSOR_MAX = 100;

let test: TestDatabase;

const filterOf = (text: string): JobFilterInput => ({ text, sortBy: 'NEWEST', page: 1, size: 10 });
beforeAll(async () => {
  test = await createTestDatabase();
  await buildJobsOfManyWords(test.database);
  await searchLanguage.refresh(test.database);
}, 120_000);

afterAll(() => test.drop());

async function processorTimeOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
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
  it('needs little processor time, for the list and for the typeahead', async () => {
    for (const text of MOST_EXPENSIVE_TEXTS) {
      const list = () => filterJobs({ database: test.database }, null, filterOf(text));
      const typeahead = () => searchTypeahead({ database: test.database }, null, { text, language: 'en' });
      for (const run of [list, typeahead]) {
        const times = [await processorTimeOf(run), await processorTimeOf(run), await processorTimeOf(run)];
        expect(Math.min(...times), text).toBeLessThanOrEqual(PROCESSOR_MAX);
      }
    }
  });

  it('is a bounded number of prepared statements if nothing is found', async () => {
    const { database, counted } = countingDatabase(test.database);
    // Data that is cached in memory is read once, by statements without a name.
    await filterJobs({ database }, null, { ...FULL_FILTER, text: 'cook' } as JobFilterInput);
    for (const text of [
      'cook driver pune 15k part time fresher night shift',
      ...MOST_EXPENSIVE_TEXTS.slice(-4),
    ]) {
      Object.assign(counted, { statements: 0, unnamed: 0 });
      const { jobs } = await filterJobs({ database }, null, { ...FULL_FILTER, text } as JobFilterInput);
      expect(jobs).toEqual([]);
      expect(counted.statements, text).toBeLessThanOrEqual(STATEMENTS_MAX);
      expect(counted.unnamed, text).toBe(0);
    }
  });
});
