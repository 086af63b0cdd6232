import { JOB_FILTER_NAMES, type JobFilterValue, type JobFilterValues, jobFilter } from './job-filters.ts';

function writeFilter(value: JobFilterValue): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : value.join('-');
}

/** Returns the URL parameters of a job list for the given filters. */
export function writeFilters(values: JobFilterValues): (readonly [parameter: string, value: string])[] {
  return JOB_FILTER_NAMES.flatMap((name) => {
    const filter = jobFilter(name);
    const value = values[name];
    if (value === undefined) return [];
    const text = writeFilter(value);
    return [[filter.url, filter.kind === 'choice' ? text.toLowerCase() : text] as const];
  });
}
