import type * as z from 'zod/mini';
import type { InputIssue } from '../errors.ts';
import { presentText } from '../shared/shared.mapper.ts';
import {
  CARD_ATTRIBUTE_NAMES,
  type CardAttributes,
  type JobRanges,
  RANGE_NAMES,
  recordOfRanges,
} from './job-attributes.ts';
import type { JobFilter } from './job-filter-kinds.ts';
import { JOB_FILTERS, type JobFilterValue, type JobFilterValues, jobFilter } from './job-filters.ts';
import {
  JOB_FILTER_FIELDS,
  JOB_FILTER_WIRE,
  type wireCardAttributes,
  type wireCardRanges,
  type wireJobFilters,
} from './job-filters.wire.ts';
import { termFromWire } from './job-terms.mapper.ts';

/**
 * Returns a range's minimum and maximum; undefined if they span the whole slider. Adds an issue if the minimum is
 * above the maximum.
 */
function rangeFromWire(path: string, ends: readonly number[], max: number, issues: InputIssue[]) {
  const [low = 0, high = max] = ends;
  if (low > high) issues.push({ path, message: 'the lower end is above the upper end' });
  return low === 0 && high === max ? undefined : ([low, high] as const);
}

interface Field {
  readonly path: string;
  readonly words: Readonly<Record<string, string>>;
  readonly issues: InputIssue[];
}

function fromWire(filter: JobFilter, value: unknown, { path, words, issues }: Field) {
  if (typeof value === 'number') return value;
  if (Array.isArray(value) && filter.kind === 'range') {
    return rangeFromWire(path, value as number[], filter.max, issues);
  }
  if (typeof value !== 'string') return undefined;
  return filter.kind === 'choice' ? termFromWire(words, value) : presentText(value);
}

/** Decodes the filters of a request. Adds an issue for each range whose minimum is above its maximum. */
export function jobFiltersFromWire(
  wire: Readonly<Record<string, unknown>>,
  issues: InputIssue[],
): JobFilterValues {
  return Object.fromEntries(
    JOB_FILTER_FIELDS.map(([name, { field, words = {} }]) => [
      name,
      fromWire(jobFilter(name), wire[field], { path: field, words, issues }),
    ]),
  );
}

function toWire(value: JobFilterValue, words: Readonly<Record<string, string>> | undefined) {
  if (typeof value === 'string') return words === undefined ? value : words[value];
  return typeof value === 'number' ? value : [...value];
}

type WireRanges = z.infer<z.ZodMiniObject<typeof wireCardRanges>>;

export function cardRangesToWire(ranges: JobRanges): WireRanges {
  const wire: Record<string, number | null> = {};
  for (const name of RANGE_NAMES) {
    const [minField, maxField] = JOB_FILTER_WIRE[name].ends;
    const { min, max } = ranges[name];
    wire[minField] = JOB_FILTERS[name].attribute.isRequired ? (min ?? 0) : min;
    wire[maxField] = max;
  }
  return wire as WireRanges;
}

export function cardRangesFromWire(wire: WireRanges): JobRanges {
  return recordOfRanges((name) => {
    const [min, max] = JOB_FILTER_WIRE[name].ends;
    return { min: wire[min] ?? null, max: wire[max] ?? null };
  });
}

type WireFilters = z.infer<z.ZodMiniObject<typeof wireJobFilters>>;

export function jobFiltersToWire(values: JobFilterValues): WireFilters {
  return Object.fromEntries(
    JOB_FILTER_FIELDS.map(([name, { field, words }]) => {
      const value = values[name];
      return [field, value === undefined ? undefined : toWire(value, words)];
    }),
  );
}

type WireAttributes = z.infer<z.ZodMiniObject<typeof wireCardAttributes>>;

interface WireAttribute {
  readonly field: keyof WireAttributes;
  readonly words: Readonly<Record<string, string>>;
}

const CARD_FIELDS = CARD_ATTRIBUTE_NAMES.map(
  (name) => [name, JOB_FILTER_WIRE[name] as WireAttribute] as const,
);

export function cardAttributesToWire(card: CardAttributes): WireAttributes {
  const wire: Record<string, string | undefined> = {};
  for (const [name, { field, words }] of CARD_FIELDS) wire[field] = words[card[name] ?? ''];
  return wire as WireAttributes;
}

export function cardAttributesFromWire(wire: WireAttributes): CardAttributes {
  return Object.fromEntries(
    CARD_FIELDS.map(([name, { field, words }]) => [name, termFromWire(words, wire[field]) ?? null]),
  ) as CardAttributes;
}
