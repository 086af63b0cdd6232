import { compileAnswer } from '@nukkad/api/mount/compile-answer.ts';
import { compileRequestCheck } from '@nukkad/api/mount/compile-request.ts';
import type { AnyRoute } from '@nukkad/contract';
import { startApp } from './app-under-test.ts';
import { percentile } from './figures.ts';
import { ask, requestsOf } from './http-request.ts';
import { drawRadiusFilters } from './mix/drawn-filters.ts';

/** Microseconds of a filter request that are spent on its form. */
export interface Overhead {
  readonly validation: number;
  readonly serialisation: number;
}

const FILTERS = 24;
const ROUNDS = 400;

interface Exchange {
  readonly route: AnyRoute;
  readonly body: unknown;
  readonly output: unknown;
}

/** Real requests with what they were answered, as domain objects. */
async function exchanges(url: string): Promise<Exchange[]> {
  const under = await startApp(url);
  try {
    const requests = await requestsOf(
      under,
      drawRadiusFilters(FILTERS).map(({ query }) => query),
    );
    return await Promise.all(
      requests.map(async (request) => {
        const { route } = request.query;
        const answer = JSON.parse(await ask(under, request));
        return { route, body: JSON.parse(request.body), output: route.decodeResult(answer) };
      }),
    );
  } finally {
    await under.close();
  }
}

/** The middle of many rounds over all exchanges, for one of them. */
function microseconds(all: readonly Exchange[], work: (exchange: Exchange) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    for (const exchange of all) work(exchange);
    return ((performance.now() - begin) * 1000) / all.length;
  });
  return percentile(rounds, 0.5);
}

/** Checking and reading a request, and mapping and writing its answer, as the mounted route does both. */
export async function measureOverhead(url: string): Promise<Overhead> {
  const all = await exchanges(url);
  const route = all[0]?.route as AnyRoute;
  const check = compileRequestCheck(route);
  const write = compileAnswer(route);
  return {
    validation: microseconds(all, ({ body }) => {
      const parts = { params: {}, query: {}, body };
      check(parts);
      return route.decodeRequest(parts as never);
    }),
    serialisation: microseconds(all, ({ output }) => write(route.encodeResult(output))),
  };
}
