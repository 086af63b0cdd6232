import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which others have their turn. */
const SLICE = 8;

/** Runs a long work in slices: between two of them the event loop serves whoever waits. */
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  now: () => number = () => performance.now(),
): Promise<Result> {
  for (let begun = now(); ; ) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (now() - begun < SLICE) continue;
    await nextTurn();
    begun = now();
  }
}
