import { rmSync } from 'node:fs';
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
  'packages/contract/src',
  'packages/domain/src',
  'packages/i18n/src',
  'packages/ui/src',
  'pnpm-lock.yaml',
];

/**
 * Builds the web app by its task of Turbo, unless the build there belongs to the present sources: Turbo would write it again
 * from its cache beneath the servers that read it. `patient`: with what others leave of the processor.
 */
export async function buildWeb(root: string, patient = false): Promise<string> {
  const stamp = join(root, 'apps/web/dist/.nukkad-built');
  const now = fingerprint(root, INPUTS);
  if (readStamp(stamp) === now) return 'up to date';
  // A build that is cut short must not pass for the one before.
  rmSync(stamp, { force: true });
  const turbo = join(root, 'node_modules', '.bin', 'turbo');
  await runQuietly(turbo, ['run', 'build', '--filter=@nukkad/web', '--no-update-notifier'], {
    cwd: root,
    env: process.env,
    // A start ends it by itself; of a test run it is a part, which a terminal's Ctrl-C reaches.
    group: !patient,
    patient,
  });
  writeStamp(stamp, now);
  return 'built';
}
