import { expect, test } from 'vitest';
import { shortPay } from './short-pay.ts';

test.each([
  [15_000, 20_000, '15–20'],
  [12_500, 12_500, '12.5'],
  [15_010, 15_040, '15'],
  [15_000, null, '15'],
  [null, 20_000, '20'],
  [null, null, null],
])('%j to %j is %j', (min, max, expected) => {
  expect(shortPay({ min, max })).toBe(expected);
});
