/** India keeps one time all year, UTC +5:30; shifting by it and reading UTC fields needs no zone database. */
const IST_OFFSET_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

/** The parts of a moment on an Indian wall clock; month 0–11. */
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

/** Whole calendar days in India from one moment to a later one; negative when it is earlier. */
export function istDaysBetween(from: Date, to: Date): number {
  const dayOf = (moment: Date) => Math.floor((moment.getTime() + IST_OFFSET_MS) / DAY_MS);
  return dayOf(to) - dayOf(from);
}
