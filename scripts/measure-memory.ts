// Prints the memory of a running `npm start`, process by process: what it holds now and its highest (MiB).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserFacingError } from './lib/steps.mjs';

interface Held {
  name: string;
  pid: number;
  now: number;
  highest: number;
}

const MIB = 1024;

function numberIn(text: string, label: string): number {
  return Number(new RegExp(`^${label}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

function parentOf(pid: number): number {
  try {
    return numberIn(readFileSync(`/proc/${pid}/status`, 'utf8'), 'PPid');
  } catch {
    return 0;
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

/** Shared pages count in part (PSS), so that the sum is what the machine really gives. */
function heldBy(pid: number): Held {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const entry = command.find((argument) => argument.endsWith('.ts')) ?? command[0] ?? '';
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const shares = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const name = entry.split('/').slice(-4).join('/');
  return { name, pid, now: numberIn(shares, 'Pss') / MIB, highest: numberIn(status, 'VmHWM') / MIB };
}

/** The process of `npm start`. Throws plainly if none runs, or if it is not this user's to look into. */
function runningStarter(lock: string): number {
  if (!existsSync('/proc/self/smaps_rollup'))
    throw new UserFacingError('Only Linux says how much memory a process holds.');
  const starter = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (!existsSync(`/proc/${starter}`)) {
    throw new UserFacingError(
      `Nothing runs by ${lock}: begin with npm start, then measure in another terminal.`,
    );
  }
  try {
    readFileSync(`/proc/${starter}/smaps_rollup`);
  } catch {
    throw new UserFacingError(
      `npm start (process ${starter}) belongs to another user: measure as that user.`,
    );
  }
  return starter;
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const starter = runningStarter(join(process.env.NUKKAD_HOME ?? join(root, '.nukkad'), 'pid'));
const held = [starter, ...childrenOf(starter)].map(heldBy);
for (const { name, pid, now, highest } of held) {
  const figures = `${now.toFixed(0).padStart(6)} MiB now  ${highest.toFixed(0).padStart(6)} MiB at most`;
  console.log(`${name.padEnd(44)} ${String(pid).padStart(7)} ${figures}`);
}
const sum = held.reduce((total, { now }) => total + now, 0);
console.log(`${'together'.padEnd(52)} ${sum.toFixed(0).padStart(6)} MiB now`);
