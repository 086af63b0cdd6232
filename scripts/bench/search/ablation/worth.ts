import { percentile } from '../figures.ts';
import type { MeasuredRequest } from '../measure-pages.ts';

/** A value for each of two database sizes. */
export interface Sizes<T> {
  readonly small: T;
  readonly large: T;
}

/**
 * The cost of a query mix: mean pages and milliseconds by kind of query, and percentiles of pages over the whole mix.
 */
export interface MixCost {
  readonly pages: ReadonlyMap<string, number>;
  readonly milliseconds: ReadonlyMap<string, number>;
  readonly p50: number;
  readonly p99: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);

export function mixCost(measured: readonly MeasuredRequest[]): MixCost {
  const kinds = [...Map.groupBy(measured, ({ request }) => request.query.kind)];
  const meansOf = (what: 'pages' | 'milliseconds') =>
    new Map(kinds.map(([kind, requests]) => [kind, mean(requests.map((request) => request[what]))]));
  const pages = measured.map((request) => request.pages);
  return {
    pages: meansOf('pages'),
    milliseconds: meansOf('milliseconds'),
    p50: percentile(pages, 0.5),
    p99: percentile(pages, 0.99),
  };
}

export const RADIUS = 'radius and facets';

/**
 * Whether a kind of query is frequent: a list in a city with up to two filters, a text with a city, typeahead, map,
 * search page, or top picks.
 */
export function isFrequent(kind: string): boolean {
  if (/^(typeahead|search page|top picks|map)/.test(kind)) return true;
  if (/^text, (newest|nearest)/.test(kind)) return true;
  const facets = /^(?:newest|nearest), [a-z]+: (.*)$/.exec(kind)?.[1];
  return facets !== undefined && facets.split('+').length <= 2;
}

/**
 * Returns the kind of query whose number of pages grows fastest, with its growth exponent. `times` is the ratio of
 * the database sizes.
 */
export function worstGrowth(
  { small, large }: Sizes<MixCost>,
  times: number,
  isOf: (kind: string) => boolean,
): { readonly kind: string; readonly exponent: number } {
  let worst = { kind: '–', exponent: Number.NEGATIVE_INFINITY };
  for (const [kind, pages] of large.pages) {
    const before = small.pages.get(kind);
    if (before === undefined || !isOf(kind)) continue;
    const exponent = Math.log(Math.max(pages, 1) / Math.max(before, 1)) / Math.log(times);
    if (exponent > worst.exponent) worst = { kind, exponent };
  }
  return worst;
}

/** Maps each kind of query for page 20 of a list to the kind for its first page. */
const DEEP: Readonly<Record<string, string>> = {
  'page 20, newest: no filter': 'newest, dense: no filter',
  'page 20, newest: profile': 'newest, dense: profile',
  'page 20, nearest: no filter': 'nearest, dense: no filter',
  'page 20, nearest: profile': 'nearest, dense: profile',
  'page 20, list': 'everywhere: list',
};

/** Returns the highest ratio of the pages read for page 20 of a list to those for page 1. */
export function deepest({ pages }: MixCost): number {
  const ratios = Object.entries(DEEP).flatMap(([deep, first]) => {
    const deepPages = pages.get(deep);
    const firstPages = pages.get(first);
    return deepPages === undefined || firstPages === undefined ? [] : [deepPages / firstPages];
  });
  return Math.max(...ratios);
}

/** A kind of query, and how many times as many pages it reads as before. */
export interface CostlierKind {
  readonly kind: string;
  readonly times: number;
}

const COSTLIER_TIMES = 1.5;

/** Returns the kinds of query that read at least 1.5 times as many pages as before, the worst first. */
export function costlierKinds(before: MixCost, now: MixCost): CostlierKind[] {
  return [...now.pages]
    .map(([kind, pages]) => ({ kind, times: pages / Math.max(before.pages.get(kind) ?? pages, 1) }))
    .filter(({ times }) => times >= COSTLIER_TIMES)
    .sort((a, b) => b.times - a.times);
}
