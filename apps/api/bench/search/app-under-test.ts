import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database } from '@nukkad/db';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openLogin } from '../../src/modules/session/open-login.ts';
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
    // A request that is injected never tells that its body has been read.
    UNFINISHED_PER_ADDRESS: '1000000',
    PORT: '0',
  };
}

export interface AppUnderTest {
  readonly app: FastifyInstance;
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
  await app.ready();
  const candidateId = await benchSeeker(database);
  const { loginId } = await openLogin(app.container, candidateId);
  return {
    app,
    database,
    seeker: { candidateId, accessToken: app.jwt.sign({ sub: candidateId, sid: loginId }) },
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
