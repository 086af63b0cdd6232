import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { describeStatement } from '@nukkad/db/testing/describe-statement.ts';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDeploy } from './migrate-deploy.ts';
import { MIGRATIONS_DIR, readMigrations } from './read-migrations.ts';
import { schemaDifference } from './testing/schema-difference.ts';

/**
 * The fixture that `test/freeze-release.ts` writes: the schema and rows of the last release, and the statements of
 * its servers.
 */
const RELEASES = fileURLToPath(new URL('../test/releases/', import.meta.url));
const COLUMNS = `
  SELECT table_name AS "table", column_name AS name, udt_name AS type, is_nullable = 'YES' AS "mayBeNull",
         column_default IS NOT NULL OR is_generated = 'ALWAYS' AS "fillsItself"
    FROM information_schema.columns
    JOIN pg_class ON relname = table_name AND relnamespace = 'public'::regnamespace AND relkind = 'r'
   WHERE table_schema = 'public' AND table_name NOT IN ('spatial_ref_sys', '_prisma_migrations')
   ORDER BY 1, 2`;

interface TableColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly mayBeNull: boolean;
  readonly fillsItself: boolean;
}

const [version = ''] = readdirSync(RELEASES)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.replace(/\.sql$/, ''))
  .sort((a, b) => b.localeCompare(a, undefined, { numeric: true }));

let url: string;
let drop: () => Promise<void>;
let before: { columns: TableColumn[]; rows: Record<string, string> };
let after: TableColumn[];

const readColumns = async (client: pg.Client): Promise<TableColumn[]> =>
  (await client.query<TableColumn>(COLUMNS)).rows;

/** Returns all rows of the release's tables, with the columns of that release. */
async function readRows(client: pg.Client, columns: readonly TableColumn[]): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table).map(({ name }) => `"${name}"::text`);
    const read = await client.query(
      `SELECT coalesce(jsonb_agg(r ORDER BY r::text), '[]')::text AS rows
         FROM (SELECT jsonb_build_array(${own.join(', ')}) AS r FROM "${table}") t`,
    );
    rows[table] = read.rows[0].rows;
  }
  return rows;
}

beforeAll(async () => {
  ({ url, drop } = await createEmptyDatabase());
  const sql = await readFile(`${RELEASES}${version}.sql`, 'utf8');
  // The dump clears the search path of its session.
  await withClient(url, (client) => client.query(sql));
  before = await withClient(url, async (client) => {
    const columns = await readColumns(client);
    return { columns, rows: await readRows(client, columns) };
  });
  await migrateDeploy(url);
  after = await withClient(url, readColumns);
});

afterAll(() => drop());

describe(`a database of release ${version}, brought up to this version`, () => {
  it('has all migrations, and the schema that Prisma knows', async () => {
    expect(before.columns.length).toBeGreaterThan(400);
    const { rows } = await withClient(url, (client) =>
      client.query('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1'),
    );
    const all = (await readMigrations(MIGRATIONS_DIR)).map(({ name }) => name);
    expect(rows.map(({ migration_name }) => migration_name)).toEqual(all);
    expect(await schemaDifference(url)).toContain('No difference detected');
  });

  it('still has every row as it was', async () => {
    const rows = await withClient(url, (client) => readRows(client, before.columns));
    expect(Object.values(before.rows).filter((list) => list !== '[]').length).toBeGreaterThan(12);
    expect(rows).toEqual(before.rows);
  });

  it('still has every column that the servers of that release read and write', () => {
    const now = new Map(after.map((column) => [`${column.table}.${column.name}`, column]));
    for (const { table, name, type, mayBeNull, fillsItself } of before.columns) {
      const column = now.get(`${table}.${name}`);
      expect(column, `${table}.${name}`).toMatchObject({ type });
      if (mayBeNull) expect(column, `${table}.${name} takes NULL`).toMatchObject({ mayBeNull });
      if (fillsItself) expect(column, `${table}.${name} fills itself`).toMatchObject({ fillsItself });
    }
  });

  it('requires nothing that those servers do not send', () => {
    const tables = new Set(before.columns.map(({ table }) => table));
    const known = new Set(before.columns.map(({ table, name }) => `${table}.${name}`));
    const demanded = after.filter(
      ({ table, name, mayBeNull, fillsItself }) =>
        tables.has(table) && !known.has(`${table}.${name}`) && !mayBeNull && !fillsItself,
    );
    expect(demanded).toEqual([]);
  });

  it('accepts every statement that they send', async () => {
    const file = await readFile(`${RELEASES}${version}.statements.json`, 'utf8');
    const statements = JSON.parse(file) as Record<string, string[]>;
    expect(Object.keys(statements).length).toBeGreaterThan(80);
    const refused: string[] = [];
    await withClient(url, async (client) => {
      for (const [name, texts] of Object.entries(statements))
        for (const text of texts)
          await describeStatement(client, text).catch((error: Error) =>
            refused.push(`${name}: ${error.message}`),
          );
    });
    expect(refused).toEqual([]);
  });
});
