import { AGE_MIN_YEARS, BIRTH_DATE_MIN } from '@nukkad/contract/constants.ts';
import { indiaDay, readDay, yearsBefore } from './india-day.ts';

/** The latest day of birth of someone old enough at a moment. */
export function latestBirthDay(now: Date): string {
  return yearsBefore(indiaDay(now), AGE_MIN_YEARS);
}

/** The day of birth that a text names; null where it is no day, before 1 Feb 1960, or not yet 18 years ago. */
export function readBirthDay(text: string, now: Date): string | null {
  const day = readDay(text);
  return day && day >= BIRTH_DATE_MIN && day <= latestBirthDay(now) ? day : null;
}
