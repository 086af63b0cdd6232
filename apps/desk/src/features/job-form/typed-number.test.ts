import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['16500', 16_500],
  ['16,500', 16_500],
  ['₹ 16,500/-', 16_500],
  ['Rs.16500', 16_500],
  ['१६५००', 16_500],
  ['१६,५०० रुपये', 16_500],
  ['16500.50', 16_500],
  ['16.500', 16_500],
  ['0016500', 16_500],
  ['12345678', 1_234_567],
  ['', null],
  ['😀', null],
  ['पंद्रह', null],
  ['   ', null],
])('reads %j as %j', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});
