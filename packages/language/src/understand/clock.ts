import { anyWordOf } from '../text/rules.ts';
import {
  anyOf,
  type Daypart,
  END,
  HOURS_OF_CLOCK,
  NUMERAL_WORDS,
  NUMERALS,
  type Shift,
} from './hour-words.ts';
import vocabulary from './hours.json' with { type: 'json' };

const HOURS_OF_DAY = 24;

const DAYPARTS = Object.entries(vocabulary.dayparts) as [Daypart, string][];
const daypartNamed = (name: string): string =>
  `(?:${DAYPARTS.map(([daypart, words]) => `(?<${daypart}${name}>${anyOf(words)})`).join('|')})`;

const UNIT = `${anyOf(vocabulary.units)}${END}|${anyOf(vocabulary.joined)}`;
const MINUTES = '(?:[.:][0-5]\\d| (?:00|15|30|45))?';

/** Returns a pattern for an hour, with the parts of the day before and after it. Its groups end with a name. */
function time(name: string): string {
  const before = `(?:${daypartNamed(`Before${name}`)}(?: (?:ko|ke|la|at|me|ला|को|के|में))? )?`;
  const half = `(?:(?<half${name}>${anyOf(vocabulary.half)}) )?`;
  const hour = `(?<hour${name}>\\d{1,2}|${anyWordOf(...NUMERAL_WORDS)})${MINUTES}`;
  const unit = `(?: ?(?<unit${name}>${UNIT}))?`;
  const after = `(?: (?:in the |at |ko |sham ko )?${daypartNamed(`After${name}`)}${END})?`;
  return `${before}${half}${hour}${unit}(?! ?${anyOf(vocabulary.notHours)}${END})${after}`;
}

/** Returns a pattern for an hour without a unit. Its group ends with a name. */
const numeral = (name: string): string => `(?<hour${name}>\\d{1,2}|${anyWordOf(...NUMERAL_WORDS)})`;

const TO = anyOf(vocabulary.to);
const START = '(?:from |between |only )?';
/** "To" is joined to a Marathi unit: वाजल्यापासून. */
const RANGE = new RegExp(
  `^${START}${time('From')}(?: | ?${TO}${END} )${time('To')}(?: ?${anyOf('tak paryant तक पर्यंत')}(?:च|ch)?${END})?${END}`,
);
/** A range whose neighbours say that its numbers are hours: "9 to 5 duty", "timing 10 se 6". */
const BARE_RANGE = `${numeral('From')} ${TO} ${numeral('To')}`;
const OF = '(?:k[aie] |ch[aiey]a? |का |की |के |ची |चा |चे |च्या )?';
const RANGE_BEFORE_DUTY = new RegExp(`^${BARE_RANGE}(?= ${OF}${anyOf(vocabulary.duty)}${END})`);
const RANGE_AFTER_TIMING = new RegExp(`^${anyOf(vocabulary.timing)} ${BARE_RANGE}${END}`);
const AFTER = new RegExp(
  `^(?:${anyOf(vocabulary.afterBefore)} ${time('From')}(?: ${anyOf('onwards?')})?${END}|${time('Since')} ?${anyOf(vocabulary.onwards)}(?:च|ch)?${END})`,
);
const BEFORE = new RegExp(
  `^(?:${anyOf(vocabulary.before)} ${time('To')}${END}|${time('Until')} ?${anyOf(vocabulary.beforeAfter)}(?:चं|चे|ची|च|ch)?${END})`,
);
const AT = new RegExp(`^(?:at )?${time('At')}${END}`);

type Groups = Readonly<Record<string, string | undefined>>;

/** An hour as typed. `of24` is the hour of the day if the text says which half of the day it is in. */
interface Hour {
  readonly typed: number;
  readonly of24: number | null;
  readonly hasUnit: boolean;
  readonly daypart: Daypart | undefined;
}

