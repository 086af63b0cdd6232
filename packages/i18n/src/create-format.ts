import type { Language, Pay } from '@nukkad/contract';
import { WORDS } from './format-words.ts';
import { istDaysBetween, istParts } from './ist.ts';

/** Formats numbers, pay, distances, dates and hours in one language. All three languages use Latin digits. */
export interface Format {
  /** 150000 → "1,50,000". */
  number(value: number): string;
  /** 150000 → "₹1,50,000". */
  rupees(amount: number): string;
  /** "₹15,000–20,000 a month"; null if the job states neither end. */
  pay(pay: Pay): string | null;
  /**
   * Only the amount, "₹15,000–20,000", for layouts that show "a month" separately; null if the job states neither end.
   */
  payAmount(pay: Pay): string | null;
  /** "850 m", "2.1 km", "14 km". */
  distance(kilometres: number): string;
  /** A whole number of kilometres, as a slider shows it: 0 → "0 km". */
  kilometres(whole: number): string;
  /** "today", "yesterday", "3 days ago", "2 weeks ago" or "1 month ago", by calendar days in India. */
  freshness(moment: Date | string, now: Date): string;
  /** "15 Mar 2000". A string like `2000-03-15` is that day; a moment is formatted as its day in India. */
  date(day: Date | string): string;
  /** 3 → "Mar": the name of a month, 1–12. */
  month(month: number): string;
  /** "8:30 PM": the time of a moment in India. */
  time(moment: Date | string): string;
  /** 20 → "8 PM": an end of a span of hours; `hour24` is 0–23. */
  hour(hour24: number): string;
}

const LOCALE = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' } as const satisfies Record<Language, string>;
const BARE_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function dayParts(day: Date | string) {
  const bare = typeof day === 'string' ? BARE_DAY.exec(day) : null;
  if (bare) return { year: Number(bare[1]), month: Number(bare[2]) - 1, day: Number(bare[3]) };
  return istParts(new Date(day));
}

/** Returns a time on the 12-hour clock, without the part of the day: 20:30 → "8:30", 20:00 → "8". */
export function clock(hour24: number, minute: number): string {
  const hour = hour24 % 12 === 0 ? 12 : hour24 % 12;
  return minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;
}

/** The formatters of one language. */
export function createFormat(language: Language): Format {
  const words = WORDS[language];
  const whole = new Intl.NumberFormat(`${LOCALE[language]}-u-nu-latn`, { maximumFractionDigits: 0 });
  const rupees = (amount: number) => `₹${whole.format(amount)}`;

  function payAmount({ min, max }: Pay): string | null {
    if (min !== null && max !== null)
      return min === max ? rupees(min) : `${rupees(min)}–${whole.format(max)}`;
    if (min !== null) return `${rupees(min)}+`;
    return max === null ? null : words.upTo(rupees(max));
  }

  function freshness(moment: Date | string, now: Date): string {
    const days = istDaysBetween(new Date(moment), now);
    if (days <= 0) return words.today;
    if (days === 1) return words.yesterday;
    if (days < 7) return words.daysAgo(days);
    return days < 30 ? words.weeksAgo(Math.floor(days / 7)) : words.monthsAgo(Math.floor(days / 30));
  }

  return {
    number: (value) => whole.format(value),
    rupees,
    payAmount,
    pay: (pay) => {
      const amount = payAmount(pay);
      return amount === null ? null : words.aMonth(amount, pay.min === null);
    },
    distance: (kilometres) => distance(kilometres, words.kilometres, words.metres),
    kilometres: (kilometres) => `${whole.format(kilometres)} ${words.kilometres}`,
    freshness,
    date: (day) => {
      const parts = dayParts(day);
      return `${parts.day} ${words.months[parts.month]} ${parts.year}`;
    },
    month: (month) => words.months[month - 1] ?? '',
    time: (moment) => {
      const { hour, minute } = istParts(new Date(moment));
      return words.at(words.clock(clock(hour, minute), hour));
    },
    hour: (hour24) => words.clock(clock(hour24, 0), hour24),
  };
}

/** Rounds to 50 metres below one kilometre, to 0.1 km below ten kilometres, and to whole kilometres above. */
function distance(kilometres: number, km: string, metres: string): string {
  const rounded = Math.round(kilometres * 20) * 50;
  if (rounded < 1000) return `${Math.max(rounded, 50)} ${metres}`;
  if (kilometres < 9.95) return `${(Math.round(kilometres * 10) / 10).toFixed(1).replace('.0', '')} ${km}`;
  return `${Math.round(kilometres)} ${km}`;
}

const formats = new Map<Language, Format>();

/** The formatters of one language. Cached, because creating `Intl` formatters is slow. */
export function formatOf(language: Language): Format {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}
