/** Offset of India from UTC (5:30 hours, all year). Adding it and reading UTC fields needs no time zone data. */
const IST_OFFSET_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

/** Returns the date and time of a moment in India; months are 0–11. */
export function istParts(moment: Date) {
  const shifted = new Date(moment.getTime() + IST_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** Returns the number of calendar days in India from one moment to another; negative if the second is earlier. */
export function istDaysBetween(from: Date, to: Date): number {
  const dayOf = (moment: Date) => Math.floor((moment.getTime() + IST_OFFSET_MS) / DAY_MS);
  return dayOf(to) - dayOf(from);
}
