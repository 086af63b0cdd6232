import { expect, test } from 'vitest';
import { readPercentage } from './percentage.ts';

test.each([
  ['72.5', 72.5],
  [' 0 ', 0],
  ['100', 100],
  ['', undefined],
  ['  ', undefined],
  ['100.1', null],
  ['-1', null],
  ['A+', null],
])('parses %j as %j', (text, value) => {
  expect(readPercentage(text)).toBe(value);
});
