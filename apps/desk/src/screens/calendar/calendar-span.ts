import { indiaDay, readDay } from '@nukkad/domain/india-day.ts';

const DAY_MS = 86_400_000;
/** The days of the longest view, beginning with today. */
export const WEEK_DAYS = 7;

/** What the calendar shows: one day (YYYY-MM-DD in India), or the next seven days. */
export type CalendarView = { readonly kind: 'day'; readonly day: string } | { readonly kind: 'week' };

/** A span of time: from a moment (inclusive) to another (exclusive), as the API takes it. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Returns the day that is some days after another; before it if the number is negative. */
export function dayAfter(day: string, days: number): string {
  return indiaDay(new Date(Date.parse(`${day}T12:00:00+05:30`) + days * DAY_MS));
}

/** Returns what the address asks for: `?day=2026-12-01` or `?days=7`; otherwise today. */
export function readView(search: URLSearchParams, today: string): CalendarView {
  if (search.get('days') === String(WEEK_DAYS)) return { kind: 'week' };
  return { kind: 'day', day: readDay(search.get('day') ?? '') ?? today };
}

/** Returns the span of some days in India. */
export function spanOf(firstDay: string, days: number): Span {
  const start = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString();
  return { from: start(firstDay), to: start(dayAfter(firstDay, days)) };
}
