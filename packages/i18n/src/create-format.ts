import type { Language, Pay } from '@nukkad/contract';
import { WORDS } from './format-words.ts';
import { istDaysBetween, istParts } from './ist.ts';

/** Numbers, pay, distances, days and hours as a reader of one language writes them; Latin digits in all three. */
export interface Format {
  /** 150000 → "1,50,000". */
  number(value: number): string;
  /** 150000 → "₹1,50,000". */
  rupees(amount: number): string;
  /** "₹15,000–20,000 a month"; null where neither end is told. */
  pay(pay: Pay): string | null;
  /** The amount alone, "₹15,000–20,000", for a layout that sets "a month" apart; null where neither end is told. */
  payAmount(pay: Pay): string | null;
  /** "850 m", "2.1 km", "14 km". */
  distance(kilometres: number): string;
  /** A whole number of kilometres as a slider tells it: 0 → "0 km". */
  kilometres(whole: number): string;
  /** "today", "yesterday", "3 days ago", "2 weeks ago", "1 month ago" by the calendar of India. */
  freshness(moment: Date | string, now: Date): string;
  /** "15 Mar 2000"; a bare `2000-03-15` is that day, a moment is its day in India. */
  date(day: Date | string): string;
  /** "8:30 PM" of a moment, in India. */
  time(moment: Date | string): string;
  /** 20 → "8 PM", as one end of a span of hours; an hour of the day, 0–23. */
  hour(hour24: number): string;
}

const LOCALE = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' } as const satisfies Record<Language, string>;
const BARE_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function dayParts(day: Date | string) {
  const bare = typeof day === 'string' ? BARE_DAY.exec(day) : null;
  if (bare) return { year: Number(bare[1]), month: Number(bare[2]) - 1, day: Number(bare[3]) };
  return istParts(new Date(day));
}

function clock(hour24: number, minute: number): string {
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
    time: (moment) => {
      const { hour, minute } = istParts(new Date(moment));
      return words.at(words.clock(clock(hour, minute), hour));
    },
    hour: (hour24) => words.clock(clock(hour24, 0), hour24),
  };
}

/** Metres to the nearest fifty below a kilometre, one decimal below ten, whole beyond: no finer than a walker cares. */
function distance(kilometres: number, km: string, metres: string): string {
  const rounded = Math.round(kilometres * 20) * 50;
  if (rounded < 1000) return `${Math.max(rounded, 50)} ${metres}`;
  if (kilometres < 9.95) return `${(Math.round(kilometres * 10) / 10).toFixed(1).replace('.0', '')} ${km}`;
  return `${Math.round(kilometres)} ${km}`;
}

const formats = new Map<Language, Format>();

/** The formatters of one language, made once: the engine's own take long to make. */
export function formatOf(language: Language): Format {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}
