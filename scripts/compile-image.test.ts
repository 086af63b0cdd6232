import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nukkad-compiled-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function compile(...entries: string[]) {
  return spawnSync(process.execPath, ['docker/compile.mjs', ...entries], {
    cwd: root,
    // The settings of a server that would start are not handed on.
    env: {
      NODE_COMPILE_CACHE: folder,
      DATABASE_URL: 'postgresql://localhost/none',
      JWT_SECRET: 'x'.repeat(32),
    },
    encoding: 'utf8',
  });
}

const storedModules = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

it('stores the compiled modules of a server', () => {
  const { status, stderr } = compile('apps/chat/src/server.ts');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(storedModules().length).toBeGreaterThan(200);
});

it('fails for a server that cannot load a module', () => {
  const { status, stderr } = compile('apps/chat/src/no-server.ts');
  expect(status).toBe(1);
  expect(stderr).toContain('apps/chat/src/no-server.ts did not load');
});

it('fails without an entry', () => {
  expect(compile().status).toBe(1);
});
