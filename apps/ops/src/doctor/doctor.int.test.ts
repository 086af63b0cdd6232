import { join } from 'node:path';
import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { createDatabase } from '@nukkad/db';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { doctorContextOf, lines } from '../testing/doctor-context.ts';
import { useOps } from '../testing/start-ops.ts';
import { examine } from './examine.ts';

const test = useOps();
const contextWith = doctorContextOf(test);

describe('ops doctor', () => {
  const call = (container: typeof test.container, ...words: string[]) =>
    run(['doctor', ...words], { openContainer: async () => container });

  it('needs no key, prints a line for each check, and ends with 1 because one fails', async () => {
    const { code, text } = await call(test.container, '--json');
    const rows = JSON.parse(text) as { check: string; state: string; found: string; todo: string }[];
    expect(code).toBe(1);
    expect([...new Set(rows.map(({ check }) => check))]).toEqual([
      'version',
      'mode',
      'keys',
      'store',
      'disk',
      'database',
      'postgis',
      'migrations',
      'clock',
      'background',
      'backup',
    ]);
    for (const { check, state, todo } of rows) expect([check, todo !== '']).toEqual([check, state !== 'ok']);
    expect((await call(test.container)).text).toMatch(
      /^fail {3}background +no background task has ever run → a worker must run/m,
    );
  });

  it('reports once that the database cannot be reached, without its password; the other checks go on', async () => {
    const config = readCoreConfig({
      DATABASE_URL: 'postgresql://nukkad:hidden@127.0.0.1:9/x',
      JWT_SECRET: 's'.repeat(32),
      DATA_DIR: join(test.folder, 'data'),
    });
    const away = createContainer(
      { config, database: createDatabase({ url: config.DATABASE_URL, poolSize: 1 }) },
      () => {},
    );
    const { code, text } = await call(away, '--json');
    const rows = JSON.parse(text) as Parameters<typeof lines>[0];
    expect(code).toBe(1);
    expect(text).not.toContain('hidden');
    expect(lines(rows).slice(-2)).toEqual([
      ['disk', expect.any(String), expect.any(String)],
      ['database', 'fail', expect.stringContaining('127.0.0.1:9 does not answer')],
    ]);
    await away.database.close();
  });

  it('reports a check that throws as a failed one', async () => {
    const diskOf = () => Promise.reject(new Error('EIO: i/o error'));
    expect(lines(await examine(contextWith({}, { diskOf })))).toContainEqual([
      'disk',
      'fail',
      'it could not be looked at: EIO: i/o error',
    ]);
  });
});
