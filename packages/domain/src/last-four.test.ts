import { expect, it } from 'vitest';
import { readLastFour } from './last-four.ts';

it.each([
  ['1234', '1234'],
  ['0000', '0000'],
  [' 12 34 ', '1234'],
  ['12-34', '1234'],
  ['१२३४', '1234'],
])('reads the last four digits of %s', (typed, digits) => {
  expect(readLastFour(typed)).toBe(digits);
});

it.each(['', '123', '12345', '234567890123', '2345 6789 0123', 'XXXX1234', '12a4', '１２３４'])(
  'rejects %s, which is not four digits',
  (typed) => {
    expect(readLastFour(typed)).toBeNull();
  },
);
