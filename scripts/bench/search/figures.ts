import type { LoadResult, Sample } from './http-load.ts';

/** What is told of a load. */
export interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

/** The value below which that share of the numbers lies. */
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

/** The middle time of each group or kind, in milliseconds. */
export function middleBy(samples: readonly Sample[], by: 'group' | 'kind'): Map<string, number> {
  const parts = Map.groupBy(samples, ({ request }) => request.query[by] as string);
  return new Map([...parts].map(([name, own]) => [name, percentile(timesOf(own), 0.5)]));
}
