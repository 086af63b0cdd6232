import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

it.each([
  ['cok', ['clerk', 'cook', 'cashier'], 'cook'],
  ['cook', ['cooks', 'cook', 'coo'], 'cook'],
  ['taylor', ['trailer', 'tailor'], 'tailor'],
  ['Min Pay', ['payMax', 'payMin'], 'payMin'],
  ['SUB profile', ['profile', 'subProfile'], 'subProfile'],
])('the name nearest to %s of %j is %s', (text, names, nearest) => {
  expect(nearestName(text, names)).toBe(nearest);
  expect(nearestName(text, names.toReversed())).toBe(nearest);
});

it.each([
  ['ab', 'abcd', true],
  ['ab', 'abcde', false],
  ['abcdefghi', 'abcdefghixyz', true],
  ['abcdefghi', 'abcdefghiwxyz', false],
])('%s may stand for %s: %s', (text, name, isClose) => {
  expect(nearestName(text, [name])).toBe(isClose ? name : undefined);
});
