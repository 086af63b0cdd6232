import { readFileSync } from 'node:fs';
import { runWithPostgres } from '@nukkad/testing/run-with-postgres.ts';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const scripts = ['wal', 'on', 'base', 'restore'].map((name) => [
  `SCRIPT_${name}`,
  read(`../../../../docker/archive/${name}.sh`),
]);

it('a restore to the moment before a bad delete undoes it, and archiving of the log continues', async () => {
  const printed = await runWithPostgres(read('testing/point-in-time.sh'), Object.fromEntries(scripts));
  expect(printed.trim().split('\n')).toEqual([
    'after the bad delete: 10',
    'the same piece again: taken',
    'another piece of that name: refused',
    'over a cluster: refused',
    'before the first copy: refused',
    'at the moment before: 1000',
    'kept again, on timeline 2',
  ]);
});
