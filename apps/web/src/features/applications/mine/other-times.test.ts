import { expect, it } from 'vitest';
import { daysToChoose, timeOf } from './other-times.ts';

it.each([
  ['23:59 in India', '2026-11-27T18:29:00Z', '2026-11-28'],
  ['00:01 in India', '2026-11-27T18:31:00Z', '2026-11-29'],
  ['23:59 in UTC', '2026-11-27T23:59:00Z', '2026-11-29'],
  ['00:01 in UTC', '2026-11-28T00:01:00Z', '2026-11-29'],
])('at %s the days start with tomorrow in India', (_name, now, first) => {
  const days = daysToChoose(new Date(now));
  expect(days).toHaveLength(4);
  expect(days[0]).toBe(first);
});

it('is a time in India', () => {
  expect(timeOf('2026-11-28', '10')).toBe('2026-11-28T04:30:00.000Z');
  expect(timeOf('2026-11-28', '5')).toBe('2026-11-27T23:30:00.000Z');
});
