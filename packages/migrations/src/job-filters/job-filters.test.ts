import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MIGRATIONS_DIR, readMigrations } from '../read-migrations.ts';
import { withFilterColumns } from './schema-columns.ts';
import { searchChange } from './search-view.ts';

const SCHEMA = readFileSync(new URL('../../../../prisma/schema.prisma', import.meta.url), 'utf8');
const MIGRATIONS = (await readMigrations(MIGRATIONS_DIR)).map(({ sql }) => sql).join('\n');

const REMEDY = 'the database and JOB_FILTERS differ: run `pnpm db:change <name-of-the-change>`';

it('the schema has the columns of all filters', () => {
  expect(withFilterColumns(SCHEMA) === SCHEMA, REMEDY).toBe(true);
});

it('the migrations have the view and the triggers of all filters', () => {
  expect(searchChange(MIGRATIONS), REMEDY).toBe('');
});

it('adds the enum, the column and the number that are missing', () => {
  const without = SCHEMA.replace(/^enum Shift \{[^}]*\}\n\n/m, '').replaceAll(/^ {2}shift .*\n/gm, '');
  const changed = withFilterColumns(without);
  expect(changed).toContain(
    '@@map("job_type")\n}\n\nenum Shift {\n  DAY\n  NIGHT\n  ROTATING\n  MORNING\n  EVENING\n  WEEKEND\n\n  @@map("shift")\n}\n\nenum ',
  );
  expect(changed).toMatch(/^model Job \{[^}]*\n {2}shift Shift\?\n\n {2}@@/m);
  expect(changed).toMatch(/^model JobSearch \{[^}]*\n {2}shift Int @default\(0\) @db.SmallInt\n\n {2}@@/m);
});

it('adds a value that an enum lacks', () => {
  const changed = withFilterColumns(SCHEMA.replace('  WEEKEND\n', ''));
  expect(changed).toBe(SCHEMA);
});

it('appends a column that the view lacks, and adds its trigger', () => {
  const without = MIGRATIONS.replaceAll(/,\s*\(CASE job\.shift [^)]*\)::smallint AS shift/g, '').replaceAll(
    'job_search_follows_shift ',
    'other ',
  );
  const sql = searchChange(without);
  const column =
    "(CASE job.shift WHEN 'DAY' THEN 1 WHEN 'NIGHT' THEN 2 WHEN 'ROTATING' THEN 3 WHEN 'MORNING' THEN 4 WHEN 'EVENING' THEN 5 WHEN 'WEEKEND' THEN 6 ELSE 0 END)::smallint AS shift";
  expect(sql.indexOf(column)).toBeGreaterThan(sql.indexOf(' AS words,'));
  expect(sql).toContain('CREATE TRIGGER job_search_follows_shift AFTER UPDATE OF shift ON job\n');
});

it('replaces an expression that differs, in its place', () => {
  const sql = searchChange(MIGRATIONS.replaceAll("WHEN 'PG' THEN 4", "WHEN 'PG' THEN 5"));
  expect(sql).toMatch(/AS job_type,\n {2}\(CASE job\.qualification [^)]* WHEN 'PG' THEN 4 ELSE 0 END\)/);
  expect(sql).not.toContain('TRIGGER');
});
