import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Container } from '@nukkad/core/container.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { createDatabase } from '@nukkad/db';
import { BATCH_TIMES } from '@nukkad/db/connections.ts';
import { urlForRole } from '@nukkad/db/testing/test-database.ts';
import { buildCandidate, createTestDatabase } from '@nukkad/testing';
import { recordRouteCalls } from '@nukkad/testing/record-route-calls.ts';
import { type Caller, createTestClient, type TestClient } from '@nukkad/testing/test-client.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { ApiContainer } from '../src/mount/request-context.ts';
import { OPERATOR } from './operator.ts';
import { TestClock } from './test-clock.ts';
import { TestSms } from './test-sms.ts';

const SECRET = 'a secret of the tests that is long enough';

interface TestSeeker {
  readonly id: string;
  readonly candidate: Awaited<ReturnType<typeof buildCandidate>>;
  readonly client: TestClient;
}

export interface TestApp {
  readonly app: FastifyInstance;
  /** The container of the app, but with the database of the test, so that a test can also do what the API must not. */
  readonly container: ApiContainer;
  /** The database for the owner of the tables. The app itself connects as the role of the API. */
  readonly database: Container['database'];
  /** The database's URL for the owner. */
  readonly databaseUrl: string;
  readonly clock: TestClock;
  readonly sms: TestSms;
  /** A client without a session. Use `client.as(caller)` for one with a session. */
  readonly client: TestClient;
  /** Signs a seeker in without a provider. */
  signIn(candidateId: string): Promise<Required<Pick<Caller, 'accessToken' | 'candidateId'>>>;
  /** Creates a signed-in seeker. */
  seeker(values?: Parameters<typeof buildCandidate>[1]): Promise<TestSeeker>;
  /** Changes an operator setting and drops the cache. */
  set(key: string, value: unknown): Promise<void>;
  close(): Promise<void>;
}

/** Starts the real app on its own database. Only clock and text messages are fakes. */
export async function startTestApp(
  environment: Record<string, string> = {},
  parts: Omit<Partial<Container>, 'config' | 'database'> = {},
): Promise<TestApp> {
  const { url, database, drop } = await createTestDatabase();
  const apiUrl = urlForRole(url, 'api');
  const own = createDatabase({ ...BATCH_TIMES, url: apiUrl, applicationName: 'nukkad-test' });
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-api-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: apiUrl,
    JWT_SECRET: SECRET,
    DATA_DIR: folder,
    PUBLIC_ORIGIN: 'http://site.test',
    API_URL: 'http://site.test/',
    RATE_LIMIT_PER_MINUTE: '0',
    // All requests of a test come from one address, and races send many at once.
    MAX_IN_FLIGHT: '1000',
    // The first search loads its vocabulary, which takes many seconds on a busy machine.
    REQUEST_MILLISECONDS: '20000',
    ...(environment.NODE_ENV === 'production' && OPERATOR),
    ...environment,
  });
  const clock = new TestClock();
  const sms = new TestSms();
  const app = await buildApp({ config, clock, sms, ...parts, database: own });
  recordRouteCalls(app.server);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const container = { ...app.container, database };
  const client = createTestClient(app);
  const signIn: TestApp['signIn'] = async (candidateId) => {
    const { loginId } = await openLogin(container, candidateId);
    return { candidateId, accessToken: app.jwt.sign({ sub: candidateId, sid: loginId }) };
  };
  return {
    app,
    container,
    database,
    databaseUrl: url,
    clock,
    sms,
    client,
    signIn,
    seeker: async (values) => {
      const candidate = await buildCandidate(database, values);
      const { id } = candidate;
      return { id, candidate, client: client.as(await signIn(id)) };
    },
    set: async (key, value) => {
      const json = value as never;
      await database.prisma.setting.upsert({
        where: { key },
        create: { key, value: json },
        update: { value: json },
      });
      container.settings.forget();
    },
    close: async () => {
      await app.close();
      await own.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
