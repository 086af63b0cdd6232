import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MigrateOptions, MigrationLocked, migrateDeploy } from './migrate-deploy.ts';

let url: string;
let drop: () => Promise<void>;
let directory: string;

const write = async (name: string, sql: string): Promise<void> => {
  await mkdir(join(directory, name), { recursive: true });
  await writeFile(join(directory, name, 'migration.sql'), sql);
};
const migrate = (options: MigrateOptions = {}) =>
  migrateDeploy(url, { directory, lockTimeout: 50, pauses: [0, 0, 0], ...options });
const query = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);
const records = () =>
  query(`SELECT migration_name AS name, finished_at IS NOT NULL AS finished, rolled_back_at IS NOT NULL AS "rolledBack"
           FROM _prisma_migrations ORDER BY started_at`);

/** Starts a transaction that locks the table. Returns the function that releases the lock. */
async function holdTable(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN; SELECT * FROM thing');
  return () => client.end();
}

beforeEach(async () => {
  ({ url, drop } = await createEmptyDatabase());
  directory = await mkdtemp(join(tmpdir(), 'nukkad-locks-'));
  await writeFile(join(directory, 'migration_lock.toml'), 'provider = "postgresql"\n');
  await write(
    '0001_first',
    'CREATE TABLE thing (id INTEGER, word TEXT); INSERT INTO thing VALUES (1, 1), (1, 2);',
  );
  await migrate();
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
  await drop();
});

describe('a migration whose table others use', () => {
  beforeEach(() =>
    write('0002_more', 'CREATE TABLE more (id INTEGER); ALTER TABLE thing ADD COLUMN more INTEGER;'),
  );

  it('gives up its lock request, and tries again', async () => {
    const release = await holdTable();
    const locked: string[] = [];
    const applied = await migrate({
      pauses: Array(200).fill(20),
      onLocked: (name) => {
        locked.push(name);
        if (locked.length === 2) release().catch(() => {});
      },
    });
    expect(applied).toEqual(['0002_more']);
    expect(locked.slice(0, 2)).toEqual(['0002_more', '0002_more']);
    const [first, ...rest] = await records();
    expect(first).toEqual({ name: '0001_first', finished: true, rolledBack: false });
    expect(rest.at(-1)).toEqual({ name: '0002_more', finished: true, rolledBack: false });
    for (const tried of rest.slice(0, -1))
      expect(tried).toEqual({ name: '0002_more', finished: false, rolledBack: true });
  });

  it('fails with an explanation, changes nothing, and can be started again', async () => {
    const release = await holdTable();
    const failed: Error = await migrate({ pauses: [0] }).then(
      () => new Error('was applied'),
      (error: Error) => error,
    );
    expect(failed).toBeInstanceOf(MigrationLocked);
    expect(failed.message).toContain('The migration 0002_more did not get the lock it needs, 2 times');
    expect(await query(`SELECT to_regclass('more') AS more`)).toEqual([{ more: null }]);
    await release();
    expect(await migrate()).toEqual(['0002_more']);
  });

  it('is not retried if it fails for another reason', async () => {
    await write('0002_more', 'SELECT 1 / 0;');
    const locked: string[] = [];
    await expect(migrate({ onLocked: (name) => locked.push(name) })).rejects.toThrow(/division by zero/);
    expect(locked).toEqual([]);
  });
});

describe('an index made CONCURRENTLY', () => {
  it('is applied in a batch of its own', async () => {
    await write('0002_before', 'ALTER TABLE thing ADD COLUMN before INTEGER;');
    await write('0003_index', '-- Why.\nCREATE INDEX CONCURRENTLY thing_id_idx ON thing (id);');
    await write('0004_after', 'ALTER TABLE thing ADD COLUMN after INTEGER;');
    expect(await migrate()).toEqual(['0002_before', '0003_index', '0004_after']);
    expect(
      await query("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('thing_id_idx')"),
    ).toEqual([{ indisvalid: true }]);
    expect(await migrate()).toEqual([]);
  });

  it('leaves nothing behind if it fails, and is created once the reason is gone', async () => {
    await write('0002_index', 'CREATE UNIQUE INDEX CONCURRENTLY "thing_id_key" ON thing (id);');
    await expect(migrate()).rejects.toThrow(/Unique constraint failed/);
    expect(await query(`SELECT to_regclass('thing_id_key') AS index`)).toEqual([{ index: null }]);
    await query(`DELETE FROM thing WHERE word = '2'`);
    expect(await migrate()).toEqual(['0002_index']);
  });

  it('is created again if the process that created it was killed', async () => {
    await write('0002_index', 'CREATE UNIQUE INDEX CONCURRENTLY thing_id_key ON thing (id);');
    await query('CREATE UNIQUE INDEX CONCURRENTLY thing_id_key ON thing (id)').catch(() => []);
    await query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('killed', 'x', '0002_index')`,
    );
    await query(`DELETE FROM thing WHERE word = '2'`);
    expect(await migrate()).toEqual(['0002_index']);
    expect(
      await query(`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('thing_id_key')`),
    ).toEqual([{ indisvalid: true }]);
  });
});
