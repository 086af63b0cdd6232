import type { AppUnderTest } from './app-under-test.ts';
import { startApp } from './app-under-test.ts';
import { type Figures, figuresOf, medianBy } from './figures.ts';
import { loadOver } from './http-load.ts';
import { type HttpRequest, requestsOf } from './http-request.ts';
import type { MixQuery } from './mix/query.ts';
import { startApi } from './server-process.ts';

/** Response times and throughput of the query mix over HTTP. */
export interface MixFigures {
  /** Figures of the whole mix, by the number of clients. */
  readonly whole: ReadonlyMap<number, Figures>;
  /** Median times with one client, in milliseconds. */
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

/** Returns a list in random order, the same in every run. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item, at) => ({ item, key: (at * 2_654_435_761) % 4_294_967_296 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Measures the query mix with each number of clients, after a warm-up. */
export async function measureMix(
  url: string,
  mix: readonly MixQuery[],
  { clients, seconds }: { clients: readonly number[]; seconds: number },
): Promise<MixFigures> {
  const requests = shuffled(await requestsFor(url, mix));
  const api = await startApi(url);
  try {
    const whole = new Map<number, Figures>();
    let byGroup = new Map<string, number>();
    let byKind = new Map<string, number>();
    // Warm-up: every connection of the API must prepare every statement.
    await loadOver(api.port, [...requests, ...requests, ...requests], { clients: 10, seconds: 0 });
    for (const count of clients) {
      const result = await loadOver(api.port, requests, { clients: count, seconds });
      whole.set(count, figuresOf(result));
      if (count !== 1) continue;
      byGroup = medianBy(result.samples, 'group');
      byKind = medianBy(result.samples, 'kind');
    }
    return { whole, byGroup, byKind };
  } finally {
    await api.stop();
  }
}
