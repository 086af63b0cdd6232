import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchParent } from './hand-over.mjs';

const LIB = new URL('.', import.meta.url).href;
const START = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).scripts.start;

/** A replacement for run.mjs that prepares nothing and starts the script. */
const RUN = `import { writeFileSync } from 'node:fs';
import { handOver } from '${LIB}hand-over.mjs';
writeFileSync('run.pid', String(process.pid));
handOver(process.execPath, ['starter.mjs'], { cwd: process.cwd(), env: process.env });`;
/** A replacement for start.ts that holds a lock while it and its only server run. */
const STARTER = `import { rmSync, writeFileSync } from 'node:fs';
import { Service } from '${LIB}service.ts';
writeFileSync('lock', String(process.pid));
const server = new Service({ name: 'server', entry: 'server.mjs', cwd: process.cwd(), env: process.env, logFile: 'log' });
writeFileSync('server.pid', String(server.pid));
const end = async () => { await server.stop(5000); rmSync('lock'); process.exit(); };
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(signal, end);
process.channel.unref();`;
const SERVER =
  "import { writeFileSync } from 'node:fs'; writeFileSync('up', ''); setInterval(() => {}, 1000);";

let folder = '';
let npm: ChildProcess;
const file = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nukkad-npm-'));
  writeFileSync(file('run.mjs'), RUN);
  writeFileSync(file('starter.mjs'), STARTER);
  writeFileSync(file('server.mjs'), SERVER);
  // The repository's own line, with this file in the place of run.mjs.
  const start = START.replace('scripts/run.mjs', 'run.mjs');
  writeFileSync(file('package.json'), JSON.stringify({ name: 'x', version: '1.0.0', scripts: { start } }));
});
afterEach(() => rmSync(folder, { recursive: true }));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  // A zombie (a process that has ended but whose exit code was not read yet) counts as ended.
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
}

async function until(condition: () => boolean): Promise<boolean> {
  for (let look = 0; look < 200; look += 1) {
    if (condition()) return true;
    await wait(50);
  }
  return false;
}

async function startWithNpm(): Promise<number[]> {
  npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', env: { ...process.env, NODE_OPTIONS: '' } });
  expect(await until(() => existsSync(file('up')))).toBe(true);
  return ['run.pid', 'lock', 'server.pid'].map((name) => Number(readFileSync(file(name), 'utf8')));
}

describe('a start by npm', () => {
  it.each(['SIGTERM', 'SIGKILL', 'SIGINT'] as const)('leaves nothing running after %s', async (signal) => {
    const pids = await startWithNpm();
    expect(pids.map(isRunning)).toEqual([true, true, true]);
    const left = once(npm, 'exit');
    npm.kill(signal);
    await left;
    const gone = await until(() => !pids.some(isRunning));
    for (const pid of pids.filter(isRunning)) process.kill(pid, 'SIGKILL');
    expect(gone).toBe(true);
    expect(existsSync(file('lock'))).toBe(false);
  });
});

describe('watchParent', () => {
  it.each([
    ['npm, which has gone', true, 1, 1],
    ['npm, which is there', true, 7, 0],
    ['a shell, which has gone', false, 1, 0],
  ])('of a start by %s', (_what, byNpm, ppid, calls) => {
    vi.useFakeTimers();
    const gone = vi.fn();
    watchParent({ ppid }, 7, byNpm, gone);
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    expect(gone).toHaveBeenCalledTimes(calls);
  });
});