/** Returns the hour of the day for an hour of the clock in a part of the day. */
function inDaypart(hour: number, daypart: Daypart): number {
  const later = hour % HOURS_OF_CLOCK;
  if (daypart === 'morning') return hour;
  if (daypart === 'noon') return hour >= 10 && hour <= HOURS_OF_CLOCK ? hour : later + HOURS_OF_CLOCK;
  if (daypart === 'evening') return later + HOURS_OF_CLOCK;
  return hour >= 6 && hour < HOURS_OF_CLOCK ? hour + HOURS_OF_CLOCK : later;
}

/** Returns the hour with a name in a match; null if the match has none. */
function hourOf(groups: Groups, name: string): Hour | null {
  const text = groups[`hour${name}`];
  if (text === undefined) return null;
  const typed = Number(NUMERALS.get(text) ?? text);
  if (typed < 1 || typed >= HOURS_OF_DAY) return null;
  const found = (where: string): Daypart | undefined =>
    DAYPARTS.find(([part]) => groups[`${part}${where}${name}`] !== undefined)?.[0];
  const daypart = found('Before') ?? found('After');
  const unit = groups[`unit${name}`]?.replace(' ', '');
  const base = { typed, hasUnit: (unit ?? groups[`half${name}`]) !== undefined, daypart };
  if (typed > HOURS_OF_CLOCK) return { ...base, of24: unit === undefined ? null : typed };
  if (unit === 'am') return { ...base, of24: typed % HOURS_OF_CLOCK };
  if (unit === 'pm') return { ...base, of24: (typed % HOURS_OF_CLOCK) + HOURS_OF_CLOCK };
  return { ...base, of24: daypart === undefined ? null : inDaypart(typed, daypart) };
}

const isSaid = ({ of24, hasUnit }: Hour): boolean => of24 !== null || hasUnit;

/** The latest end of a morning, and the earliest starts of an evening and a night, as hours of the day. */
const MORNING_END = 14;
const EVENING_START = 13;
const NIGHT_START = 20;
const DAY_END = 20;
/** Fewest and most hours of a shift. */
const SHIFT_HOURS = [6, 10] as const;

/** Returns the working hours between two hours of the day; null if they are none that jobs state. */
function shiftBetween(start: number, end: number): Shift | null {
  if (start >= NIGHT_START || start < 4) return 'NIGHT';
  if (start >= 17 && end >= HOURS_OF_DAY + 2) return 'NIGHT';
  if (start >= 12) return end <= 17 ? 'DAY' : 'EVENING';
  if (end <= MORNING_END) return start < 10 ? 'MORNING' : 'DAY';
  return end <= 22 ? 'DAY' : null;
}

/** Returns the working hours of a range; null if it is not clear which half of the day it is in. */
function shiftOfRange(from: Hour, to: Hour): Shift | null {
  if (!isSaid(from) && !isSaid(to)) return null;
  const after = (hour: number, start: number): number =>
    [hour, hour + HOURS_OF_CLOCK, hour + HOURS_OF_DAY, hour + 36].find((one) => one > start) ?? hour;
  if (from.of24 !== null) {
    const end = to.of24 === null ? after(to.typed, from.of24) : to.of24;
    return shiftBetween(from.of24, end <= from.of24 ? end + HOURS_OF_DAY : end);
  }
  if (to.of24 !== null) {
    // The start is the nearest one before the end: "6 to 10 pm" begins in the evening.
    const end = to.of24 <= from.typed ? to.of24 + HOURS_OF_DAY : to.of24;
    const starts = [from.typed, from.typed + HOURS_OF_CLOCK, from.typed + HOURS_OF_DAY];
    const start = starts.findLast((one) => one < end) ?? from.typed;
    return shiftBetween(start % HOURS_OF_DAY, start >= HOURS_OF_DAY ? end - HOURS_OF_DAY : end);
  }
  return shiftWithoutDaypart(from, to);
}

