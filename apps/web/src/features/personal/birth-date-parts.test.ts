import { expect, it } from 'vitest';
import { joinParts, splitDay } from './birth-date-parts.ts';

it.each([
  ['1999-04-02', { day: '2', month: '4', year: '1999' }],
  ['1960-12-31', { day: '31', month: '12', year: '1960' }],
])('splits %s and joins it again', (day, parts) => {
  expect(splitDay(day)).toEqual(parts);
  expect(joinParts(parts)).toBe(day);
});

it.each(['', '1999', '1999-4-2', 'x1999-04-02'])('splits %j to nothing', (text) => {
  expect(splitDay(text)).toEqual({ day: '', month: '', year: '' });
});

it.each(['day', 'month', 'year'] as const)('gives no date without its %s', (missing) => {
  expect(joinParts({ day: '2', month: '4', year: '1999', [missing]: '' })).toBe('');
});

it('keeps a day that does not exist, so that the form can refuse it', () => {
  expect(joinParts({ day: '31', month: '2', year: '1999' })).toBe('1999-02-31');
});
