import { createDatabase, type Database, unavailabilityOf } from '@nukkad/db';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { TcpFaultProxy } from '@nukkad/testing/tcp-fault-proxy.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

/** Timeout in milliseconds that no step reaches. Another test checks the limits with a fake clock. */
const LONG = 60_000;
const LOCK = 7;

let test: TestDatabase;
let proxy: TcpFaultProxy;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  proxy = await TcpFaultProxy.before(test.url);
  await test.database.query('CREATE TABLE written (how text)');
  await test.database.query(
    'CREATE FUNCTION write_down(text) RETURNS text LANGUAGE sql AS $$ INSERT INTO written VALUES ($1) RETURNING how $$',
  );
});

beforeEach(() => {
  const times = { connectTimeout: LONG, statementTimeout: LONG, reconnectWithin: LONG };
  const url = proxy.through(test.url);
  database = createDatabase({ url, pipelines: 1, applicationName: 'restarted', ...times });
});

afterEach(async () => {
  vi.restoreAllMocks();
  proxy.resume();
  await proxy.accept();
  await database.close();
  await test.database.query('DELETE FROM written');
});

afterAll(async () => {
  await proxy.close();
  await test.drop();
});

/** Returns one read for each way to use the database. */
const reads = (text: string): Record<string, () => Promise<unknown[]>> => ({
  statement: () => database.query(text),
  pipelined: () => database.query({ name: 'read', text }),
  replica: () => database.queryReplica(text),
  model: () => database.prisma.$queryRawUnsafe(text),
  transaction: () => database.transaction((transaction) => transaction.query(text)),
  pipelinedTransaction: () => database.pipelinedTransaction((transaction) => transaction.query(text)),
});
const runAll = (ways: Record<string, () => Promise<unknown[]>>) =>
  Promise.all(Object.values(ways).map((run) => run()));
const written = () => test.database.query('SELECT how FROM written');
const write = (how: string) => database.query(`INSERT INTO written VALUES ('${how}')`);
/** Returns 'done'. Returns 'away' if the database was unavailable, or the error if the work failed otherwise. */
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (unavailabilityOf(error) === null ? error : 'away'),
  );

/** Returns the process ids of connections that wait for the lock, without the known ones. */
const waiting = async (known: readonly number[] = []): Promise<number[]> => {
  const rows = await test.database.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'restarted' AND wait_event = 'advisory'`,
  );
  return rows.map(({ pid }) => pid).filter((pid) => !known.includes(pid));
};
const untilWaiting = async (count: number, known: readonly number[] = []) => {
  await expect.poll(async () => (await waiting(known)).length, { timeout: LONG }).toBe(count);
  return waiting(known);
};
const endBackends = () =>
  test.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'restarted'`,
  );

/** Runs `work` while the test holds a lock for which the app's statements wait. `unlock` releases the lock. */
async function withLock(work: (unlock: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: test.url });
  await holder.connect();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await work(() => holder.query('SELECT pg_advisory_unlock_all()'));
  } finally {
    await holder.end();
  }
}

it('reads, writes and transactions wait for a server that refuses connections', async () => {
  await runAll(reads('SELECT 1 AS one'));
  await proxy.refuse();
  await expect.poll(() => database.pool.totalCount, { timeout: LONG }).toBe(0);
  const attempts = vi.spyOn(pg.Pool.prototype, 'connect');
  const ways = reads('SELECT 1 AS one');
  const results = runAll({ ...ways, write: () => write('refused') });
  // More than 20 attempts mean that each statement was refused more than once.
  await expect.poll(() => attempts.mock.calls.length, { timeout: LONG }).toBeGreaterThan(20);
  await proxy.accept();
  expect(await results).toEqual([...Object.keys(ways).map(() => [{ one: 1 }]), []]);
  expect(await written()).toEqual([{ how: 'refused' }]);
});

it('connections that were reset between statements are replaced without an error', async () => {
  const ways = reads('SELECT 1 AS one');
  for (const [way, ask] of Object.entries(ways)) {
    await ask();
    proxy.cut();
    // The driver has not noticed the lost connection yet.
    expect(await ask(), way).toEqual([{ one: 1 }]);
  }
});

const WAIT = `pg_advisory_xact_lock_shared(${LOCK})::text`;

it.each([
  ['reset', async () => proxy.cut()],
  ['ended by the server', endBackends],
])('repeats reads whose connection was %s while they ran', async (_how, end) => {
  await withLock(async (unlock) => {
    const ways = reads(`SELECT ${WAIT} AS locked`);
    const count = Object.keys(ways).length;
    const results = runAll(ways);
    const known = await untilWaiting(count);
    await end();
    await untilWaiting(count, known);
    await unlock();
    expect(await results).toEqual(Array(count).fill([{ locked: '' }]));
  });
});

it.each([
  ['statement', () => database.query(`INSERT INTO written VALUES ('lost')`)],
  [
    'part of a query',
    () => database.query(`WITH w AS (INSERT INTO written VALUES ('lost')) SELECT 1 AS one`),
  ],
  ['function', () => database.query(`SELECT write_down('lost')`)],
  ['pipelined', () => database.query({ name: 'write', text: `INSERT INTO written VALUES ('lost')` })],
  ['model', () => database.prisma.$executeRawUnsafe(`INSERT INTO written VALUES ('lost')`)],
])('reports a write whose response is lost and does not repeat it: %s', async (_way, ask) => {
  await runAll(reads('SELECT 1 AS one'));
  proxy.pauseAfter(`'lost'`);
  const reported = failureOf(ask());
  await expect.poll(async () => (await written()).length, { timeout: LONG }).toBe(1);
  proxy.cut();
  proxy.resume();
  expect(await reported).toBe('away');
  expect(await written()).toEqual([{ how: 'lost' }]);
});

it('reports a write over a connection that was reset and does not repeat it', async () => {
  await write('first');
  proxy.cut();
  expect(await failureOf(write('second'))).toBe('away');
  expect(await written()).toEqual([{ how: 'first' }]);
});

it('repeats a transaction that was interrupted before its COMMIT, and writes once', async () => {
  const work = vi.fn<() => void>();
  await database.transaction(async (transaction) => {
    await transaction.query(`INSERT INTO written VALUES ('in a transaction')`);
    work();
    if (work.mock.calls.length === 1) proxy.cut();
    await transaction.query('SELECT 1 AS one');
  });
  expect(work).toHaveBeenCalledTimes(2);
  expect(await written()).toEqual([{ how: 'in a transaction' }]);
});

it('reports a transaction whose COMMIT was sent, and writes once', async () => {
  const work = vi.fn<() => void>();
  const reported = failureOf(
    database.transaction(async (transaction) => {
      work();
      await transaction.query(`INSERT INTO written VALUES ('committed')`);
      proxy.pauseAfter('COMMIT');
    }),
  );
  await expect.poll(async () => (await written()).length, { timeout: LONG }).toBe(1);
  proxy.cut();
  proxy.resume();
  expect(await reported).toBe('away');
  expect(work).toHaveBeenCalledTimes(1);
  expect(await written()).toEqual([{ how: 'committed' }]);
});
