import type { Race } from './measure-against-textbook.ts';
import type { DeepPage } from './measure-deep-page.ts';
import type { LoadingTimes } from './measure-loading.ts';
import type { MixFigures } from './measure-mix.ts';
import type { Overhead } from './measure-overhead.ts';
import type { RouteFigures } from './measure-route.ts';

/** The results for one size of database. */
export interface SizeResults {
  readonly jobs: number;
  /** Mean number of pages read, by kind of query. */
  readonly pages: ReadonlyMap<string, number>;
  readonly mix: MixFigures;
}

/** All results of a run. Everything but `sizes` is measured with the largest size. */
export interface Results {
  readonly sizes: readonly SizeResults[];
  readonly radius: Race;
  readonly text: Race;
  readonly route: readonly RouteFigures[];
  readonly overhead: Overhead;
  readonly deepPages: readonly DeepPage[];
  readonly loading: LoadingTimes;
}

/** How the number of pages read by one kind of query grows, from the smallest database that has it to the largest. */
export interface Growth {
  readonly kind: string;
  readonly from: number;
  readonly small: number;
  readonly large: number;
  /** Growth exponent: 0 is constant, 1 is proportional to the number of jobs. */
  readonly exponent: number;
}

/**
 * Returns the growth of every kind of query, the fastest first. A small database may lack a kind, such as page 20 of
 * a short list.
 */
export function growthOf(sizes: readonly SizeResults[]): Growth[] {
  const largest = sizes.at(-1);
  if (largest === undefined || sizes.length < 2) return [];
  return [...largest.pages]
    .flatMap(([kind, large]): Growth[] => {
      const smallest = sizes.find(({ pages }) => pages.has(kind));
      const small = smallest?.pages.get(kind);
      if (smallest === undefined || smallest === largest || small === undefined) return [];
      const times = largest.jobs / smallest.jobs;
      const exponent = Math.log(Math.max(large, 1) / Math.max(small, 1)) / Math.log(times);
      return [{ kind, from: smallest.jobs, small, large, exponent }];
    })
    .sort((a, b) => b.exponent - a.exponent);
}

/** Returns the kinds of query that only the largest database has. */
export function kindsWithoutGrowth(sizes: readonly SizeResults[]): string[] {
  const known = new Set(growthOf(sizes).map(({ kind }) => kind));
  return [...(sizes.at(-1)?.pages.keys() ?? [])].filter((kind) => !known.has(kind));
}
