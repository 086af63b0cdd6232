import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@nukkad/api/app.ts';
import { readConfig } from '@nukkad/api/config.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { createDatabase, type Database } from '@nukkad/db';
import { benchSeeker } from './bench-seeker.ts';

const SECRET = 'a secret of the bench that is long enough';

/** The environment variables of the API in a benchmark. */
export function apiEnvironment(databaseUrl: string, folder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: SECRET,
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    IN_FLIGHT_PER_ADDRESS_PERCENT: '100',
    // Long timeouts, so that a busy machine makes requests slow instead of failing them.
    DATABASE_CONNECT_MILLISECONDS: '60000',
    DATABASE_STATEMENT_MILLISECONDS: '120000',
    REQUEST_MILLISECONDS: '120000',
    PORT: '0',
  };
}

export interface AppUnderTest {
  /** The address that it listens on, such as `http://127.0.0.1:4711`. */
  readonly origin: string;
  readonly database: Database;
  /** The seeker of the benchmark, with an access token. */
  readonly seeker: { readonly candidateId: string; readonly accessToken: string };
  close(): Promise<void>;
}

/** Starts the real API in this process on a loaded database. `wrap` can intercept its queries. */
export async function startApp(
  databaseUrl: string,
  wrap: (database: Database) => Database = (database) => database,
): Promise<AppUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-bench-api-'));
  const database = createDatabase({
    url: databaseUrl,
    applicationName: 'nukkad-bench',
    statementTimeout: 120_000,
  });
  const config = readConfig(apiEnvironment(databaseUrl, folder));
  const app = await buildApp({ config, database: wrap(database) });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const candidateId = await benchSeeker(database);
  const { loginId } = await openLogin(app.container, candidateId);
  return {
    origin,
    database,
    seeker: { candidateId, accessToken: app.jwt.sign({ sub: candidateId, sid: loginId }) },
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
