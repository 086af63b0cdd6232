import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ENTRY = fileURLToPath(new URL('../ops.mjs', import.meta.url));
/** Source code of a preloaded module that makes Node report another version. */
const older = (version: string) =>
  `data:text/javascript,${encodeURIComponent(
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  )}`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nukkad-ops-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], env: Record<string, string | undefined> = {}) {
  const options = { env: { ...process.env, DATABASE_URL: undefined, NO_COLOR: '1', ...env } };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [...args], options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('the operators’ entry', () => {
  it('runs a command', async () => {
    const { code, out } = await run([ENTRY, '--help']);
    expect(code).toBe(0);
    expect(out).toContain('settings list');
  });

  it('reports in one line that the database cannot be reached, or DATABASE_URL is missing', async () => {
    const away = await run([ENTRY, 'settings', 'list'], {
      DATABASE_URL: 'postgresql://x:secret@127.0.0.1:9/x',
    });
    expect(away).toEqual({
      code: 1,
      out: '',
      err: 'The database at 127.0.0.1:9 does not answer. Is it running, and is the address right? (DATABASE_URL)\n',
    });
    const missing = await run([ENTRY, 'settings', 'list'], { NUKKAD_HOME: folder });
    expect(missing).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^DATABASE_URL is not set, and no "npm start"/),
    });
  });

  it('finds the database of a running "npm start" by the address stored next to its data', async () => {
    mkdirSync(join(folder, 'home/db'), { recursive: true });
    writeFileSync(join(folder, 'home/db/address'), 'postgresql://postgres@127.0.0.1:9/postgres');
    const { code, err } = await run([ENTRY, 'settings', 'list'], { NUKKAD_HOME: join(folder, 'home') });
    expect([code, err]).toEqual([1, expect.stringContaining('127.0.0.1:9 does not answer')]);
  });

  it.each([
    ['settings', 'lost'],
    ['settings', 'list', '--loud'],
    ['jobs', 'import', '/nowhere.csv', '--encoding', 'latin'],
  ])('explains in one sentence what is wrong with: %s %s', async (...words) => {
    const { code, err } = await run([ENTRY, ...words], { DATABASE_URL: 'postgresql://x@127.0.0.1:9/x' });
    expect(code).not.toBe(0);
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(2);
    expect(err).not.toContain('    at ');
  });

  it('runs the toolchain’s Node if the own one is too old, with the same arguments and exit code', async () => {
    mkdirSync(join(folder, 'with/apps/ops'), { recursive: true });
    mkdirSync(join(folder, 'with/.toolchain/bin'), { recursive: true });
    cpSync(ENTRY, join(folder, 'with/apps/ops/ops.mjs'));
    const node = join(folder, 'with/.toolchain/bin/node');
    writeFileSync(node, '#!/bin/sh\necho "$@"\nexit 3\n', { mode: 0o755 });
    const args = ['--import', older('20.20.2'), join(folder, 'with/apps/ops/ops.mjs'), 'audit', 'list'];
    const { code, out } = await run(args);
    expect({ code, out }).toEqual({
      code: 3,
      out: expect.stringMatching(/--max-old-space-size=\d+ .*apps\/ops\/src\/main\.ts audit list\n$/),
    });
  });

  it.each(['20.20.2', '22.1.0', '23.11.0'])(
    'names the required version to Node %s if there is no toolchain',
    async (version) => {
      mkdirSync(join(folder, 'without/apps/ops'), { recursive: true });
      cpSync(ENTRY, join(folder, 'without/apps/ops/ops.mjs'));
      expect(existsSync(join(folder, 'without/.toolchain'))).toBe(false);
      const { code, err } = await run(['--import', older(version), join(folder, 'without/apps/ops/ops.mjs')]);
      expect({ code, err }).toEqual({
        code: 1,
        err: expect.stringMatching(new RegExp(`^Node 24 or newer is needed; this is ${version}\\. .*\\n$`)),
      });
    },
  );
});
