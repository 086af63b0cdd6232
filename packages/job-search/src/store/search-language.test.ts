import { expect, it } from 'vitest';
import { inSlices } from './search-language.ts';

it('gives others a turn after every slice, and answers what the steps come to', async () => {
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
  expect(await inSlices(steps(), () => time)).toBe('done');
  // Those of the first two slices were served while the third one ran, or before.
  expect(turns.slice(0, 16)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
});