/** Returns the working hours of a range without parts of the day: "9 baje se 6 baje" is a working day. */
function shiftWithoutDaypart(from: Hour, to: Hour): Shift | null {
  return from.typed >= 7 && from.typed < HOURS_OF_CLOCK && to.typed < from.typed && to.typed >= 4
    ? 'DAY'
    : null;
}

/** Returns the working hours of a shift by the clock: "6 to 2" begins in the morning, and "2 to 10" at noon. */
function shiftOfDuty(from: Hour, to: Hour): Shift | null {
  const hours = (to.typed - from.typed + HOURS_OF_CLOCK) % HOURS_OF_CLOCK;
  if (Math.max(from.typed, to.typed) > HOURS_OF_CLOCK) return null;
  if (hours < SHIFT_HOURS[0] || hours > SHIFT_HOURS[1]) return null;
  const start = from.typed < 6 ? from.typed + HOURS_OF_CLOCK : from.typed;
  return shiftBetween(start, start + hours);
}

/** Returns the hour of the day that is meant without a part of the day: "5 baje ke baad" is in the afternoon. */
const likelyHour = ({ of24, typed }: Hour): number | null => {
  if (of24 !== null) return of24;
  return typed <= 8 || typed === HOURS_OF_CLOCK ? (typed % HOURS_OF_CLOCK) + HOURS_OF_CLOCK : null;
};

function shiftAfter(from: Hour): Shift | null {
  if (!isSaid(from)) return null;
  const hour = likelyHour(from);
  if (hour === null) return null;
  if (hour >= NIGHT_START || hour < 4) return 'NIGHT';
  if (hour >= EVENING_START) return 'EVENING';
  return hour >= 9 ? 'DAY' : 'MORNING';
}

function shiftBefore(to: Hour): Shift | null {
  if (!isSaid(to)) return null;
  const hour = to.of24 ?? (to.typed <= 8 ? to.typed + HOURS_OF_CLOCK : to.typed);
  if (hour <= 8) return 'NIGHT';
  if (hour <= MORNING_END) return 'MORNING';
  return hour <= DAY_END ? 'DAY' : 'EVENING';
}

function shiftAt({ of24 }: Hour): Shift | null {
  if (of24 === null) return null;
  if (of24 >= NIGHT_START || of24 < 4) return 'NIGHT';
  if (of24 < 12) return 'MORNING';
  return of24 >= 16 ? 'EVENING' : null;
}

/** Calls a function with the named hours of a match; null if one is absent. */
function withHours(
  groups: Groups,
  names: readonly string[],
  read: (...hours: [Hour, Hour]) => Shift | null,
): Shift | null {
  const hours = names.map((name) => hourOf(groups, name)).filter((hour) => hour !== null);
  return hours.length === names.length ? read(...(hours as [Hour, Hour])) : null;
}

/** Returns the hours by the clock that a text begins with, and the matched words; null if there are none. */
export function clockAt(text: string): { readonly matched: string; readonly value: Shift } | null {
  const readers: readonly [RegExp, (groups: Groups) => Shift | null][] = [
    [RANGE, (groups) => withHours(groups, ['From', 'To'], shiftOfRange)],
    [RANGE_BEFORE_DUTY, (groups) => withHours(groups, ['From', 'To'], shiftOfDuty)],
    [RANGE_AFTER_TIMING, (groups) => withHours(groups, ['From', 'To'], shiftOfDuty)],
    [AFTER, (groups) => withHours(groups, ['From'], shiftAfter) ?? withHours(groups, ['Since'], shiftAfter)],
    [BEFORE, (groups) => withHours(groups, ['To'], shiftBefore) ?? withHours(groups, ['Until'], shiftBefore)],
    [AT, (groups) => withHours(groups, ['At'], shiftAt)],
  ];
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    const value = match === null ? null : read(match.groups ?? {});
    if (match !== null && value !== null) return { matched: match[0], value };
  }
  return null;
}
