import { indiaDay } from '@nukkad/domain/india-day.ts';
import { istParts } from '@nukkad/i18n/ist.ts';

const DAY_MS = 86_400_000;
const DAYS_OFFERED = 3;
/** The hours of day in India that are offered. */
const INTERVIEW_HOURS = [10, 12, 15, 17] as const;

/** Returns the moment of an hour of a day (YYYY-MM-DD) in India. */
function interviewAt(day: string, hour: number): Date {
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

/** The fields of another time: a day as YYYY-MM-DD and an hour as HH:MM, both in India. They may be empty. */
interface TypedTime {
  readonly date: string;
  readonly time: string;
}

/** Returns the moment that the fields of another time show; null if one of them is empty or wrong. */
function typedAt({ date, time }: TypedTime): Date | null {
  const moment = new Date(`${date}T${time}:00+05:30`);
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(`${date} ${time}`) && !Number.isNaN(moment.getTime())
    ? moment
    : null;
}

/** What is chosen of a time: a chip of a day, and a chip of an hour or another time. */
export interface TimeChoice extends TypedTime {
  readonly day: string;
  readonly hour: number | null;
}

/** Returns the first choice of a form. An earlier time is chosen by its chips, else by the fields. */
export function choiceOf(at: Date | null, now: Date): TimeChoice {
  const days = interviewDays(now);
  const day = days[0] ?? '';
  if (at === null || at <= now) return { day, hour: null, date: '', time: '' };
  const chip = days.flatMap((one) => INTERVIEW_HOURS.map((hour) => ({ day: one, hour })));
  const match = chip.find((one) => interviewAt(one.day, one.hour).getTime() === at.getTime());
  if (match !== undefined) return { ...match, date: '', time: '' };
  const { hour, minute } = istParts(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return { day, hour: null, date: indiaDay(at), time: `${two(hour)}:${two(minute)}` };
}

/** Returns the hours of a day that are still to come. */
export function hoursOf(day: string, now: Date): readonly number[] {
  return INTERVIEW_HOURS.filter((hour) => interviewAt(day, hour) > now);
}

/** Returns the chosen moment; null if nothing is chosen, or only one of the two fields is filled in. */
export function chosenAt({ day, hour, date, time }: TimeChoice, now: Date): Date | null {
  if (date !== '' || time !== '') return typedAt({ date, time });
  return hour !== null && hoursOf(day, now).includes(hour) ? interviewAt(day, hour) : null;
}
