import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { travelTimes, usualTravel } from './travel.ts';

const shown = (km: number) => travelTimes(km).map(({ mode, minutes }) => `${mode} ${minutes}`);

describe('travelTimes', () => {
  it.each([
    [0, ['FOOT 5']],
    [0.3, ['FOOT 5']],
    [1, ['FOOT 15']],
    [1.01, ['FOOT 15', 'CYCLE 5']],
    [1.5, ['FOOT 25', 'CYCLE 10']],
    [1.51, ['FOOT 25', 'CYCLE 10', 'BUS 20']],
    [3, ['FOOT 45', 'CYCLE 20', 'BUS 25']],
    [3.01, ['CYCLE 20', 'BUS 25']],
    [10, ['CYCLE 65', 'BUS 60']],
    [10.01, ['BUS 60']],
    [40, ['BUS 215']],
    [40.01, []],
  ])('returns the modes that make sense at %d km', (km, times) => expect(shown(km)).toEqual(times));

  it('never returns less time for a longer way', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (km, more) => {
          for (const { mode, minutes } of travelTimes(km)) {
            const farther = travelTimes(km + more).find((time) => time.mode === mode);
            expect(farther?.minutes ?? minutes).toBeGreaterThanOrEqual(minutes);
          }
        },
      ),
    );
  });

  it('returns multiples of five minutes, and at least five', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (km) => {
        for (const { minutes } of travelTimes(km)) {
          expect(minutes % 5).toBe(0);
          expect(minutes).toBeGreaterThanOrEqual(5);
        }
      }),
    );
  });
});

describe('usualTravel', () => {
  it.each([
    [0.3, 'FOOT'],
    [1.5, 'FOOT'],
    [1.51, 'BUS'],
    [40, 'BUS'],
  ])('at %d km is %s', (km, mode) => expect(usualTravel(km)?.mode).toBe(mode));

  it('is null where no mode makes sense', () => expect(usualTravel(40.01)).toBeNull());
});
