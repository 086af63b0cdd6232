import { DAY_MS } from '@nukkad/domain/durations.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';

/** Number of days that a seeker can choose from, from tomorrow on. */
const DAYS = 4;
/** Hours in India that a seeker can choose from. */
export const HOURS = [10, 12, 15, 17] as const;

/** Returns the next days in India as YYYY-MM-DD, from tomorrow on. */
export function daysToChoose(now: Date): readonly string[] {
  return Array.from({ length: DAYS }, (_, index) => indiaDay(new Date(now.getTime() + (index + 1) * DAY_MS)));
}

/** Returns the moment of a full hour on a day in India. */
export function timeOf(day: string, hour: string): string {
  return new Date(`${day}T${hour.padStart(2, '0')}:00:00+05:30`).toISOString();
}
