import { describe, expect, it } from 'vitest';
import { databaseAccess } from './database-access.ts';

const check = (path: string, text: string) => databaseAccess.run([{ path, text }], '') as string[];

const USE_CASE = 'apps/api/src/modules/jobs/view-job.ts';
const QUERIES = 'apps/api/src/modules/jobs/jobs.queries.ts';

describe('database access', () => {
  it.each([
    ["const a = 'SELECT id FROM job';", "'SELECT"],
    ['const a = `\n  INSERT INTO job (id) VALUES (1)`;', '`\n  INSERT INTO'],
    ['rows(tx, "DELETE FROM job WHERE true");', '"DELETE FROM'],
    ["rows(tx, 'UPDATE job SET title = 1');", "'UPDATE job SET"],
    ["rows(tx, 'UPDATE job j SET title = 1');", "'UPDATE job j SET"],
    ['const a = `WITH a AS (SELECT 1) SELECT`;', '`WITH a AS ('],
    ['await tx.$queryRaw(x);', '$queryRaw'],
    ['await tx.$executeRawUnsafe(x);', '$executeRawUnsafe'],
    ['const a = Prisma.sql;', 'Prisma.sql'],
    ["import { sql } from '@nukkad/db/sql.ts';", "import { sql } from '@nukkad/db/sql.ts'"],
    [
      "import { type Query, raw } from '@nukkad/db/sql.ts';",
      "import { type Query, raw } from '@nukkad/db/sql.ts'",
    ],
  ])('refuses SQL in a use-case: %s', (text, found) => {
    expect(check(USE_CASE, text)).toEqual([`${USE_CASE}:1 SQL belongs into a *.queries.ts: ${found}`]);
  });

  it.each([
    'database.prisma;',
    'tx.job.findUniqueOrThrow({});',
    'tx.job.createMany({});',
    'tx.job.updateMany({});',
    'tx.job.upsert({});',
    'tx.job.deleteMany({});',
    'tx.job.count({});',
    'tx.job.aggregate({});',
    'tx.job.groupBy({});',
    'tx.query(x);',
  ])('refuses in a file of queries: %s', (text) => {
    expect(check(QUERIES, text)).toHaveLength(1);
  });

  it.each([
    [USE_CASE, "import type { Query } from '@nukkad/db/sql.ts';\nawait tx.query(selectJob(id));"],
    [USE_CASE, "import { type RowOf } from '@nukkad/db/sql.ts';\nawait tx.job.findMany({});"],
    [USE_CASE, "const a = 'select one of these';"],
    [USE_CASE, "const a = 'WITH';"],
    [QUERIES, 'export const selectJob = (id: string) => sql({ id: uuid })`SELECT id FROM job`;'],
    ['apps/api/src/modules/jobs/jobs.int.test.ts', "tx.query('SELECT 1 FROM job');"],
    ['packages/db/src/client.ts', "pool.query('SELECT 1 ');"],
    ['apps/api/bench/search/a.ts', "pool.query('SELECT 1 ');"],
  ])('leaves %s alone: %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});
