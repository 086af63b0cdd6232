import pg from 'pg';

const ROWS = 10_000;
/**
 * Number of columns of each type (numbers, texts and times). A row then has about as many columns as one of a search
 * page.
 */
const COLUMNS = 8;

const list = (of: (at: number) => string) => Array.from({ length: COLUMNS }, (_, at) => of(at)).join(', ');

/** Creates the table that the reads use. */
export async function createTable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    CREATE TABLE bench_page AS
    SELECT id, ${list((at) => `id + ${at} AS number${at}`)}, ${list((at) => `'text ' || id AS text${at}`)},
           ${list((at) => `now() + ${at} * interval '1 day' AS time${at}`)}
      FROM generate_series(1, ${ROWS}) AS id;
    ALTER TABLE bench_page ADD PRIMARY KEY (id)`);
  await client.query('VACUUM ANALYZE bench_page');
  await client.end();
}

/** Returns a prepared statement that reads `rows` consecutive rows from a random one on, by an index. */
export function pageRead(rows: number): { name: string; text: string; values: number[] } {
  const from = 1 + Math.floor(Math.random() * (ROWS - rows));
  return {
    name: 'bench-page',
    text: 'SELECT * FROM bench_page WHERE id >= $1 AND id < $2',
    values: [from, from + rows],
  };
}

/**
 * Runs `read` with `callers` parallel callers for `seconds`. Returns reads per second, the microseconds of this
 * process's CPU for each, the p99 in ms, and the number of failures.
 */
export async function measure(read: () => Promise<unknown>, callers: number, seconds: number) {
  const times: number[] = [];
  let failures = 0;
  const cpu = process.cpuUsage();
  const until = performance.now() + seconds * 1000;
  const call = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      try {
        await read();
        times.push(performance.now() - began);
      } catch {
        failures += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  return {
    cpu: Math.round((user + system) / times.length),
    aSecond: Math.round(times.length / seconds),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    failures,
  };
}
