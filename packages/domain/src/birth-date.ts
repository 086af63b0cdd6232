import { AGE_MIN_YEARS, BIRTH_DATE_MIN } from '@nukkad/contract/constants.ts';
import { indiaDay, readDay, yearsBefore } from './india-day.ts';

/** Returns the latest accepted date of birth on a given day, for the minimum age of 18 years. */
export function latestBirthDay(now: Date): string {
  return yearsBefore(indiaDay(now), AGE_MIN_YEARS);
}

/** Parses a date of birth to YYYY-MM-DD. Null if it is not a date, before 1 Feb 1960, or less than 18 years ago. */
export function readBirthDay(text: string, now: Date): string | null {
  const day = readDay(text);
  return day && day >= BIRTH_DATE_MIN && day <= latestBirthDay(now) ? day : null;
}
