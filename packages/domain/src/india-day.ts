const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The calendar day (YYYY-MM-DD) of a moment in Asia/Kolkata, which has no daylight saving time. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The start of a moment's calendar day in Asia/Kolkata. */
export function startOfIndiaDay(moment: Date): Date {
  return new Date(`${indiaDay(moment)}T00:00:00+05:30`);
}

/** The hour of day in Asia/Kolkata with its fraction: 14.5 is half past two. */
export function indiaHour(moment: Date): number {
  const shifted = new Date(moment.getTime() + INDIA_OFFSET_MS);
  return shifted.getUTCHours() + shifted.getUTCMinutes() / 60 + shifted.getUTCSeconds() / 3600;
}

/** Parses YYYY-MM-DD or an ISO instant to a calendar day in India. Null if there is no such day. */
export function readDay(text: string): string | null {
  const trimmed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(trimmed)) {
    const date = new Date(`${trimmed}T00:00:00Z`);
    const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(trimmed);
    return isReal ? trimmed : null;
  }
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(trimmed)) return null;
  const moment = new Date(trimmed);
  return Number.isNaN(moment.getTime()) ? null : indiaDay(moment);
}

/** The same date some years earlier; 29 February becomes 28 February. */
export function yearsBefore(day: string, years: number): string {
  const [year, month, date] = day.split('-') as [string, string, string];
  const earlier = String(Number(year) - years).padStart(4, '0');
  return readDay(`${earlier}-${month}-${date}`) ?? `${earlier}-02-28`;
}
