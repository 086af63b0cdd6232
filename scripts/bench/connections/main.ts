import { createDatabase } from '@nukkad/db';
import { startReplicatedPostgres } from '@nukkad/testing/replicated-postgres.ts';
import pg from 'pg';
import { createTable, measure, pageRead } from './reads.ts';

const CALLERS = 8;
const SECONDS = 1;
const SECONDS_OF_CUTS = 3;
const ROUNDS = 5;
const POOL_SIZE = 10;
const PIPELINES = 4;
/** Number of rows on a search page. */
const PAGE = 10;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Opens pipelined connections of the driver. Returns a function that uses them in turn, and one that closes them. */
async function driverPipelines(url: string, rows: number) {
  const clients = Array.from(
    { length: PIPELINES },
    () => new pg.Client({ connectionString: url, pipeline: true }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  let next = 0;
  const read = () => {
    next = (next + 1) % PIPELINES;
    return (clients[next] as pg.Client).query(pageRead(rows));
  };
  return { read, close: () => Promise.all(clients.map((client) => client.end())) };
}

/**
 * Logs the throughput of short reads and the CPU time of each, for the pool, for pipelines, and for pipelines with
 * prepared reads. The three are measured alternately.
 */
async function measureThroughput(url: string, rows: number): Promise<void> {
  const pool = createDatabase({ url, poolSize: POOL_SIZE });
  const driver = await driverPipelines(url, rows);
  const pipelines = createDatabase({ url, poolSize: POOL_SIZE, pipelines: PIPELINES });
  const ways = {
    [`pool of ${POOL_SIZE}`]: () => pool.query(pageRead(rows)),
    [`${PIPELINES} pipelines, queries of the driver`]: driver.read,
    [`${PIPELINES} pipelines, prepared reads`]: () => pipelines.query(pageRead(rows)),
  };
  const results = new Map<string, Awaited<ReturnType<typeof measure>>[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, read] of Object.entries(ways)) {
      const result = await measure(read, CALLERS, SECONDS);
      // The first round warms up.
      if (round > 0) results.set(name, [...(results.get(name) ?? []), result]);
    }
  }
  for (const [name, rounds] of results) {
    const p99 = median(rounds.map((round) => round.p99)).toFixed(1);
    const aSecond = median(rounds.map((round) => round.aSecond));
    const cpu = median(rounds.map((round) => round.cpu));
    console.log(`${rows} rows, ${name}: ${aSecond} reads/s, ${cpu} µs of CPU each, p99 ${p99} ms`);
  }
  await Promise.all([pool.close(), driver.close(), pipelines.close()]);
}

/**
 * Logs how many reads fail while all connections are cut every half second, with the driver's pool and with
 * reconnecting.
 */
async function measureCuts(url: string): Promise<void> {
  const driverPool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  driverPool.on('error', () => {});
  driverPool.on('connect', (client) => client.on('error', () => {}));
  const database = createDatabase({ url, poolSize: POOL_SIZE, pipelines: PIPELINES });
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const cut =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()';
  for (const [name, read] of [
    ['pool of the driver', () => driverPool.query(pageRead(PAGE))],
    ['reconnecting', () => database.query(pageRead(PAGE))],
  ] as const) {
    let lastCut: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      lastCut = admin.query(cut);
    }, 500);
    const { aSecond, failures } = await measure(read, CALLERS, SECONDS_OF_CUTS);
    clearInterval(timer);
    await lastCut;
    console.log(
      `connections cut every 500 ms, ${name}: ${failures} failed reads, about ${Math.round(aSecond * SECONDS_OF_CUTS)} succeeded`,
    );
  }
  await Promise.all([driverPool.end(), database.close(), admin.end()]);
}

/** Logs how many transactions the primary runs for 1,000 reads, without and with a replica. */
async function measureReplica(primaryUrl: string, replicaUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: primaryUrl });
  await admin.connect();
  const committed = async () => {
    await admin.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await admin.query(
      'SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return rows[0].count as number;
  };
  for (const replica of [undefined, { url: replicaUrl, maxLagMs: 5000 }]) {
    const database = createDatabase({ url: primaryUrl, pipelines: PIPELINES, replica });
    await database.replica?.look();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await database.replica?.look();
    const before = await committed();
    for (let index = 0; index < 1000; index += 1) await database.queryReplica(pageRead(PAGE));
    // A connection reports its counts when it closes.
    await database.close();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const after = await committed();
    console.log(
      `${replica ? 'with' : 'without'} a replica: about ${after - before} transactions of the primary for 1,000 reads`,
    );
  }
  await admin.end();
}

/** Run by `pnpm bench:connections`. Measures what each addition of packages/db to the driver's pool is worth. */
const servers = await startReplicatedPostgres();
try {
  await createTable(servers.primaryUrl);
  for (const rows of [1, PAGE]) await measureThroughput(servers.primaryUrl, rows);
  await measureCuts(servers.primaryUrl);
  await measureReplica(servers.primaryUrl, servers.replicaUrl);
} finally {
  await servers.stop();
}
