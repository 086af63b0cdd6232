import { indiaDay } from '@nukkad/domain/india-day.ts';
import { expect, it } from 'vitest';
import { interviewAt, interviewToday } from './interview-times.ts';

it.each([
  ['00:01', '11:00', false],
  ['09:59', '11:00', false],
  ['10:00', '11:00', false],
  ['10:01', '11:30', false],
  ['14:10', '15:30', false],
  ['19:00', '20:00', false],
  ['19:01', '17:00', true],
  ['23:59', '17:00', true],
])('at %s in India, today’s interview is at %s, and held: %s', (time, expected, isHeld) => {
  const now = new Date(`2026-11-21T${time}:00+05:30`);
  expect(interviewToday(now)).toEqual({ at: new Date(`2026-11-21T${expected}:00+05:30`), isHeld });
});

it('is on the same day in India and an hour ahead, or held, at each quarter of an hour', () => {
  const midnight = new Date('2026-11-21T00:00:00+05:30').getTime();
  for (let quarter = 0; quarter < 96; quarter += 1) {
    const now = new Date(midnight + quarter * 900_000);
    const { at, isHeld } = interviewToday(now);
    expect(indiaDay(at)).toBe('2026-11-21');
    if (isHeld) expect(at.getTime()).toBeLessThan(now.getTime());
    else expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime() + 3_600_000);
  }
});

it('counts days and hours by the calendar of India', () => {
  const now = new Date('2026-11-21T19:00:00Z');
  expect(interviewAt(now, -1, 16.5)).toEqual(new Date('2026-11-21T16:30:00+05:30'));
});
