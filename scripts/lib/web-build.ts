import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { runQuietly } from './install.mjs';

const INPUTS = [
  'apps/web/src',
  'apps/web/build',
  'apps/web/public',
  'apps/web/worker',
  'apps/web/vite.config.ts',
  'apps/web/vite.worker.config.ts',
  'apps/web/package.json',
  'apps/desk/src',
  'apps/desk/build',
  'apps/desk/public',
  'apps/desk/worker',
  'apps/desk/hire.html',
  'apps/desk/vite.config.ts',
  'apps/desk/package.json',
  'packages/browser/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/i18n/src',
  'packages/ui/src',
  'pnpm-lock.yaml',
];

/**
 * Builds the web app and the companies' site with Turbo, unless `dist` belongs to the present sources. Turbo itself would replace the files from its
 * cache each time, also those that a running server reads.
 */
export async function buildWeb(root: string): Promise<string> {
  const stamp = join(root, 'apps/web/dist/.nukkad-built');
  const now = fingerprint(root, INPUTS);
  if (readStamp(stamp) === now && existsSync(join(root, 'apps/desk/dist/hire.html'))) return 'up to date';
  // Removed first, so that an interrupted build does not count as a finished one.
  rmSync(stamp, { force: true });
  const turbo = join(root, 'node_modules', '.bin', 'turbo');
  const apps = ['--filter=@nukkad/web', '--filter=@nukkad/desk'];
  await runQuietly(turbo, ['run', 'build', ...apps, '--no-update-notifier'], {
    cwd: root,
    env: process.env,
    group: true,
  });
  writeStamp(stamp, now);
  return 'built';
}
