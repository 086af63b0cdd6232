import { expect, it } from 'vitest';
import { busyShare } from './machine.ts';

it.each([
  [{ idle: 100, all: 200 }, { idle: 200, all: 300 }, 0],
  [{ idle: 100, all: 200 }, { idle: 125, all: 300 }, 0.75],
  [{ idle: 100, all: 200 }, { idle: 100, all: 300 }, 1],
  [{ idle: 100, all: 200 }, { idle: 100, all: 200 }, 0],
])('from %o to %o the processors are busy for %d', (before, after, share) => {
  expect(busyShare(before, after)).toBe(share);
});
