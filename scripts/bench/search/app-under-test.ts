import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@nukkad/api/app.ts';
import { readConfig } from '@nukkad/api/config.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { createDatabase, type Database } from '@nukkad/db';
import { benchSeeker } from './bench-seeker.ts';

const SECRET = 'a secret of the bench that is long enough';

/** The environment under which the API runs in a bench. */
export function apiEnvironment(databaseUrl: string, folder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: SECRET,
    DATA_DIR: folder,
    BACKGROUND: 'off',
    RATE_LIMIT_PER_MINUTE: '0',
    IN_FLIGHT_PER_ADDRESS_PERCENT: '100',
    // On a busy machine it is told how long a request took, and none is given up.
    DATABASE_CONNECT_MILLISECONDS: '60000',
    DATABASE_STATEMENT_MILLISECONDS: '120000',
    PORT: '0',
  };
}

export interface AppUnderTest {
  /** Where it listens. */
  readonly origin: string;
  readonly database: Database;
  /** What the bench's own seeker sends along. */
  readonly seeker: { readonly candidateId: string; readonly accessToken: string };
  close(): Promise<void>;
}

/** The real API on a loaded database, in this process; `wrap` may look at what it asks the database. */
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
