import { startApp } from './app-under-test.ts';
import { medianBy } from './figures.ts';
import { loadOver } from './http-load.ts';
import { type HttpRequest, requestOf } from './http-request.ts';
import type { MixQuery } from './mix/query.ts';
import { startApi } from './server-process.ts';

/** Median times of the first and the twentieth page of one kind of list, in milliseconds. */
export interface DeepPage {
  readonly kind: string;
  readonly first: number;
  readonly twentieth: number;
}

/** Returns the requests for the first and the twentieth page of each list that is long enough. */
async function pairsOf(url: string, mix: readonly MixQuery[]): Promise<HttpRequest[]> {
  const under = await startApp(url);
  try {
    const pairs: HttpRequest[] = [];
    for (const query of mix.filter(({ group }) => group === 'page 20')) {
      const deep = await requestOf(under, query);
      const first = await requestOf(under, { ...query, page: 1, kind: `first of ${query.kind}` });
      if (deep !== null && first !== null) pairs.push(first, deep);
    }
    return pairs;
  } finally {
    await under.close();
  }
}

/** Measures both pages alternately with one client, so that other load on the machine affects both. */
export async function measureDeepPages(
  url: string,
  mix: readonly MixQuery[],
  seconds: number,
): Promise<DeepPage[]> {
  const pairs = await pairsOf(url, mix);
  const api = await startApi(url);
  try {
    await loadOver(api.port, [...pairs, ...pairs], { clients: 10, seconds: 1 });
    const { samples } = await loadOver(api.port, pairs, { clients: 1, seconds });
    const times = medianBy(samples, 'kind');
    return [...times]
      .filter(([kind]) => !kind.startsWith('first of'))
      .map(([kind, twentieth]) => ({ kind, twentieth, first: times.get(`first of ${kind}`) ?? Number.NaN }));
  } finally {
    await api.stop();
  }
}
