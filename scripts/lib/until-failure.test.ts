import { describe, expect, it } from 'vitest';
import { type Finished, runUntilFailure, type Work } from './until-failure.ts';

const passes: Work<boolean> = async (output) => {
  output.line('passes');
  return true;
};
const fails: Work<boolean> = async (output) => {
  output.line('fails');
  return false;
};
/** Ends only when it is told to. */
const lasts: Work<boolean> = (_, signal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false));
  });

async function run(...works: Work<boolean>[]) {
  const seen: Finished<boolean>[] = [];
  const failed = await runUntilFailure(
    works,
    (result) => !result,
    (one) => seen.push(one),
  );
  return { failed, seen };
}

describe('runUntilFailure', () => {
  it('runs all that pass', async () => {
    const { failed, seen } = await run(passes, passes);
    expect(failed).toBeUndefined();
    expect(seen.map(({ index, output }) => [index, output])).toEqual([
      [0, 'passes\n'],
      [1, 'passes\n'],
    ]);
  });

  it('ends the others when one fails, and tells nothing of them', async () => {
    const { failed, seen } = await run(lasts, passes, fails, lasts);
    expect(failed).toEqual({ index: 2, result: false, output: 'fails\n' });
    expect(seen.map(({ index }) => index)).toEqual([1, 2]);
  });

  it('tells of the first of two that fail', async () => {
    const { failed, seen } = await run(fails, fails);
    expect(failed?.index).toBe(0);
    expect(seen).toHaveLength(1);
  });
});
