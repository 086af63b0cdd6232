/** Lengths of time in milliseconds, for moments; calendar days are in india-day.ts. */
export const HOUR_MS = 3_600_000;
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;
/** A week in milliseconds. */
export const WEEK_MS = 7 * DAY_MS;
