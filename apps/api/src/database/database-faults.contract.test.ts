import { type AnyRoute, routes } from '@nukkad/contract';
import { applyToJob } from '@nukkad/core/applications/apply-to-job.ts';
import type { Container } from '@nukkad/core/container.ts';
import type { ActionKey } from '@nukkad/core/idempotency/action-key.ts';
import { createDatabase, type Database } from '@nukkad/db';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { TcpFaultProxy } from '@nukkad/testing/tcp-fault-proxy.ts';
import { createTestClient, type TestClient } from '@nukkad/testing/test-client.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';

/** Maximum response time in milliseconds while the database is down or does not respond. */
const ANSWERED_WITHIN = 5000;
const PIPELINES = 2;

let test: TestApp;
let proxy: TcpFaultProxy;
let database: Database;
let app: FastifyInstance;
let visitor: TestClient;

/** Starts a second app on the same database, through a proxy that can fail, with the timeouts of production. */
beforeAll(async () => {
  test = await startTestApp();
  await test.set('hrFromHour', 0);
  proxy = await TcpFaultProxy.before(test.databaseUrl);
  database = createDatabase({
    url: proxy.through(test.databaseUrl),
    pipelines: PIPELINES,
    applicationName: 'faulty',
  });
  app = await buildApp({ config: test.container.config, database, clock: test.clock, sms: test.sms });
  await app.listen({ host: '127.0.0.1', port: 0 });
  visitor = createTestClient(app);
});

afterEach(async () => {
  proxy.resume();
  await proxy.accept();
  await expect.poll(() => database.isReady(), { timeout: 30_000 }).toBe(true);
});

afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.close();
  await test.close();
});

interface Seeker {
  readonly id: string;
  readonly client: TestClient;
  readonly creditsLeft: () => Promise<number>;
}

async function seeker(): Promise<Seeker> {
  const { id } = await buildCandidate(test.database, { credits: 10 });
  const client = visitor.as(await test.signIn(id));
  const creditsLeft = async () =>
    (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } })).creditBalance;
  return { id, client, creditsLeft };
}

/**
 * Returns one route call for each kind of database access: a statement, a pipelined one, Prisma's models, a
 * transaction.
 */
async function calls(): Promise<[AnyRoute, () => Promise<Answer>][]> {
  const { client } = await seeker();
  // Their login is cached, so that the query of the route itself fails.
  await client.raw(routes.profileWhole, { body: {} });
  const { id: jobId } = await buildJob(test.database);
  const bodies: [AnyRoute, object][] = [
    [routes.startupSettings, {}],
    [routes.jobFilter, {}],
    [routes.jobById, { jobId }],
    [routes.profileWhole, {}],
    [routes.notificationList, {}],
    [routes.jobApply, { jobId }],
    [routes.otpSend, { phone: '7123456780' }],
  ];
  return bodies.map(([route, body]) => [
    route,
    () => timed(client, route, { body, headers: { 'idempotency-key': `fault-${jobId}` } }),
  ]);
}

interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly retryAfter: string | undefined;
  readonly milliseconds: number;
}

async function timed(
  client: TestClient,
  route: AnyRoute,
  request: Parameters<TestClient['raw']>[1],
): Promise<Answer> {
  const begin = performance.now();
  const { status, headers, body } = await client.raw(route, request);
  const first = Array.isArray(body) ? body[0] : body;
  const milliseconds = performance.now() - begin;
  return { status, code: first?.code, retryAfter: headers['retry-after'], milliseconds };
}

function expectTurnedAway(answers: readonly Answer[]): void {
  for (const { status, code, retryAfter, milliseconds } of answers) {
    expect({ status, code, retryAfter }).toEqual({ status: 503, code: 'OVERLOADED', retryAfter: '2' });
    expect(milliseconds).toBeLessThan(ANSWERED_WITHIN);
  }
}

