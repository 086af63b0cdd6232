/**
 * Number of daily, weekly and monthly backups to keep. The newest backup of each of the latest days, weeks and months
 * is kept.
 */
export interface KeepRules {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

/** A complete backup that was checked. */
export interface GoodBackup {
  readonly name: string;
  readonly made: Date;
}

const DAY_MS = 86_400_000;
/** Offset of Indian time from UTC in milliseconds. India has one time zone and no daylight saving time. */
const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const DAYS_A_WEEK = 7;
/** Days by which weeks are shifted so that they begin on Monday, because 1970-01-01 was a Thursday. */
const DAYS_SINCE_MONDAY = 3;

const dayOf = ({ made }: GoodBackup): number => Math.floor((made.getTime() + INDIA_OFFSET_MS) / DAY_MS);
const weekOf = (backup: GoodBackup): number => Math.floor((dayOf(backup) + DAYS_SINCE_MONDAY) / DAYS_A_WEEK);
const monthOf = ({ made }: GoodBackup): string =>
  new Date(made.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 7);

/** Returns the newest backup of each period, for at most `most` periods. The list must be sorted newest first. */
function newestOfEach(
  backups: readonly GoodBackup[],
  periodOf: (backup: GoodBackup) => number | string,
  most: number,
): GoodBackup[] {
  const found = new Map<number | string, GoodBackup>();
  for (const backup of backups) {
    const period = periodOf(backup);
    if (!found.has(period) && found.size < most) found.set(period, backup);
  }
  return [...found.values()];
}

/**
 * Returns the backups that no retention rule keeps, oldest first. Days, weeks and months are in Indian time. The
 * newest backup is always kept.
 */
export function expiredBackups(backups: readonly GoodBackup[], rules: KeepRules): GoodBackup[] {
  const newestFirst = backups.toSorted(
    (one, other) => other.made.getTime() - one.made.getTime() || other.name.localeCompare(one.name),
  );
  const retained = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, dayOf, rules.daily),
    ...newestOfEach(newestFirst, weekOf, rules.weekly),
    ...newestOfEach(newestFirst, monthOf, rules.monthly),
  ]);
  return newestFirst.filter((backup) => !retained.has(backup)).reverse();
}

/** Returns the latest time at or before `now` at which the given hour of the day began in Indian time. */
export function latestDue(now: Date, hour: number): Date {
  const today = Math.floor((now.getTime() + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS - INDIA_OFFSET_MS;
  const due = today + hour * 3_600_000;
  return new Date(due <= now.getTime() ? due : due - DAY_MS);
}

/** Returns the name of a scheduled backup: its time in India, such as `2026-11-23T02-00-05`. */
export const scheduledName = (now: Date): string =>
  new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19).replaceAll(':', '-');

/**
 * Pattern of the names of scheduled backups. Folders with other names belong to the operator and are never removed.
 */
export const SCHEDULED_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/;
