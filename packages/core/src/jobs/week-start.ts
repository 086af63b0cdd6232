import { DAY_MS } from '@nukkad/domain/durations.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';

/** Returns the start of the week of a moment: Monday 00:00 in Asia/Kolkata. */
export function weekStart(moment: Date): Date {
  const midnight = new Date(`${indiaDay(moment)}T00:00:00+05:30`);
  const weekday = new Date(`${indiaDay(moment)}T00:00:00Z`).getUTCDay();
  const sinceMonday = (weekday + 6) % 7;
  return new Date(midnight.getTime() - sinceMonday * DAY_MS);
}
