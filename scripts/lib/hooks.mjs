import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './install.mjs';

const NAMES = ['commit-msg', 'pre-commit', 'pre-push'];

/** Whether the developer has installed other Git hooks, which must not be replaced.
 * @param {string} folder */
function hasOwnHooks(folder) {
  const files = NAMES.map((name) => join(folder, name)).filter((file) => existsSync(file));
  return files.some((file) => !readFileSync(file, 'utf8').includes('lefthook'));
}

/**
 * Installs the Git hooks of `lefthook.yml`. Does nothing in CI, in a linked worktree (which shares the hooks of the main
 * one), or in a copy without `.git`. Never throws, so that a start cannot fail because of hooks.
 * @param {string} root @param {{ node: string, env?: Record<string, string | undefined>, program?: string }} options
 * @returns {Promise<string>} a note on the result, to print
 */
export async function ensureHooks(root, { node, env = process.env, program }) {
  if (env.CI || env.LEFTHOOK === '0') return 'left out';
  const git = join(root, '.git');
  if (!statSync(git, { throwIfNoEntry: false })?.isDirectory()) return 'no checkout of its own';
  if (hasOwnHooks(join(git, 'hooks'))) return 'your own are left in place';
  const lefthook = program ?? join(root, 'node_modules/lefthook/bin/index.js');
  return runQuietly(node, [lefthook, 'install'], { cwd: root, env }).then(
    () => 'format on commit, check on push',
    () => 'could not be put in place',
  );
}
