import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from './client.ts';
import { Deadline } from './deadline.ts';
import { unavailabilityOf } from './errors.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
let database: Database;

/** Much longer than the deadlines of these tests, so that only a deadline can end a statement. */
const LONG_MS = 60_000;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.query('CREATE TABLE word (text text PRIMARY KEY)');
  database = createDatabase({
    url: test.url,
    poolSize: 1,
    pipelines: 1,
    connectTimeout: LONG_MS,
    statementTimeout: LONG_MS,
    applicationName: 'late',
  });
});

/** Ends what the server still runs for closed connections. */
afterEach(async () => {
  await test.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`,
  );
  await expect.poll(sleeping).toBe(0);
  await test.database.query('DELETE FROM word');
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

const SLEEP = 'SELECT pg_sleep(60)::text';
const insert = (word: string) => `INSERT INTO word VALUES ('${word}')`;
const words = () => test.database.query('SELECT text FROM word ORDER BY text');
const reasonOf = (work: Promise<unknown>) => work.then(() => 'none', unavailabilityOf);

async function sleeping(): Promise<number> {
  const found = await test.database.query(
    `SELECT 1 FROM pg_stat_activity WHERE application_name = 'late' AND state <> 'idle' AND query LIKE '%pg_sleep(60)%'`,
  );
  return found.length;
}

const WAYS: [string, () => Promise<unknown>][] = [
  ['a statement', () => database.query(SLEEP)],
  ['a model', () => database.prisma.$queryRawUnsafe(SLEEP)],
  [
    'a transaction',
    () =>
      database.transaction(async (tx) => {
        await tx.query(insert('half'));
        await tx.query(SLEEP);
      }),
  ],
  [
    'a pipelined transaction',
    () =>
      database.pipelinedTransaction(async (tx) => {
        tx.send(insert('half'));
        await tx.query(SLEEP);
      }),
  ],
];

describe('the deadline of a request', () => {
  it.each(WAYS)('ends %s, which writes nothing, and the pool stays usable', async (_name, way) => {
    expect(await reasonOf(new Deadline(300).run(way))).not.toBe('none');
    expect(await words()).toEqual([]);
    await database.query(insert('after'));
    expect(await words()).toEqual([{ text: 'after' }]);
  });

  it.each(WAYS)('that has passed sends nothing of %s', async (_name, way) => {
    const deadline = new Deadline(0);
    expect(await reasonOf(deadline.run(way))).toBe('DEADLINE_EXCEEDED');
    expect(await sleeping()).toBe(0);
    expect(await words()).toEqual([]);
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('limits the wait for a connection', async () => {
    const held = await database.pool.connect();
    for (const [name, way] of WAYS) expect(await reasonOf(new Deadline(100).run(way)), name).not.toBe('none');
    held.release();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('prevents a commit after it', async () => {
    for (const run of [database.transaction, database.pipelinedTransaction]) {
      const deadline = new Deadline(200);
      const finished = Promise.withResolvers<void>();
      const late = deadline.run(() =>
        run(async (tx) => {
          await tx.query(insert('late'));
          await expect.poll(() => deadline.leftMs <= 0).toBe(true);
          finished.resolve();
        }),
      );
      expect(await reasonOf(late)).toBe('DEADLINE_EXCEEDED');
      await finished.promise;
      expect(await database.query('SELECT text FROM word')).toEqual([]);
    }
  });

  it('does not disturb statements of others on the same pipelined connection', async () => {
    const named = (seconds: number) => ({
      name: 'nap',
      text: 'SELECT pg_sleep($1)::text AS nap',
      values: [seconds],
    });
    const late = reasonOf(new Deadline(100).run(() => database.query(named(1))));
    const other = database.query(named(0));
    expect(await late).toBe('DEADLINE_EXCEEDED');
    expect(await other).toEqual([{ nap: '' }]);
  });
});
