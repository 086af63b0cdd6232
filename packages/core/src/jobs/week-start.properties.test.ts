import { DAY_MS, WEEK_MS } from '@nukkad/domain/durations.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weekStart } from './week-start.ts';

it.each([
  ['Sunday, 23:59 in India', '2026-11-22T18:29:00Z', '2026-11-16'],
  ['Monday, 00:01 in India', '2026-11-22T18:31:00Z', '2026-11-23'],
  ['Sunday, 23:59 in UTC', '2026-11-22T23:59:00Z', '2026-11-23'],
  ['Monday, 00:01 in UTC', '2026-11-23T00:01:00Z', '2026-11-23'],
])('the week of %s (%s) begins on %s', (_name, moment, monday) => {
  expect(weekStart(new Date(moment))).toEqual(new Date(`${monday}T00:00:00+05:30`));
});

it('a week has seven days, and all of them begin it at the same moment', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 6 }), (moment, days) => {
      const monday = weekStart(moment);
      expect(weekStart(new Date(monday.getTime() + days * DAY_MS))).toEqual(monday);
      expect(weekStart(new Date(monday.getTime() + WEEK_MS)).getTime()).toBe(monday.getTime() + WEEK_MS);
      expect(weekStart(new Date(monday.getTime() - 1)).getTime()).toBe(monday.getTime() - WEEK_MS);
    }),
  );
});
