import type { LoadResult, Sample } from './http-load.ts';

/** Response times in milliseconds, and throughput in requests per second. */
export interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

/** Returns a percentile of some numbers. `share` is between 0 and 1; 0.5 gives the median. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const timesOf = (samples: readonly Sample[]): number[] => samples.map(({ milliseconds }) => milliseconds);

export function figuresOf({ samples, seconds }: LoadResult): Figures {
  const times = timesOf(samples);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    perSecond: samples.length / seconds,
  };
}

/** Returns the median time in milliseconds of each group or kind of query. */
export function medianBy(samples: readonly Sample[], by: 'group' | 'kind'): Map<string, number> {
  const groups = Map.groupBy(samples, ({ request }) => request.query[by] as string);
  return new Map([...groups].map(([name, ofGroup]) => [name, percentile(timesOf(ofGroup), 0.5)]));
}
