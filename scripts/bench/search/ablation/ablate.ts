import { openPageMeter } from '../measure-pages.ts';
import { drawRadiusFilters } from '../mix/drawn-filters.ts';
import type { MixQuery } from '../mix/query.ts';
import type { Part } from './parts.ts';
import { without } from './without.ts';
import { type MixCost, mixCost, type Sizes } from './worth.ts';

/** What the mix costs without some parts. */
export interface Ablated {
  /** Null for the search as it is. */
  readonly part: Part | null;
  readonly cost: Sizes<MixCost>;
}

export interface AblationOptions {
  readonly urls: Sizes<string>;
  readonly mix: readonly MixQuery[];
  /** Parts that are off all the time. */
  readonly off: readonly Part[];
  /** Parts that are switched off one after another. */
  readonly inTurn: readonly Part[];
  say(text: string): void;
}

const RADIUS_FILTERS = 24;

/** One loaded database with the requests to look at. */
async function openSize(url: string, queries: readonly MixQuery[]) {
  const meter = await openPageMeter(url);
  const requests = await meter.requestsOf(queries);
  return {
    measure: async (parts: readonly Part[]) => mixCost(await without(url, parts, () => meter.look(requests))),
    close: meter.close,
  };
}

/** Measures the mix and the filters of the race at both sizes, as it is and then without each part. */
export async function ablate({ urls, mix, off, inTurn, say }: AblationOptions): Promise<Ablated[]> {
  const queries = [...mix, ...drawRadiusFilters(RADIUS_FILTERS).map(({ query }) => query)];
  const [small, large] = [await openSize(urls.small, queries), await openSize(urls.large, queries)];
  try {
    const ablated: Ablated[] = [];
    say('with all that is left');
    const base = { small: await small.measure(off), large: await large.measure(off) };
    ablated.push({ part: null, cost: base });
    for (const part of inTurn) {
      say(`without ${part.name}`);
      // What is small is found either way: the growth is told from there, and rather too much of it than too little.
      ablated.push({ part, cost: { small: base.small, large: await large.measure([...off, part]) } });
    }
    return ablated;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}
