import type { AppUnderTest } from './app-under-test.ts';
import { startApp } from './app-under-test.ts';
import { type Figures, figuresOf, middleBy } from './figures.ts';
import { loadOver } from './http-load.ts';
import { type HttpRequest, requestsOf } from './http-request.ts';
import type { MixQuery } from './mix/query.ts';
import { startApi } from './server-process.ts';

/** The whole mix over HTTP. */
export interface MixFigures {
  /** By the number of clients. */
  readonly whole: ReadonlyMap<number, Figures>;
  /** Middle times with one client, in milliseconds. */
  readonly byGroup: ReadonlyMap<string, number>;
  readonly byKind: ReadonlyMap<string, number>;
}

async function requestsFor(url: string, mix: readonly MixQuery[]): Promise<HttpRequest[]> {
  const under: AppUnderTest = await startApp(url);
  try {
    return await requestsOf(under, mix);
  } finally {
    await under.close();
  }
}

/** The same order at every run, with kinds well mixed. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item, at) => ({ item, key: (at * 2_654_435_761) % 4_294_967_296 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Times and throughput of the mix at each number of clients; each runs through the mix once before. */
export async function measureMix(
  url: string,
  mix: readonly MixQuery[],
  { clients, seconds }: { clients: readonly number[]; seconds: number },
): Promise<MixFigures> {
  const requests = shuffled(await requestsFor(url, mix));
  const api = await startApi(url);
  try {
    const whole = new Map<number, Figures>();
    let [byGroup, byKind] = [new Map<string, number>(), new Map<string, number>()];
    // Every connection of the API prepares every statement first.
    await loadOver(api.port, [...requests, ...requests, ...requests], { clients: 10, seconds: 0 });
    for (const count of clients) {
      const result = await loadOver(api.port, requests, { clients: count, seconds });
      whole.set(count, figuresOf(result));
      if (count !== 1) continue;
      byGroup = middleBy(result.samples, 'group');
      byKind = middleBy(result.samples, 'kind');
    }
    return { whole, byGroup, byKind };
  } finally {
    await api.stop();
  }
}
