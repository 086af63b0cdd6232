import { cpus, loadavg } from 'node:os';

/** Milliseconds over which the machine is watched. */
const SAMPLE_MS = 500;
const SAMPLES = 6;
/** Share of the processors that other programs may use while the figures count. */
export const QUIET_SHARE = 0.15;

interface Ticks {
  readonly idle: number;
  readonly all: number;
}

function readTicks(): Ticks {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.idle + times.user + times.sys + times.nice + times.irq;
  }
  return { idle, all };
}

/** Returns the busy share of the processors (0 to 1) between two readings. @internal */
export function busyShare(before: Ticks, after: Ticks): number {
  const all = after.all - before.all;
  return all > 0 ? 1 - (after.idle - before.idle) / all : 0;
}

async function sample(): Promise<number> {
  const before = readTicks();
  await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  return busyShare(before, readTicks());
}

/**
 * Returns the share of the processors that other programs keep busy, from 0 to 1. Call it while the browser does nothing. The least of
 * several samples counts, because the browser and the site finish work of the page before.
 */
export async function watchMachine(): Promise<number> {
  let least = 1;
  for (let count = 0; count < SAMPLES && least > QUIET_SHARE; count += 1)
    least = Math.min(least, await sample());
  return least;
}

/** Describes how busy the machine is, apart from the measurement. */
export function machineText(share: number): string {
  const load = loadavg()[0] ?? 0;
  return `${Math.round(share * 100)} % of ${cpus().length} processors busy with other work, load ${load.toFixed(1)}`;
}
