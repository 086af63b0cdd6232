import { Random } from '@nukkad/domain/random.ts';
import { describe, expect, it } from 'vitest';
import { WeightedIndex } from './weighted.ts';

describe('WeightedIndex', () => {
  it('draws in proportion to the weights, and never one of weight zero', () => {
    const pick = new WeightedIndex([5, 0, 3, 2]);
    const random = new Random().restart(1, 1, 1);
    const drawn = [0, 0, 0, 0];
    for (let draw = 0; draw < 100_000; draw++) {
      const index = pick.pick(random);
      drawn[index] = (drawn[index] as number) + 1;
    }
    expect(drawn[1]).toBe(0);
    expect((drawn[0] as number) / 100_000).toBeCloseTo(0.5, 1);
    expect((drawn[2] as number) / 100_000).toBeCloseTo(0.3, 1);
    expect((drawn[3] as number) / 100_000).toBeCloseTo(0.2, 1);
  });

  it('refuses weights that add up to zero', () => {
    expect(() => new WeightedIndex([0, 0])).toThrow(RangeError);
  });
});

describe('Random', () => {
  it('gives the same numbers after the same restart, and others for the next index', () => {
    const take = (index: number) => {
      const random = new Random().restart(5, 2, index);
      return Array.from({ length: 8 }, () => random.uint32());
    };
    expect(take(10)).toEqual(take(10));
    expect(take(10)).not.toEqual(take(11));
  });

  it('is uniform over its range', () => {
    const random = new Random().restart(3, 3, 3);
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 100_000; draw++) {
      const tenth = random.below(10);
      tenths[tenth] = (tenths[tenth] as number) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
