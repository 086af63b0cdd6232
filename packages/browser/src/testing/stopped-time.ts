import { vi } from 'vitest';

/** Milliseconds from which a timer counts as long. */
const LONG_MS = 1000;

/** The real timers, also while a test has replaced them. */
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

let running: Set<ReturnType<typeof setTimeout>> = new Set();

/**
 * Stops the clock of a page at a time, so that a slow machine sees the same page as a fast one. Short timers, such as the
 * pause after typing, run in the next task. Long timers and intervals never run.
 */
export function stopTime(now: string): void {
  const at = Date.parse(now);
  const StoppedDate = new Proxy(Date, {
    construct: (Original, values) => Reflect.construct(Original, values.length === 0 ? [at] : values),
    get: (Original, name) => (name === 'now' ? () => at : Reflect.get(Original, name)),
  });
  vi.stubGlobal('Date', StoppedDate);
  const started = new Set<ReturnType<typeof setTimeout>>();
  running = started;
  const start = (run: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) => {
    if (milliseconds >= LONG_MS) return startTimer(() => undefined, 0);
    const timer = startTimer(() => {
      started.delete(timer);
      run(...values);
    }, 0);
    started.add(timer);
    return timer;
  };
  const stop = (timer?: ReturnType<typeof setTimeout>) => {
    if (timer !== undefined) started.delete(timer);
    stopTimer(timer);
  };
  vi.stubGlobal('setTimeout', start);
  vi.stubGlobal('clearTimeout', stop);
  vi.stubGlobal('setInterval', () => 0);
}

const nextTask = () => new Promise((resolve) => startTimer(resolve, 0));

/** What React stores of a root: whether it has updates to render, and whether a rendered one waits for its commit. */
interface FiberRoot {
  readonly pendingLanes: number;
  readonly timeoutHandle: unknown;
}
const NO_TIMEOUT = -1;

/**
 * Returns whether React has committed everything. It holds back the content of a `Suspense` that has loaded for up to 300 ms, so
 * a page that has stopped changing may still change.
 */
function isCommitted(): boolean {
  return [...document.body.children].every((host) => {
    const entries: [string, { readonly stateNode: FiberRoot }][] = Object.entries(host);
    const container = entries.find(([name]) => name.startsWith('__reactContainer$'))?.[1];
    if (container === undefined) return true;
    const { pendingLanes, timeoutHandle } = container.stateNode;
    return pendingLanes === 0 && timeoutHandle === NO_TIMEOUT;
  });
}

/** For how many tasks in a row a page must not change. */
const QUIET_ROUNDS = 4;
/** A page that changes in more rounds, and for more milliseconds, has an endless animation, for example. */
const MOST_ROUNDS = 1000;
const PATIENCE_MS = 20_000;

/** Waits until imported code has loaded, no short timer is left, and the page has stopped changing. */
export async function untilQuiet(settled: () => Promise<void>): Promise<void> {
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  let quiet = 0;
  const began = performance.now();
  for (let round = 0; quiet < QUIET_ROUNDS; round += 1) {
    // A slow machine needs many rounds until it has loaded a part of the page.
    if (round >= MOST_ROUNDS && performance.now() - began > PATIENCE_MS)
      throw new Error('the page goes on changing');
    isChanged = false;
    // `settled` schedules an update, which interrupts what React renders at a lower priority. On a slow machine, React would
    // begin that again and again.
    if (isCommitted()) await settled();
    await vi.dynamicImportSettled();
    await nextTask();
    const hasChanged = observer.takeRecords().length > 0 || isChanged;
    quiet = hasChanged || running.size > 0 || !isCommitted() ? 0 : quiet + 1;
  }
  observer.disconnect();
}
