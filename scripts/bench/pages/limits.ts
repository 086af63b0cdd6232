import type { Paints } from './measure-page.ts';
import type { Tap } from './measure-tap.ts';

/** One line of the report. */
export interface Row {
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly isWithin: boolean;
  readonly note?: string;
}

/** Maximum ratio of the largest paint of a page to that of its copy without scripts. */
const LARGEST_RATIO = 1.1;
/** Maximum ratio of the largest paint offline to that online. */
const OFFLINE_RATIO = 1.5;
/** Maximum milliseconds from the navigation to the answer of a tap at first paint. */
const FIRST_ANSWER_MS = 2000;
/** Maximum milliseconds from any later tap to its answer, and of its interaction (INP). */
const ANSWER_MS = 200;
const SCRIPT_BYTES = 145_000;
/** Cumulative layout shift that counts as good. */
const SHIFT = 0.1;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function row(
  what: string,
  value: number,
  limit: number,
  print: (value: number) => string,
  note?: string,
): Row {
  const isWithin = value <= limit;
  return { what, value: print(value), limit: `≤ ${print(limit)}`, isWithin, ...(note && { note }) };
}

/** Compares the paints of a page with those of its copy without scripts. */
export function paintRows({ copy, first, lateScript, second, offline }: Paints): Row[] {
  const beside = (name: string, largest: number) => `${name} ${seconds(largest)}`;
  const rows = [
    row(
      'largest paint',
      first.largest,
      copy.largest * LARGEST_RATIO,
      seconds,
      `${beside('without script', copy.largest)}, ${(first.largest / copy.largest).toFixed(2)} times`,
    ),
    row('script', first.script, SCRIPT_BYTES, kilobytes, `all ${kilobytes(first.all)}`),
    row('layout shift', first.shift, SHIFT, (value) => value.toFixed(3)),
    row('layout shift, second visit', second.shift, SHIFT, (value) => value.toFixed(3)),
    row('script, second visit', second.script, 0, kilobytes, beside('largest paint', second.largest)),
    row('largest paint, offline', offline.largest, first.largest * OFFLINE_RATIO, seconds),
  ];
  if (lateScript !== null)
    rows.push({
      what: 'script of the map asked for',
      value: seconds(lateScript),
      limit: `> ${seconds(first.largest)}`,
      isWithin: lateScript > first.largest,
      note: 'after the largest paint',
    });
  const blocked = `blocked ${whole(first.blocked)}, second visit ${whole(second.blocked)}`;
  const hydrated = `hydrated after ${seconds(first.hydrated)}`;
  return [
    ...rows,
    {
      what: 'first visit',
      value: seconds(first.first),
      limit: '',
      isWithin: true,
      note: `${hydrated}, ${blocked}`,
    },
  ];
}

/** Returns the rows of a tap: its answer, and its interaction if the browser reported one. */
export function tapRows({ control, time, answered, delay, change, interaction }: Tap): Row[] {
  const name = `${control}, ${time}`;
  const isFirst = time === 'first paint';
  const answer = isFirst
    ? row(name, answered, FIRST_ANSWER_MS, seconds, `${whole(delay)} after the tap: ${change}`)
    : row(name, delay, ANSWER_MS, whole, change);
  if (interaction === 0) return [answer];
  return [answer, row(`${name}, INP`, interaction, ANSWER_MS, whole)];
}

/** Returns the text of a row, in columns. */
export function rowText({ what, value, limit, isWithin, note = '' }: Row): string {
  const mark = isWithin ? '✓' : '✗';
  return `  ${limit === '' ? ' ' : mark} ${what.padEnd(30)}${value.padStart(10)}  ${limit.padEnd(12)}${note}`.trimEnd();
}
