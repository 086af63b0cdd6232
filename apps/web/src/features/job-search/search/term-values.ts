import {
  JOB_FILTER_NAMES,
  type JobFilterName,
  type JobFilterValue,
  jobFilter,
  type UnderstoodTerm,
} from '@nukkad/contract';

/** Parses a range such as "20000-100000" into two integers; undefined if malformed. */
function rangeOf(value: string): readonly [number, number] | undefined {
  const ends = /^(\d+)-(\d+)$/.exec(value);
  return ends ? [Number(ends[1]), Number(ends[2])] : undefined;
}

function valueNamed(name: JobFilterName, value: string): JobFilterValue | undefined {
  const filter = jobFilter(name);
  if (filter.kind === 'range') return rangeOf(value);
  if (filter.kind === 'distance')
    return /^\d+$/.test(value) ? Math.min(Number(value), filter.max) : undefined;
  if (filter.kind !== 'choice') return undefined;
  return filter.values.find((known) => known === value.toUpperCase()) as JobFilterValue | undefined;
}

/**
 * Converts a part of the search text that the API has interpreted into the corresponding filter and value; undefined
 * if no filter corresponds.
 */
export function filterOfTerm({
  kind,
  value,
}: Pick<UnderstoodTerm, 'kind' | 'value'>): readonly [JobFilterName, JobFilterValue] | undefined {
  for (const name of JOB_FILTER_NAMES) {
    const read = jobFilter(name).term === kind ? valueNamed(name, value) : undefined;
    if (read !== undefined) return [name, read];
  }
  return undefined;
}
