import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLUSTER_DIR, readState } from './cluster-state.ts';
import { type RunningServer, startKeeper } from './start-keeper.ts';

const STARTING = join(CLUSTER_DIR, 'starting');
/** Milliseconds after which a start counts as failed. It can include downloading an image or installing packages. */
const START_TIMEOUT_MS = 300_000;
const CHECK_MS = 200;

/** Takes the lock of starting a server. Returns false if another process has it. */
function takeStart(): boolean {
  mkdirSync(CLUSTER_DIR, { recursive: true });
  const begun = statSync(STARTING, { throwIfNoEntry: false });
  if (begun !== undefined && Date.now() - begun.mtimeMs > START_TIMEOUT_MS) rmSync(STARTING, { force: true });
  try {
    closeSync(openSync(STARTING, 'wx'));
    return true;
  } catch {
    return false;
  }
}

/** The steps of a start. Tests replace them to order them as several processes would. */
interface StartSteps {
  readonly running: () => RunningServer | undefined;
  readonly takeStart: () => boolean;
  readonly start: () => Promise<RunningServer>;
  readonly endStart: () => void;
}

const STEPS: StartSteps = {
  running: readState,
  takeStart,
  start: startKeeper,
  endStart: () => rmSync(STARTING, { force: true }),
};

/** Starts the server in one of several processes; the others wait for it. */
export async function startOnce({ running, takeStart: take, start, endStart }: StartSteps = STEPS) {
  for (;;) {
    const found = running();
    if (found !== undefined) return found;
    if (take()) {
      try {
        // Another process may have started it, and given the lock back, after the check above.
        return running() ?? (await start());
      } finally {
        endStart();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
}
