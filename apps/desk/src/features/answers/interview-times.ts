import { indiaDay } from '@nukkad/domain/india-day.ts';

const DAY_MS = 86_400_000;
const DAYS_OFFERED = 3;
/** The hours of day in India that are offered. */
export const INTERVIEW_HOURS = [10, 12, 15, 17] as const;

/** Returns the moment of an hour of a day (YYYY-MM-DD) in India. */
export function interviewAt(day: string, hour: number): Date {
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:30`);
}

/** Returns the next three days with an hour that is still to come, beginning with today in India. */
export function interviewDays(now: Date): readonly string[] {
  const lastHour = INTERVIEW_HOURS.at(-1) ?? 0;
  const today = indiaDay(now);
  const first = interviewAt(today, lastHour) > now ? 0 : 1;
  return Array.from({ length: DAYS_OFFERED }, (_, index) =>
    indiaDay(new Date(now.getTime() + (first + index) * DAY_MS)),
  );
}

/** Returns the moment that a `datetime-local` field shows, as a time in India; null if it is empty or wrong. */
export function readLocalTime(text: string): Date | null {
  const moment = new Date(`${text}:00+05:30`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(moment.getTime()) ? moment : null;
}
