import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from './client.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

beforeEach(() => {
  database = createDatabase({ url: test.url, pipelines: 2, statementTimeout: 60_000 });
});

afterEach(() => database.close());

const PID = { name: 'pid', text: 'SELECT pg_backend_pid() AS pid' };
const pidOf = async () => (await database.query<{ pid: number }>(PID))[0]?.pid;
const divide = (by: number) =>
  database.query<{ half: number }>({ name: 'divide', text: 'SELECT 10 / $1::int AS half', values: [by] });

describe('named statements with pipelines', () => {
  it('are each answered with their own rows, and those that fail alone fail', async () => {
    const asked = Array.from({ length: 60 }, (_, at) => at % 5);
    const answers = await Promise.allSettled(asked.map(divide));
    const outcomes = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value[0]?.half : answer.reason.code,
    );
    expect(outcomes).toEqual(asked.map((by) => (by === 0 ? '22012' : Math.floor(10 / by))));
  });

  it('share few connections that stay open, each with the statement prepared once', async () => {
    const pids = new Set(await Promise.all(Array.from({ length: 30 }, pidOf)));
    expect(pids.size).toBe(2);
    expect(pids).toContain(await pidOf());
    const prepared = { name: 'prepared', text: `SELECT name FROM pg_prepared_statements WHERE name = 'pid'` };
    expect(await database.query(prepared)).toEqual([{ name: 'pid' }]);
  });

  it('are described once a connection, and come as those of the pool do', async () => {
    const describe = vi.spyOn(pg.Connection.prototype as unknown as { describe(): void }, 'describe');
    const text = `
      SELECT id, 12::int8 AS big, 3::int2 AS small, 1.5::float8 AS half, true AS yes, 'é"' AS text, '2026-11-21'::date AS day,
             timestamptz '2026-11-21 06:00:00.123456+00' AS at, NULL::text AS nothing, NULL::uuid[] AS "noIds",
             ARRAY[id, id] AS ids, ARRAY[]::uuid[] AS "idsOfNone", ARRAY[id, NULL] AS "idsWithNull", ARRAY[1, 2] AS list
        FROM unnest($1::uuid[]) AS given(id)`;
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const expected = await test.database.query(text, [ids]);
    describe.mockClear();
    for (let asked = 0; asked < 6; asked += 1)
      expect(await database.query({ name: 'kinds', text }, [ids])).toEqual(expected);
    expect(await database.query({ name: 'kinds', text }, [[]])).toEqual([]);
    expect(describe).toHaveBeenCalledTimes(1);
    expect(expected[0]).toMatchObject({ big: 12, day: '2026-11-21', ids: [ids[0], ids[0]], idsOfNone: [] });
    expect(expected[0]).toMatchObject({ idsWithNull: [ids[0], null], noIds: null, nothing: null });
    describe.mockRestore();
  });

  it('tell what their connections are at', async () => {
    expect(database.pipelineLoad).toEqual({ busy: 0, idle: 0, waiting: 0 });
    const asked = [divide(1), divide(2), divide(5)];
    expect(database.pipelineLoad).toEqual({ busy: 2, idle: 0, waiting: 1 });
    await Promise.all(asked);
    expect(database.pipelineLoad).toEqual({ busy: 0, idle: 2, waiting: 0 });
    expect(test.database.pipelineLoad).toBeNull();
  });

  it('do not wait behind a slow one while a connection is idle', async () => {
    await test.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock(7)::text');
      let isAnswered = false;
      const slow = database.query({ name: 'slow', text: 'SELECT pg_advisory_lock_shared(7)::text' });
      const marked = slow.then(() => {
        isAnswered = true;
      });
      for (let asked = 0; asked < 5; asked += 1) await divide(2);
      expect(isAnswered).toBe(false);
      marked.catch(() => {});
    });
  });

  it('go on over a new connection after one was cut', async () => {
    const lost = await pidOf();
    await test.database.query('SELECT pg_terminate_backend($1::int)', [lost]);
    await expect.poll(() => pidOf().catch(() => lost), { timeout: 15_000 }).not.toBe(lost);
    expect(await divide(5)).toEqual([{ half: 2 }]);
  });

  it('are answered before the database is closed', async () => {
    const asked = Array.from({ length: 10 }, () => divide(1));
    await Promise.race(asked);
    await database.close();
    expect(await Promise.all(asked)).toEqual(Array(10).fill([{ half: 10 }]));
    database = createDatabase({ url: test.url });
  });

  it('are answered if the database is closed before its connections are open', async () => {
    const asked = [divide(1), divide(2), divide(5)];
    await database.close();
    expect(await Promise.all(asked)).toEqual([[{ half: 10 }], [{ half: 5 }], [{ half: 2 }]]);
    database = createDatabase({ url: test.url });
  });

  it('fail if there is no server, and leave nothing waiting', async () => {
    const nowhere = createDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', pipelines: 1 });
    await expect(nowhere.query(PID)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(nowhere.query(PID)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await nowhere.close();
  });
});

describe('other statements', () => {
  it('and those of transactions are left to the pool', async () => {
    const piped = await pidOf();
    const [row] = await database.query<{ pid: number }>(PID.text);
    expect(row?.pid).not.toBe(piped);
    const [within] = await database.transaction((transaction) => transaction.query<{ pid: number }>(PID));
    expect(within?.pid).not.toBe(piped);
  });
});
