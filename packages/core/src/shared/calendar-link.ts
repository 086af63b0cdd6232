import { indiaDay } from '@nukkad/domain/india-day.ts';

/** Returns the path of a day in the calendar of the companies' site. */
export function calendarLink(at: Date): string {
  return `/calendar?day=${indiaDay(at)}`;
}
