import {
  isChosenWithin,
  JOB_FILTER_NAMES,
  type JobFilter,
  type JobFilterValue,
  type JobFilterValues,
  jobFilter,
} from '@nukkad/contract';
import { singleLine } from './single-line.ts';

type Values = { -readonly [Name in keyof JobFilterValues]: JobFilterValue | undefined };

/**
 * Parses a range such as "5000-20000" and limits it to the ends of the slider. Undefined if it is malformed or covers
 * the whole slider.
 */
function rangeOf(value: string, { max, step }: Extract<JobFilter, { kind: 'range' }>) {
  const ends = /^(\d{1,6})-(\d{1,6})$/.exec(value);
  if (!ends) return undefined;
  const low = Math.min(Math.floor(Number(ends[1]) / step) * step, max);
  const high = Math.min(Math.ceil(Number(ends[2]) / step) * step, max);
  return Number(ends[1]) > Number(ends[2]) || (low === 0 && high === max) ? undefined : [low, high];
}

/**
 * Parses a radius in whole kilometres. Undefined if it is missing or invalid, because the default depends on the kind
 * of place.
 */
function radiusOf(value: string, { max }: Extract<JobFilter, { kind: 'distance' }>): number | undefined {
  const radius = Number(value || undefined);
  return Number.isInteger(radius) && radius >= 0 ? Math.min(radius, max) : undefined;
}

function readFilter(filter: JobFilter, value: string) {
  switch (filter.kind) {
    case 'choice':
      return filter.values.find((known) => known.toLowerCase() === value.toLowerCase());
    case 'range':
      return rangeOf(value, filter);
    case 'distance':
      return radiusOf(value, filter);
    case 'profile':
      return singleLine(value, filter.maxLength);
  }
}

/**
 * Drops a range that refines a choice unless that choice is selected. Experience of 0 to 0 years becomes the choice
 * "fresher".
 */
function normaliseRefinements(values: Values): void {
  for (const name of JOB_FILTER_NAMES) {
    const filter = jobFilter(name);
    if (filter.kind !== 'range' || filter.within === undefined) continue;
    const { filter: narrowed, whenZero } = filter.within;
    const isNarrowed = isChosenWithin(name, values as JobFilterValues);
    const ends = values[name];
    if (isNarrowed && Array.isArray(ends) && ends[1] === 0)
      values[narrowed as keyof Values] = whenZero as never;
    else if (isNarrowed) continue;
    values[name] = undefined;
  }
}

/** Reads the filters of the panel from URL parameters. Invalid values are ignored. */
export function readFilters(params: URLSearchParams): JobFilterValues {
  const values = Object.fromEntries(
    JOB_FILTER_NAMES.map((name) => {
      const value = params.get(jobFilter(name).url);
      return [name, value === null ? undefined : readFilter(jobFilter(name), value)];
    }),
  ) as Values;
  normaliseRefinements(values);
  return values as JobFilterValues;
}
