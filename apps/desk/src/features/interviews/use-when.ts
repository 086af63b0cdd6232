import { indiaDay } from '@nukkad/domain/india-day.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';

const DAY_MS = 86_400_000;

/** Returns functions that name a day, and a moment, as seen from `now`: “Tomorrow, 11 AM” or “12 Mar, 11 AM”. */
export function useWhen(now: Date = new Date()) {
  const t = useT('hire-answers');
  const { date, time } = useFormat();
  const today = indiaDay(now);
  const tomorrow = indiaDay(new Date(now.getTime() + DAY_MS));
  /** Names a day (YYYY-MM-DD). The year is left out if it is the current one. */
  function dayName(day: string): string {
    if (day === today) return t('today');
    if (day === tomorrow) return t('tomorrow');
    return day.slice(0, 4) === today.slice(0, 4) ? date(day).replace(/ \d{4}$/, '') : date(day);
  }
  const when = (at: string) => `${dayName(indiaDay(new Date(at)))}, ${time(at)}`;
  /** Names a moment in the middle of a sentence: “Asks for tomorrow, 11 AM”. Names of months keep their capital letter. */
  function whenInside(at: string): string {
    const day = indiaDay(new Date(at));
    return day === today || day === tomorrow ? `${dayName(day).toLowerCase()}, ${time(at)}` : when(at);
  }
  return { dayName, when, whenInside };
}
