import { expect, it } from 'vitest';
import { runInSlices } from './search-language.ts';

it('lets the event loop run after every slice, and returns the result', async () => {
  let time = 0;
  const turns: number[] = [];
  function* steps() {
    for (let at = 1; at <= 24; at += 1) {
      time += 1;
      setImmediate(() => turns.push(at));
      yield;
    }
    return 'done';
  }
  expect(await runInSlices(steps(), () => time)).toBe('done');
  // The callbacks of the first two slices have run before the end of the third one.
  expect(turns.slice(0, 16)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
});
