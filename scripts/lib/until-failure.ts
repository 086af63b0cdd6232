import { PartOutput } from './part-output.ts';

/** How a work came out: what it printed, too. */
export interface Finished<T> {
  readonly index: number;
  readonly result: T;
  readonly output: string;
}

/** A work that prints to an output, and ends early when the signal aborts. */
export type Work<T> = (output: PartOutput, signal: AbortSignal) => Promise<T>;

/**
 * Runs works side by side until one has failed, and ends the others then. Calls `finished` for each that ended by itself, as it
 * ends, with all that it printed. Returns the one that failed, if any.
 */
export async function runUntilFailure<T>(
  works: readonly Work<T>[],
  hasFailed: (result: T) => boolean,
  finished: (one: Finished<T>) => void,
): Promise<Finished<T> | undefined> {
  const stop = new AbortController();
  let failed: Finished<T> | undefined;
  const running = works.map(async (work, index) => {
    let output = '';
    const shown = new PartOutput((text) => {
      output += text;
    });
    shown.show();
    const result = await work(shown, stop.signal);
    if (failed !== undefined) return;
    const one = { index, result, output };
    if (hasFailed(result)) failed = one;
    finished(one);
    if (failed !== undefined) stop.abort();
  });
  await Promise.all(running);
  return failed;
}
