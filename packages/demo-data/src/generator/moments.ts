import type { Random } from '@nukkad/domain/random.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const INDIA_OFFSET = 5.5 * HOUR;

/** Number of days before `now` within which all jobs were posted. */
const POSTING_DAYS = 45;

/**
 * Draws the time at which a job was posted. Recent times are more frequent, and most are in Indian office hours.
 * Times are whole seconds. Some are whole minutes, as from bulk uploads, so that equal times occur.
 */
export function postedWithin(random: Random, now: number): number {
  const moment = now - random.unit() ** 1.25 * POSTING_DAYS * DAY;
  const midnight = Math.floor((moment + INDIA_OFFSET) / DAY) * DAY - INDIA_OFFSET;
  const atOffice = midnight + 9 * HOUR + random.unit() * 11 * HOUR;
  const isUsable = random.chance(0.8) && atOffice <= now && atOffice > now - POSTING_DAYS * DAY;
  const unit = random.chance(0.06) ? MINUTE : SECOND;
  const chosen = isUsable ? atOffice : moment;
  return Math.max(Math.floor(chosen / unit) * unit, now - POSTING_DAYS * DAY);
}

/** Draws the time at which a company was created, which is before all of its jobs and up to about three years ago. */
export function createdBefore(random: Random, now: number): number {
  const moment = now - (POSTING_DAYS + 1 + random.unit() * 1000) * DAY;
  return Math.floor(moment / SECOND) * SECOND;
}
