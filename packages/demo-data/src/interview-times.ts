import { indiaHour, startOfIndiaDay } from '@nukkad/domain/india-day.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Hours of the day (India) between which an interview of today is arranged. */
const FIRST_HOUR = 11;
const LAST_HOUR = 20;
/** Hour of today's interview if the demo starts too late in the evening for one that is still to come. */
const HELD_HOUR = 17;

/** Returns the moment at an hour of a day in India. Day 0 is the day of `now`. */
export function interviewAt(now: Date, day: number, hour: number): Date {
  return new Date(startOfIndiaDay(now).getTime() + day * DAY + hour * HOUR);
}

/**
 * Returns today's interview in India. It is at least one hour after `now`. In the late evening it has already taken place.
 */
export function interviewToday(now: Date): { readonly at: Date; readonly isHeld: boolean } {
  const nextHalfHour = Math.ceil((indiaHour(now) + 1) * 2) / 2;
  const hour = Math.max(FIRST_HOUR, nextHalfHour);
  const isHeld = hour > LAST_HOUR;
  return { at: interviewAt(now, 0, isHeld ? HELD_HOUR : hour), isHeld };
}
