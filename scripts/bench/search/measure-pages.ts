import { PLANNING_OPTIONS } from '@nukkad/db';
import pg from 'pg';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { type HttpRequest, requestsOf, send } from './http-request.ts';
import type { MixQuery } from './mix/query.ts';
import { type Cost, costOf } from './pages.ts';
import { type RunStatement, StatementRecorder } from './statement-recorder.ts';

/** A request with its statements and their cost. */
export interface MeasuredRequest extends Cost {
  readonly request: HttpRequest;
  readonly statements: readonly RunStatement[];
}

/** Sends a request and returns the statements that the API ran for it. */
async function statementsOf(
  under: AppUnderTest,
  recorder: StatementRecorder,
  request: HttpRequest,
): Promise<RunStatement[]> {
  recorder.take();
  await send(under, request);
  return recorder.take();
}

/** The API on a loaded database, with access to the cost of its statements. */
export interface PageMeter {
  /** Builds the requests of a mix, including the cursors of later pages. */
  requestsOf(mix: readonly MixQuery[]): Promise<HttpRequest[]>;
  measure(requests: readonly HttpRequest[]): Promise<MeasuredRequest[]>;
  close(): Promise<void>;
}

export async function openPageMeter(url: string): Promise<PageMeter> {
  const recorder = new StatementRecorder();
  const under = await startApp(url, recorder.wrap);
  const client = new pg.Client({ connectionString: url, options: PLANNING_OPTIONS });
  await client.connect();
  return {
    requestsOf: (mix) => requestsOf(under, mix),
    measure: async (requests) => {
      const measured: MeasuredRequest[] = [];
      for (const request of requests) {
        const statements = await statementsOf(under, recorder, request);
        measured.push({ request, statements, ...(await costOf(client, statements)) });
      }
      return measured;
    },
    close: async () => {
      await client.end();
      await under.close();
    },
  };
}

/** Measures the pages and the time of every query of a mix in a loaded database. */
export async function measurePages(url: string, mix: readonly MixQuery[]): Promise<MeasuredRequest[]> {
  const meter = await openPageMeter(url);
  try {
    return await meter.measure(await meter.requestsOf(mix));
  } finally {
    await meter.close();
  }
}

/** Returns the mean number of pages read by each kind of query. */
export function pagesByKind(measured: readonly MeasuredRequest[]): Map<string, number> {
  const kinds = Map.groupBy(measured, ({ request }) => request.query.kind);
  return new Map(
    [...kinds].map(([kind, ofKind]) => [
      kind,
      ofKind.reduce((sum, { pages }) => sum + pages, 0) / ofKind.length,
    ]),
  );
}