describe('a database that fails', () => {
  it('that is frozen gives every kind of access a retry time, without delay', async () => {
    const all = await calls();
    const { client } = await seeker();
    await visitor.raw(routes.jobFilter, { body: {} });
    app.container.settings.forget();
    proxy.pause();
    // More requests than the pool has connections, so that some wait for a connection first.
    const crowd = Array.from({ length: 30 }, () => timed(client, routes.profileWhole, { body: {} }));
    expectTurnedAway(await Promise.all([...all.map(([, call]) => call()), ...crowd]));
    proxy.resume();
    await expect.poll(() => database.isReady(), { timeout: 30_000 }).toBe(true);
    for (const [route, call] of all) expect((await call()).status, route.key).toBe(200);
  });

  it('that is down gives every kind of access a retry time, without delay', async () => {
    const all = await calls();
    await proxy.refuse();
    app.container.settings.forget();
    // Twice: first over open connections, then with none.
    expectTurnedAway(await Promise.all(all.map(([, call]) => call())));
    expectTurnedAway(await Promise.all(all.map(([, call]) => call())));
    await proxy.accept();
    for (const [route, call] of all)
      await expect.poll(async () => (await call()).status, { message: route.key }).toBe(200);
  });

  it('that shuts down during a request leads to an error, for every kind of access', async () => {
    const sleep = 'SELECT pg_sleep(60)::text';
    const ways = {
      statement: () => database.query(sleep),
      pipelined: () => database.query({ name: 'sleep', text: sleep }),
      model: () => database.prisma.$queryRawUnsafe(sleep),
      transaction: () => database.transaction((tx) => tx.query(sleep)),
      pipelinedTransaction: () => database.pipelinedTransaction((tx) => tx.query(sleep)),
    };
    let run: () => Promise<unknown> = ways.statement;
    // Reading the settings runs the database call under test, so a handler that reads them makes that call.
    const settings = { read: () => run() } as unknown as Container['settings'];
    const failing = await buildApp({ config: test.container.config, database, settings });
    const client = createTestClient(failing);
    for (const [way, ask] of Object.entries(ways)) {
      for (const end of [endBackends, async () => proxy.cut()]) {
        run = ask;
        const asked: { answer: Promise<Answer> | null } = { answer: null };
        // A connection that was just closed may be used once more. The request then fails with 503 at once and is
        // sent again.
        const askedAndSleeping = () => {
          if (asked.answer === null) {
            const answer = timed(client, routes.startupSettings, {});
            asked.answer = answer;
            void answer.finally(() => {
              if (asked.answer === answer) asked.answer = null;
            });
          }
          return sleeping();
        };
        await expect.poll(askedAndSleeping, { message: way }).toBe(1);
        const { answer } = asked;
        expect(answer).not.toBeNull();
        // A query that may be retried is retried, and is ended as well.
        const endedAgain = async () => {
          await end();
          return asked.answer;
        };
        await expect.poll(endedAgain, { message: way, timeout: 30_000 }).toBeNull();
        expectTurnedAway([(await answer) as Answer]);
        // The server runs a statement on for a while after its connection was cut.
        await endBackends();
        await expect.poll(sleeping, { message: way }).toBe(0);
      }
    }
    await failing.close();
  });

  it('that is far away is asked three times by an application with a key, twice without', async () => {
    // A proxy of its own, because the app sends statements through the other one at any time.
    const road = await TcpFaultProxy.before(test.databaseUrl);
    const distant = createDatabase({ url: road.through(test.databaseUrl), poolSize: 1 });
    const { id: candidateId, creditsLeft } = await seeker();
    await distant.query('SELECT 1');
    await test.container.settings.read();
    road.delay(100);
    const roundTrips = async (actionKey: ActionKey | null) => {
      const { id: jobId } = await buildJob(test.database);
      const before = road.roundTrips;
      const input = { jobId, isAvailableInCity: true, knowsEnglish: true };
      await applyToJob(
        { ...test.container, database: distant },
        { candidateId, input, language: 'en', actionKey },
      );
      return road.roundTrips - before;
    };
    expect(await roundTrips({ candidateId, key: 'far-away', fingerprint: 'one' })).toBe(3);
    expect(await roundTrips(null)).toBe(2);
    expect(await creditsLeft()).toBe(8);
    await distant.close();
    await road.close();
  });

  it('is not used again through a connection that may hold an open transaction', async () => {
    const single = createDatabase({
      url: proxy.through(test.databaseUrl),
      poolSize: 1,
      statementTimeout: 300,
    });
    const insert = (key: string) =>
      `INSERT INTO setting (key, value, updated_at) VALUES ('${key}', '1', now())`;
    const half = single.transaction(async (tx) => {
      await tx.query(insert('half'));
      proxy.pause();
      await tx.query(insert('half-too'));
    });
    await expect(half).rejects.toThrow('Query read timeout');
    proxy.resume();
    // This write succeeds and must be visible to other connections.
    await expect.poll(() => single.query(insert('whole')).then(() => 'written', String)).toBe('written');
    const keys = await test.database.query(
      `SELECT key FROM setting WHERE key IN ('half', 'half-too', 'whole')`,
    );
    expect(keys).toEqual([{ key: 'whole' }]);
    await single.close();
  });
});

describe('an application whose answer is lost', () => {
  it('took effect, and its repeat under the key gets the answer', async () => {
    const { client, creditsLeft } = await seeker();
    const { id: jobId } = await buildJob(test.database);
    const apply = () =>
      client.raw(routes.jobApply, { body: { jobId }, headers: { 'idempotency-key': `lost-${jobId}` } });
    await client.raw(routes.profileWhole, { body: {} });
    proxy.pauseAfter('COMMIT');
    const lost = await apply();
    expect(lost.status).toBe(503);
    expect(lost.body).toMatchObject({ success: false, code: 'OVERLOADED' });
    expect(await creditsLeft()).toBe(9);
    proxy.resume();
    await expect
      .poll(async () => (await apply()).body)
      .toMatchObject([{ success: true, candidateCredits: 9 }]);
    expect(await creditsLeft()).toBe(9);
  });

  it('took no effect if the commit never arrived, and its repeat takes effect', async () => {
    const { client, creditsLeft } = await seeker();
    const { id: jobId } = await buildJob(test.database);
    const apply = () =>
      client.raw(routes.jobApply, { body: { jobId }, headers: { 'idempotency-key': `none-${jobId}` } });
    await client.raw(routes.profileWhole, { body: {} });
    // The lock of the seeker's row. Writes and COMMIT are sent together, once its response has arrived.
    proxy.pauseAfter('FOR UPDATE');
    expect((await apply()).status).toBe(503);
    proxy.resume();
    expect(await creditsLeft()).toBe(10);
    await expect
      .poll(async () => (await apply()).body)
      .toMatchObject([{ success: true, candidateCredits: 9 }]);
    expect(await creditsLeft()).toBe(9);
  });
});

/** Returns the number of the app's statements that sleep in the database. */
async function sleeping(): Promise<number> {
  const found = await test.database.query(
    `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND query LIKE '%pg_sleep(60)%'
        AND pid <> pg_backend_pid()`,
  );
  return found.length;
}

async function endBackends(): Promise<void> {
  await test.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'faulty'`,
  );
}
