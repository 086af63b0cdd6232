import { openPageMeter } from '../measure-pages.ts';
import { drawRadiusFilters } from '../mix/drawn-filters.ts';
import type { MixQuery } from '../mix/query.ts';
import type { Part } from './parts.ts';
import { without } from './without.ts';
import { type MixCost, mixCost, type Sizes } from './worth.ts';

/** The cost of the query mix when one part of the search is switched off. */
export interface Ablated {
  /** The part that is switched off; null for the complete search. */
  readonly part: Part | null;
  readonly cost: Sizes<MixCost>;
}

export interface AblationOptions {
  readonly urls: Sizes<string>;
  readonly mix: readonly MixQuery[];
  /** Parts that are always switched off. */
  readonly off: readonly Part[];
  /** Parts that are switched off one at a time. */
  readonly ablatedParts: readonly Part[];
  log(text: string): void;
}

const RADIUS_FILTERS = 24;

/**
 * Opens a loaded database and builds the requests of the queries. Returns functions to measure them without some
 * parts, and to close the database.
 */
async function openSize(url: string, queries: readonly MixQuery[]) {
  const meter = await openPageMeter(url);
  const requests = await meter.requestsOf(queries);
  return {
    measure: async (parts: readonly Part[]) =>
      mixCost(await without(url, parts, () => meter.measure(requests))),
    close: meter.close,
  };
}

/**
 * Measures the query mix and radius filters in a small and a large database: first with all parts, then without each
 * part in turn.
 */
export async function ablate({ urls, mix, off, ablatedParts, log }: AblationOptions): Promise<Ablated[]> {
  const queries = [...mix, ...drawRadiusFilters(RADIUS_FILTERS).map(({ query }) => query)];
  const small = await openSize(urls.small, queries);
  const large = await openSize(urls.large, queries);
  try {
    const ablated: Ablated[] = [];
    log('with all other parts');
    const base = { small: await small.measure(off), large: await large.measure(off) };
    ablated.push({ part: null, cost: base });
    for (const part of ablatedParts) {
      log(`without ${part.name}`);
      // The small database is not measured again, because it is fast with any index. This can only overstate the growth.
      ablated.push({ part, cost: { small: base.small, large: await large.measure([...off, part]) } });
    }
    return ablated;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}
