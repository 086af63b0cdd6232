import { figuresOf, percentile } from './figures.ts';
import { loadOver } from './http-load.ts';
import type { HttpRequest } from './http-request.ts';
import { measurePages } from './measure-pages.ts';
import { drawRadiusFilters } from './mix/drawn-filters.ts';
import { pgbench } from './pgbench.ts';
import { type ServerProcess, startApi, startEmptyRoute } from './server-process.ts';

/** Requests per second of three set-ups: the database alone (pgbench), the API, and a route that does nothing. */
export interface RouteFigures {
  readonly clients: number;
  readonly pgbench: number;
  readonly route: number;
  readonly empty: number;
}

const FILTERS = 24;
/**
 * Number of rounds. The three set-ups are measured alternately, so that other load on the machine affects all of
 * them.
 */
const TURNS = 3;
const WARM_UP_REQUESTS = 6000;

const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

async function perSecond(
  { port }: ServerProcess,
  requests: readonly HttpRequest[],
  clients: number,
  seconds: number,
) {
  return figuresOf(await loadOver(port, requests, { clients, seconds })).perSecond;
}

/** Sends enough requests for V8 to optimise the hot code. */
async function warmUp(server: ServerProcess, requests: readonly HttpRequest[]): Promise<void> {
  const repeats = Math.ceil(WARM_UP_REQUESTS / requests.length);
  const all = Array.from({ length: repeats }, () => requests).flat();
  await loadOver(server.port, all, { clients: 8, seconds: 0 });
}

interface RouteOptions {
  readonly url: string;
  readonly clients: readonly number[];
  readonly seconds: number;
}

/** Compares the filter route with pgbench running the same statements, and with an empty route. */
export async function measureRoute({ url, clients, seconds }: RouteOptions): Promise<RouteFigures[]> {
  const measured = await measurePages(
    url,
    drawRadiusFilters(FILTERS).map(({ query }) => query),
  );
  const requests = measured.map(({ request }) => request);
  const scripts = measured.map(({ statements }) => statements);
  const [api, empty] = await Promise.all([startApi(url), startEmptyRoute()]);
  const turn = async (count: number) => ({
    pgbench: await pgbench(scripts, { url, clients: count, seconds, planning: 'API settings' }),
    route: await perSecond(api, requests, count, seconds),
    empty: await perSecond(empty, requests, count, 1),
  });
  try {
    for (const server of [api, empty]) await warmUp(server, requests);
    const figures: RouteFigures[] = [];
    for (const count of clients) {
      const turns: Awaited<ReturnType<typeof turn>>[] = [];
      for (let at = 0; at < TURNS; at += 1) turns.push(await turn(count));
      figures.push({
        clients: count,
        pgbench: median(turns.map(({ pgbench }) => pgbench)),
        route: median(turns.map(({ route }) => route)),
        empty: median(turns.map(({ empty }) => empty)),
      });
    }
    return figures;
  } finally {
    await Promise.all([api.stop(), empty.stop()]);
  }
}
