import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureHooks } from './hooks.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/**
 * The environment of a developer's shell, without the variables that CI and Git hooks set, because with those git
 * would use another repository.
 */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(CI|LEFTHOOK|GIT_.*)$/.test(name)),
);
const options = { node: process.execPath, program: join(ROOT, 'node_modules/lefthook/bin/index.js'), env };

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nukkad-hooks-'));
  copyFileSync(join(ROOT, 'lefthook.yml'), join(home, 'lefthook.yml'));
});
afterEach(() => rmSync(home, { recursive: true }));

const initialize = () => execFileSync('git', ['init', '--quiet', home], { env });
const hook = (name: string) => readFileSync(join(home, '.git/hooks', name), 'utf8');

it('puts the hooks into a checkout, and does so again without harm', async () => {
  initialize();
  for (const _ of [1, 2]) expect(await ensureHooks(home, options)).toBe('format on commit, check on push');
  expect(hook('pre-commit')).toContain('lefthook');
  expect(hook('pre-push')).toContain('lefthook');
  expect(hook('commit-msg')).toContain('lefthook');
});

it.each([{ CI: 'true' }, { LEFTHOOK: '0' }])('does nothing where %o is set', async (setting) => {
  initialize();
  expect(await ensureHooks(home, { ...options, env: { ...env, ...setting } })).toBe('left out');
  expect(() => hook('pre-commit')).toThrow('ENOENT');
});

it('does nothing in a copy without git, nor in a linked worktree', async () => {
  expect(await ensureHooks(home, options)).toBe('no checkout of its own');
  writeFileSync(join(home, '.git'), 'gitdir: /elsewhere');
  expect(await ensureHooks(home, options)).toBe('no checkout of its own');
});

it.each(['commit-msg', 'pre-commit', 'pre-push'])('leaves a %s of one’s own in place', async (name) => {
  initialize();
  mkdirSync(join(home, '.git/hooks'), { recursive: true });
  writeFileSync(join(home, '.git/hooks', name), '#!/bin/sh\n');
  chmodSync(join(home, '.git/hooks', name), 0o755);
  expect(await ensureHooks(home, options)).toBe('your own are left in place');
  expect(hook(name)).toBe('#!/bin/sh\n');
});

it('fails nothing where the tool does not run', async () => {
  initialize();
  const broken = { ...options, program: join(home, 'missing.js') };
  expect(await ensureHooks(home, broken)).toBe('could not be put in place');
});
