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

const middle = (numbers: readonly number[]): number => percentile(numbers, 0.5);

async function perSecond(
  server: ServerProcess,
  requests: readonly HttpRequest[],
  clients: number,
  seconds: number,
) {
  await loadOver(server.port, requests, { clients, seconds: 1 });
  return figuresOf(await loadOver(server.port, requests, { clients, seconds })).perSecond;
}

/** The route of filters beside pgbench with the very statements that it runs, and beside an empty route. */
export async function measureRoute(url: string, clients: number, seconds: number): Promise<RouteFigures> {
  const looked = await measurePages(
    url,
    drawRadiusFilters(FILTERS).map(({ query }) => query),
  );
  const requests = looked.map(({ request }) => request);
  const scripts = looked.map(({ statements }) => statements);
  const [api, empty] = await Promise.all([startApi(url), startEmptyRoute()]);
  const turns: Omit<RouteFigures, 'clients'>[] = [];
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.push({
        pgbench: await pgbench(scripts, { url, clients, seconds, planning: 'as the API' }),
        route: await perSecond(api, requests, clients, seconds),
        empty: await perSecond(empty, requests, clients, 1),
      });
    }
  } finally {
    await Promise.all([api.stop(), empty.stop()]);
  }
  return {
    clients,
    pgbench: middle(turns.map((turn) => turn.pgbench)),
    route: middle(turns.map((turn) => turn.route)),
    empty: middle(turns.map((turn) => turn.empty)),
  };
}
