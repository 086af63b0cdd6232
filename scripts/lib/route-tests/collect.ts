import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteCall } from '../../../packages/testing/src/record-route-calls.ts';
import { runShown } from '../turbo.ts';
import { contractRoutes } from './routes.ts';

/** A call with the file of its test, from the root. */
export interface FoundCall extends RouteCall {
  readonly file: string;
}

const FOLDER = '.nukkad/route-tests';
const flat = (file: string) => file.replaceAll('/', '__');

/** The test files that start the API. */
function testFiles(root: string): string[] {
  const args = ['grep', '--untracked', '-l', 'startTestApp', '--', 'apps/*.test.ts'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

const CONTRACT = JSON.stringify(
  contractRoutes.map(({ key, auth, subject, refusals }) => [key, auth, subject, refusals]),
);

/** A recording holds for the test file as it is; for one that goes over all routes also for those. */
function recordingOf(root: string, file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const goesOverAll = /Object\.(entries|values)\(routes\)/.test(text);
  const hash = createHash('sha256')
    .update(text)
    .update(goesOverAll ? CONTRACT : '')
    .digest('hex')
    .slice(0, 16);
  return join(root, FOLDER, `${flat(file)}.${hash}.jsonl`);
}

/** Runs the test files of one app with the recorder on; their recordings count only when all of them pass. */
async function record(root: string, app: string, files: readonly string[]): Promise<void> {
  const fresh = join(root, FOLDER, 'fresh');
  rmSync(fresh, { recursive: true, force: true });
  const args = ['run', '--config', '../../vitest.config.ts', '--project', 'int'];
  const env = { ...process.env, NUKKAD_ROUTE_CALLS: fresh };
  const paths = files.map((file) => join(root, file));
  if (
    (await runShown(join(root, app), join(root, 'node_modules/.bin/vitest'), [...args, ...paths], env)) !== 0
  ) {
    throw new Error('the tests must pass before they can be told by what they do');
  }
  for (const file of files) {
    for (const old of readdirSync(join(root, FOLDER))) {
      if (old.startsWith(`${flat(file)}.`)) rmSync(join(root, FOLDER, old));
    }
    const made = join(fresh, `${flat(file)}.jsonl`);
    if (existsSync(made)) renameSync(made, recordingOf(root, file));
  }
}

function callsOf(root: string, file: string): FoundCall[] {
  const recording = recordingOf(root, file);
  if (!existsSync(recording)) return [];
  const lines = readFileSync(recording, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => ({ file, ...(JSON.parse(line) as RouteCall) }));
}

/** Every call that the tests make; runs those that changed since they were recorded, or all of them. */
export async function collectCalls(root: string, { all }: { all: boolean }): Promise<FoundCall[]> {
  const files = testFiles(root);
  const stale = files.filter((file) => all || !existsSync(recordingOf(root, file)));
  const byApp = Map.groupBy(stale, (file) => file.split('/').slice(0, 2).join('/'));
  for (const [app, its] of byApp) await record(root, app, its);
  return files.flatMap((file) => callsOf(root, file));
}
