import { type AnyRoute, routes } from '@nukkad/contract';
import { createDatabase, type Database } from '@nukkad/db';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { TcpFaultProxy } from '@nukkad/testing/tcp-fault-proxy.ts';
import { createTestClient, type TestClient } from '@nukkad/testing/test-client.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';

/** Timeouts of the database in milliseconds. They are so long that only the deadline can end a request. */
const LONG_MS = 60_000;

let test: TestApp;
let proxy: TcpFaultProxy;
let database: Database;
/** An app with the deadline of production, and one with a short deadline. */
let usual: FastifyInstance;
let hurried: FastifyInstance;

beforeAll(async () => {
  test = await startTestApp();
  proxy = await TcpFaultProxy.before(test.databaseUrl);
  database = createDatabase({
    url: proxy.through(test.databaseUrl),
    poolSize: 2,
    connectTimeout: LONG_MS,
    statementTimeout: LONG_MS,
  });
  const { config } = test.container;
  const parts = { database, clock: test.clock, sms: test.sms };
  usual = await buildApp({ ...parts, config: { ...config, REQUEST_MILLISECONDS: 4000 } });
  hurried = await buildApp({ ...parts, config: { ...config, REQUEST_MILLISECONDS: 1000 } });
  for (const app of [usual, hurried]) await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  proxy.resume();
  await expect.poll(() => database.isReady(), { timeout: 30_000 }).toBe(true);
});

afterAll(async () => {
  await Promise.all([usual.close(), hurried.close()]);
  await database.close();
  await proxy.close();
  await test.close();
});

async function seeker(app: FastifyInstance) {
  const { id } = await buildCandidate(test.database, { credits: 10 });
  const client = createTestClient(app).as(await test.signIn(id));
  // Loads the login and the settings into their caches.
  expect((await client.raw(routes.profileWhole, { body: {} })).status).toBe(200);
  const { id: jobId } = await buildJob(test.database);
  const apply = () =>
    client.raw(routes.jobApply, { body: { jobId }, headers: { 'idempotency-key': `deadline-${jobId}` } });
  const stored = async () => ({
    applications: await test.database.prisma.application.count({ where: { candidateId: id } }),
    keys: await test.database.prisma.idempotencyKey.count({ where: { candidateId: id } }),
    credits: (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } })).creditBalance,
  });
  return { client, apply, stored, jobId };
}

const NOTHING = { applications: 0, keys: 0, credits: 10 };
const ONCE = { applications: 1, keys: 1, credits: 9 };

function expectLate({ status, headers, body }: Awaited<ReturnType<TestClient['raw']>>): void {
  expect({ status, code: [body].flat()[0].code, retryAfter: headers['retry-after'] }).toEqual({
    status: 503,
    code: 'OVERLOADED',
    retryAfter: '2',
  });
}

describe('an application', () => {
  it('is stored although the database is 300 ms slower', async () => {
    const { apply, stored } = await seeker(usual);
    proxy.delay(300);
    expect(await apply()).toMatchObject({ status: 200, body: [{ success: true, candidateCredits: 9 }] });
    expect(await stored()).toEqual(ONCE);
  });

  it('that misses its deadline is not stored, and its repeat is stored once', async () => {
    const { apply, stored } = await seeker(hurried);
    proxy.delay(700);
    expectLate(await apply());
    expect(await stored()).toEqual(NOTHING);
    proxy.resume();
    const success = { status: 200, body: [{ success: true, candidateCredits: 9 }] };
    await expect.poll(apply).toMatchObject(success);
    expect(await apply()).toMatchObject(success);
    expect(await stored()).toEqual(ONCE);
  });

  it('is answered by its deadline if the database is frozen', async () => {
    const { apply, stored } = await seeker(hurried);
    proxy.pause();
    expectLate(await apply());
    proxy.resume();
    expect(await stored()).toEqual(NOTHING);
  });
});

describe('every kind of access', () => {
  it('is answered by the deadline if no connection is free, and works again afterwards', async () => {
    const { client, jobId } = await seeker(hurried);
    const calls: [AnyRoute, object][] = [
      [routes.profileWhole, {}],
      [routes.notificationList, {}],
      [routes.jobApply, { jobId }],
    ];
    const held = await Promise.all([database.pool.connect(), database.pool.connect()]);
    for (const [route, body] of calls) expectLate(await client.raw(route, { body }));
    for (const connection of held) connection.release();
    for (const [route, body] of calls)
      expect((await client.raw(route, { body })).status, route.key).toBe(200);
  });

  it('is not limited by the deadline of a request that filled the cache before', async () => {
    const { client } = await seeker(hurried);
    hurried.container.settings.forget();
    expect((await client.raw(routes.startupSettings, { body: {} })).status).toBe(200);
    proxy.pause();
    hurried.container.settings.forget();
    expectLate(await client.raw(routes.profileWhole, { body: {} }));
    proxy.resume();
    await expect.poll(async () => (await client.raw(routes.startupSettings, { body: {} })).status).toBe(200);
  });
});
