import type * as z from 'zod';

/** A problem of a row, with the line of the file. */
export interface RowProblem {
  readonly line: number;
  /** The key of the row in the file; null if it has none. */
  readonly key: string | null;
  readonly field: string;
  readonly reason: string;
}

export interface Problem {
  readonly field: string;
  readonly reason: string;
}

const SHOWN_CHARACTERS = 40;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS - 1)}…` : text}"`;
}

const TYPES: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object { … }',
  record: 'an object { … }',
};

/** Explanations of minimum and maximum values, by field. They are appended to the message. */
const BOUNDS: Readonly<Record<string, string>> = {
  latitude: ': latitudes of India lie between 6 and 38',
  longitude: ': longitudes of India lie between 68 and 98',
};

const boundOf = (path: readonly PropertyKey[]): string => BOUNDS[String(path.at(-1))] ?? '';

/** Matches a number with commas. */
const WITH_COMMA = /^-?[\d\p{Nd}]+(?:,[\d\p{Nd}]+)+(?:\.[\d\p{Nd}]+)?$/u;
const commaHint = (value: unknown): string =>
  typeof value === 'string' && WITH_COMMA.test(value.trim())
    ? ': write fractions with a point (18.528) and whole numbers as 120000 or 1,20,000'
    : '';

function tooSmall({ origin, minimum, path }: z.core.$ZodIssueTooSmall, value: unknown): string {
  if (origin === 'string') return value === '' ? 'is missing' : `is shorter than ${minimum} characters`;
  if (origin === 'array') return `has fewer than ${minimum}`;
  return `${shown(value)} is below ${minimum}${boundOf(path)}`;
}

function tooBig({ origin, maximum, path }: z.core.$ZodIssueTooBig, value: unknown): string {
  if (origin === 'string') return `is longer than ${maximum} characters`;
  return origin === 'array'
    ? `has more than ${maximum}`
    : `${shown(value)} is above ${maximum}${boundOf(path)}`;
}

function reasonOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined || value === null) return 'is missing';
  if (issue.code === 'invalid_type')
    return `${shown(value)} is not ${TYPES[issue.expected] ?? issue.expected}${commaHint(value)}`;
  if (issue.code === 'too_small') return tooSmall(issue, value);
  if (issue.code === 'too_big') return tooBig(issue, value);
  if (issue.code === 'invalid_value') return `${shown(value)} is none of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return `${shown(value)} is no e-mail address`;
  // Custom messages of the schema quote the value already.
  const isWhole = issue.code === 'custom' || issue.message.startsWith('"');
  return isWhole ? issue.message : `${shown(value)}: ${issue.message}`;
}

function valueAt(row: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], row);
}

/** Converts the issues of a schema to sentences for the author of the file. */
export function problemsOf(issues: readonly z.core.$ZodIssue[], row: unknown): Problem[] {
  return issues.map((issue) => ({
    field: issue.path.join('.'),
    reason: reasonOf(issue, valueAt(row, issue.path)),
  }));
}
