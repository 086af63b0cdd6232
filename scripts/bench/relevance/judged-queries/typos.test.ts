import { expect, it } from 'vitest';
import { misspelt, randomOf, withTypo } from './typos.ts';

it.each(['plumber', 'रसोइया', 'swayampaki', 'ड्रायव्हर'])(
  'misspells %s in one place, always in the same one',
  (word) => {
    const typos = (seed: number) => {
      const random = randomOf(seed);
      return Array.from({ length: 50 }, () => misspelt(word, random));
    };
    expect(typos(1)).toEqual(typos(1));
    for (const typo of typos(2)) {
      expect(typo).not.toBe(word);
      expect(Math.abs((typo ?? '').length - word.length)).toBeLessThanOrEqual(1);
    }
  },
);

it('returns null for a number or a word that is too short', () => {
  expect(misspelt('20000', randomOf(1))).toBeNull();
});

it('misspells one of the words of at least four letters in a text', () => {
  const random = randomOf(3);
  for (let draw = 0; draw < 50; draw += 1) {
    const words = withTypo('day job as plumber', random)?.split(' ') ?? [];
    expect(words.slice(0, 3)).toEqual(['day', 'job', 'as']);
    expect(words[3]).not.toBe('plumber');
  }
  expect(withTypo('day job', random)).toBeNull();
});
