import { compileAnswer } from '@nukkad/api/mount/compile-answer.ts';
import { compileRequestCheck } from '@nukkad/api/mount/compile-request.ts';
import type { AnyRoute } from '@nukkad/contract';
import { startApp } from './app-under-test.ts';
import { percentile } from './figures.ts';
import { requestsOf, send } from './http-request.ts';
import { drawRadiusFilters } from './mix/drawn-filters.ts';

/** Microseconds that a filter request spends on validation and serialisation. */
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

/** Returns real requests with their responses as domain objects. */
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
        const response = JSON.parse(await send(under, request));
        return { route, body: JSON.parse(request.body), output: route.decodeResult(response) };
      }),
    );
  } finally {
    await under.close();
  }
}

/** Returns the time per exchange: the median of many rounds over all exchanges. */
function microseconds(all: readonly Exchange[], work: (exchange: Exchange) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    for (const exchange of all) work(exchange);
    return ((performance.now() - begin) * 1000) / all.length;
  });
  return percentile(rounds, 0.5);
}

/** Measures validation and decoding of requests, and encoding and serialisation of responses, as the API does them. */
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
