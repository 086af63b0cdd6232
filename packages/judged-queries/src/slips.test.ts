import { expect, it } from 'vitest';
import { misspelt, randomOf } from './slips.ts';

it.each(['plumber', 'रसोइया', 'swayampaki', 'ड्रायव्हर'])('misspells %s in one place, repeatably', (word) => {
  const slips = (seed: number) => {
    const random = randomOf(seed);
    return Array.from({ length: 50 }, () => misspelt(word, random));
  };
  expect(slips(1)).toEqual(slips(1));
  for (const slip of slips(2)) {
    expect(slip).not.toBe(word);
    expect(Math.abs((slip ?? '').length - word.length)).toBeLessThanOrEqual(1);
  }
});

it('leaves alone what is no word', () => {
  expect(misspelt('20000', randomOf(1))).toBeNull();
});
