import { PLANNING_OPTIONS } from '@nukkad/db';
import pg from 'pg';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { type HttpRequest, inject, requestsOf } from './http-request.ts';
import type { MixQuery } from './mix/query.ts';
import { pagesOf } from './pages.ts';
import { type RunStatement, StatementRecorder } from './statement-recorder.ts';

/** A request with the statements it runs and the pages they touch. */
export interface Looked {
  readonly request: HttpRequest;
  readonly statements: readonly RunStatement[];
  readonly pages: number;
}

/** The first run reads the lists that are kept in memory; the second one is noted. */
async function statementsOf(
  { app }: AppUnderTest,
  recorder: StatementRecorder,
  request: HttpRequest,
): Promise<RunStatement[]> {
  recorder.take();
  await inject(app, request);
  return recorder.take();
}

/** Looks at what every query of the mix reads in a loaded database. */
export async function measurePages(url: string, mix: readonly MixQuery[]): Promise<Looked[]> {
  const recorder = new StatementRecorder();
  const under = await startApp(url, recorder.wrap);
  const client = new pg.Client({
    connectionString: url,
    options: PLANNING_OPTIONS,
  });
  await client.connect();
  try {
    const looked: Looked[] = [];
    for (const request of await requestsOf(under, mix)) {
      const statements = await statementsOf(under, recorder, request);
      looked.push({ request, statements, pages: await pagesOf(client, statements) });
    }
    return looked;
  } finally {
    await client.end();
    await under.close();
  }
}

/** The mean of the pages of each kind. */
export function pagesByKind(looked: readonly Looked[]): Map<string, number> {
  const kinds = Map.groupBy(looked, ({ request }) => request.query.kind);
  return new Map(
    [...kinds].map(([kind, own]) => [kind, own.reduce((sum, { pages }) => sum + pages, 0) / own.length]),
  );
}
