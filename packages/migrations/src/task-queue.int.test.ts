import { withClient } from '@nukkad/db/testing/connect.ts';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { getRollbackPlans } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareTaskQueue } from './task-queue.ts';

let url: string;
let drop: () => Promise<void>;

const query = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);
const readVersion = async () => (await query('SELECT version FROM pgboss.version'))[0]?.version;
const readTables = () =>
  query(`SELECT c.oid, relname FROM pg_class c WHERE relnamespace = to_regnamespace('pgboss') ORDER BY 1`);

beforeEach(async () => {
  ({ url, drop } = await createEmptyDatabase());
  await prepareTaskQueue(url);
});

afterEach(() => drop());

describe('the tables of the task queue', () => {
  it('are created once', async () => {
    const tables = await readTables();
    expect(tables.map(({ relname }) => relname)).toEqual(
      expect.arrayContaining(['job', 'queue', 'schedule']),
    );
    await prepareTaskQueue(url);
    expect(await readTables()).toEqual(tables);
  });

  it('are brought to the version of the library, with the indexes that are built afterwards', async () => {
    const latest = await readVersion();
    const indexes = () =>
      query(`SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'pgboss' ORDER BY indexname`);
    const expected = await indexes();
    await query(getRollbackPlans('pgboss', latest));
    await query('UPDATE pgboss.version SET bam_on = NULL');
    expect(await readVersion()).toBe(latest - 1);
    expect(await indexes()).not.toEqual(expected);
    await prepareTaskQueue(url);
    expect(await readVersion()).toBe(latest);
    expect(await query(`SELECT status FROM pgboss.bam WHERE status <> 'completed'`)).toEqual([]);
    expect(await indexes()).toEqual(expected);
  });

  it('are not ready if an index cannot be built', async () => {
    await query('UPDATE pgboss.version SET bam_on = NULL');
    await query(`INSERT INTO pgboss.bam (name, version, status, table_name, command)
                 VALUES ('broken', 43, 'pending', 'job_common', 'SELECT 1 / 0')`);
    await expect(prepareTaskQueue(url)).rejects.toThrow(/division by zero/);
  });
});
