import { figuresOf, percentile } from './figures.ts';
import { loadOver } from './http-load.ts';
import type { HttpRequest } from './http-request.ts';
import { measurePages } from './measure-pages.ts';
import { drawRadiusFilters } from './mix/drawn-filters.ts';
import { pgbench } from './pgbench.ts';
import { type ServerProcess, startApi, startEmptyRoute } from './server-process.ts';

/** Answers a second of one filter after another: from the database alone, through the API, and of a route that does nothing. */
export interface RouteFigures {
  readonly clients: number;
  readonly pgbench: number;
  readonly route: number;
  readonly empty: number;
}

const FILTERS = 24;
/** By turns, so that a busy moment meets all three. */
const TURNS = 3;
const WARM_REQUESTS = 6000;

const middle = (numbers: readonly number[]): number => percentile(numbers, 0.5);

async function perSecond(
  { port }: ServerProcess,
  requests: readonly HttpRequest[],
  clients: number,
  seconds: number,
) {
  return figuresOf(await loadOver(port, requests, { clients, seconds })).perSecond;
}

/** V8 compiles what is hot in several steps; pgbench has nothing to compile. */
async function warm(server: ServerProcess, requests: readonly HttpRequest[]): Promise<void> {
  const repeats = Math.ceil(WARM_REQUESTS / requests.length);
  const all = Array.from({ length: repeats }, () => requests).flat();
  await loadOver(server.port, all, { clients: 8, seconds: 0 });
}

interface RouteOptions {
  readonly url: string;
  readonly clients: readonly number[];
  readonly seconds: number;
}

/** The route of filters beside pgbench with the very statements that it runs, and beside an empty route. */
export async function measureRoute({ url, clients, seconds }: RouteOptions): Promise<RouteFigures[]> {
  const looked = await measurePages(
    url,
    drawRadiusFilters(FILTERS).map(({ query }) => query),
  );
  const requests = looked.map(({ request }) => request);
  const scripts = looked.map(({ statements }) => statements);
  const [api, empty] = await Promise.all([startApi(url), startEmptyRoute()]);
  const turn = async (count: number) => ({
    pgbench: await pgbench(scripts, { url, clients: count, seconds, planning: 'as the API' }),
    route: await perSecond(api, requests, count, seconds),
    empty: await perSecond(empty, requests, count, 1),
  });
  try {
    for (const server of [api, empty]) await warm(server, requests);
    const figures: RouteFigures[] = [];
    for (const count of clients) {
      const turns: Awaited<ReturnType<typeof turn>>[] = [];
      for (let at = 0; at < TURNS; at += 1) turns.push(await turn(count));
      figures.push({
        clients: count,
        pgbench: middle(turns.map((one) => one.pgbench)),
        route: middle(turns.map((one) => one.route)),
        empty: middle(turns.map((one) => one.empty)),
      });
    }
    return figures;
  } finally {
    await Promise.all([api.stop(), empty.stop()]);
  }
}
