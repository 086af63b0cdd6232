import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestBirthDay, readBirthDay } from './birth-date.ts';
import { DAY_MS } from './durations.ts';
import { isHrOpen } from './hr-window.ts';
import { indiaDay, indiaHour, readDay, startOfIndiaDay, yearsBefore } from './india-day.ts';

const moments = fc.date({
  min: new Date('1950-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
});
/** Moments around midnight in India and in UTC, at which the two days differ. */
const MIDNIGHTS: readonly [string, string, string][] = [
  ['23:59 in India', '2026-11-20T18:29:00.000Z', '2026-11-20'],
  ['00:00 in India', '2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['00:01 in India', '2026-11-20T18:31:00.000Z', '2026-11-21'],
  ['23:59 in UTC', '2026-11-20T23:59:00.000Z', '2026-11-21'],
  ['00:01 in UTC', '2026-11-21T00:01:00.000Z', '2026-11-21'],
];

describe('a day in India', () => {
  it.each(MIDNIGHTS)('at %s (%s) is %s', (_name, moment, day) => {
    expect(indiaDay(new Date(moment))).toBe(day);
    expect(startOfIndiaDay(new Date(moment))).toEqual(new Date(`${day}T00:00:00+05:30`));
  });

  it('begins at or before each of its moments, and less than a day before', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const passed = moment.getTime() - startOfIndiaDay(moment).getTime();
        expect(passed).toBeGreaterThanOrEqual(0);
        expect(passed).toBeLessThan(DAY_MS);
        expect(indiaDay(startOfIndiaDay(moment))).toBe(indiaDay(moment));
        expect(indiaHour(moment)).toBeCloseTo(Math.floor(passed / 1000) / 3600, 6);
      }),
    );
  });

  it('is read back from an instant of the day and from its text', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(readDay(moment.toISOString())).toBe(indiaDay(moment));
        expect(readDay(indiaDay(moment))).toBe(indiaDay(moment));
      }),
    );
  });

  it('some years before is a real day that is not later in its year', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 100 }), (moment, years) => {
        const day = indiaDay(moment);
        const before = yearsBefore(day, years);
        expect(readDay(before)).toBe(before);
        expect(Number(before.slice(0, 4))).toBe(Number(day.slice(0, 4)) - years);
        expect(before.slice(5) <= day.slice(5)).toBe(true);
      }),
    );
  });
});

describe('rules of a day', () => {
  it('somebody is old enough on the latest day of birth, and not on the next', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01') }), (now) => {
        if (Number.isNaN(now.getTime())) return;
        const latest = latestBirthDay(now);
        const next = indiaDay(new Date(new Date(`${latest}T00:00:00+05:30`).getTime() + DAY_MS));
        expect(readBirthDay(latest, now)).toBe(latest);
        expect(readBirthDay(next, now)).toBeNull();
      }),
    );
  });

  it('a window is open exactly when the opposite window is shut', () => {
    const hour = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(moments, hour, hour, (moment, fromHour, toHour) => {
        fc.pre(fromHour !== toHour && Math.abs(fromHour - toHour) !== 24);
        const opposite = { fromHour: toHour, toHour: fromHour };
        expect(isHrOpen({ fromHour, toHour }, moment)).toBe(!isHrOpen(opposite, moment));
      }),
    );
  });
});
