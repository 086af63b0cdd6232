import { percentile } from '../figures.ts';
import type { Looked } from '../measure-pages.ts';

/** What the mix costs in databases of two sizes. */
export interface Sizes<T> {
  readonly small: T;
  readonly large: T;
}

/** What is told of one measurement: means of each kind of query, and of the mix as a whole. */
export interface MixCost {
  readonly pages: ReadonlyMap<string, number>;
  readonly milliseconds: ReadonlyMap<string, number>;
  readonly p50: number;
  readonly p99: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);

export function mixCost(looked: readonly Looked[]): MixCost {
  const kinds = [...Map.groupBy(looked, ({ request }) => request.query.kind)];
  const meansOf = (what: 'pages' | 'milliseconds') =>
    new Map(kinds.map(([kind, own]) => [kind, mean(own.map((one) => one[what]))]));
  const pages = looked.map((one) => one.pages);
  return {
    pages: meansOf('pages'),
    milliseconds: meansOf('milliseconds'),
    p50: percentile(pages, 0.5),
    p99: percentile(pages, 0.99),
  };
}

export const RADIUS = 'radius and facets';

/** Newest and nearest in a city with up to two filters, text with a city, typeahead, map, picks. */
export function isOftenAsked(kind: string): boolean {
  if (/^(typeahead|search page|top picks|map)/.test(kind)) return true;
  if (/^text, (newest|nearest)/.test(kind)) return true;
  const facets = /^(?:newest|nearest), [a-z]+: (.*)$/.exec(kind)?.[1];
  return facets !== undefined && facets.split('+').length <= 2;
}

/** The fastest growth of pages among some kinds, with its kind. */
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

/** Page 20 of lists with the first page of the same. */
const DEEP: Readonly<Record<string, string>> = {
  'page 20, newest: no filter': 'newest, dense: no filter',
  'page 20, newest: profile': 'newest, dense: profile',
  'page 20, nearest: no filter': 'nearest, dense: no filter',
  'page 20, nearest: profile': 'nearest, dense: profile',
  'page 20, list': 'everywhere: list',
};

/** Pages of the deepest page over those of the first, at the worst. */
export function deepest({ pages }: MixCost): number {
  const ratios = Object.entries(DEEP).flatMap(([deep, first]) => {
    const [there, here] = [pages.get(deep), pages.get(first)];
    return there === undefined || here === undefined ? [] : [there / here];
  });
  return Math.max(...ratios);
}

/** A kind of query and how many times its pages it costs now. */
export interface Dearer {
  readonly kind: string;
  readonly times: number;
}

const DEARER = 1.5;

/** The kinds that cost clearly more than before, those by most first. */
export function dearerKinds(before: MixCost, now: MixCost): Dearer[] {
  return [...now.pages]
    .map(([kind, pages]) => ({ kind, times: pages / Math.max(before.pages.get(kind) ?? pages, 1) }))
    .filter(({ times }) => times >= DEARER)
    .sort((a, b) => b.times - a.times);
}
