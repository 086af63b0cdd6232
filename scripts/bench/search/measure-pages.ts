import { PLANNING_OPTIONS } from '@nukkad/db';
import pg from 'pg';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { ask, type HttpRequest, requestsOf } from './http-request.ts';
import type { MixQuery } from './mix/query.ts';
import { type Cost, costOf } from './pages.ts';
import { type RunStatement, StatementRecorder } from './statement-recorder.ts';

/** A request with the statements it runs and what they cost. */
export interface Looked extends Cost {
  readonly request: HttpRequest;
  readonly statements: readonly RunStatement[];
}

/** The first run reads the lists that are kept in memory; the second one is noted. */
async function statementsOf(
  under: AppUnderTest,
  recorder: StatementRecorder,
  request: HttpRequest,
): Promise<RunStatement[]> {
  recorder.take();
  await ask(under, request);
  return recorder.take();
}

/** A loaded database with the API on it, whose statements are looked at. */
export interface PageMeter {
  /** The requests of a mix; the cursors of its later pages are read once. */
  requestsOf(mix: readonly MixQuery[]): Promise<HttpRequest[]>;
  look(requests: readonly HttpRequest[]): Promise<Looked[]>;
  close(): Promise<void>;
}

export async function openPageMeter(url: string): Promise<PageMeter> {
  const recorder = new StatementRecorder();
  const under = await startApp(url, recorder.wrap);
  const client = new pg.Client({ connectionString: url, options: PLANNING_OPTIONS });
  await client.connect();
  return {
    requestsOf: (mix) => requestsOf(under, mix),
    look: async (requests) => {
      const looked: Looked[] = [];
      for (const request of requests) {
        const statements = await statementsOf(under, recorder, request);
        looked.push({ request, statements, ...(await costOf(client, statements)) });
      }
      return looked;
    },
    close: async () => {
      await client.end();
      await under.close();
    },
  };
}

/** Looks at what every query of the mix reads in a loaded database. */
export async function measurePages(url: string, mix: readonly MixQuery[]): Promise<Looked[]> {
  const meter = await openPageMeter(url);
  try {
    return await meter.look(await meter.requestsOf(mix));
  } finally {
    await meter.close();
  }
}

/** The mean of the pages of each kind. */
export function pagesByKind(looked: readonly Looked[]): Map<string, number> {
  const kinds = Map.groupBy(looked, ({ request }) => request.query.kind);
  return new Map(
    [...kinds].map(([kind, own]) => [kind, own.reduce((sum, { pages }) => sum + pages, 0) / own.length]),
  );
}
