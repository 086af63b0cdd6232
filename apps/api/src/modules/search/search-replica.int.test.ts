import { routes } from '@nukkad/contract';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { createDatabase, type Database } from '@nukkad/db';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { searchPlaces } from '@nukkad/job-search';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '@nukkad/testing/replicated-postgres.ts';
import { TcpFaultProxy } from '@nukkad/testing/tcp-fault-proxy.ts';
import { createTestClient, type TestClient } from '@nukkad/testing/test-client.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TestClock } from '../../../test/test-clock.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';

const MAX_LAG_MS = 2000;
const PATIENCE = { timeout: 60_000, interval: 50 };

let servers: ReplicatedPostgres;
let proxy: TcpFaultProxy;
let database: Database;
let app: FastifyInstance;
let visitor: TestClient;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  proxy = await TcpFaultProxy.before(servers.replicaUrl);
  const replica = { url: proxy.through(servers.replicaUrl), maxLagMs: MAX_LAG_MS };
  database = createDatabase({ url: servers.primaryUrl, pipelines: 2, replica });
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    METRICS_PORT: '0',
    DATABASE_URL: servers.primaryUrl,
    JWT_SECRET: 'a secret of the tests that is long enough',
    PUBLIC_ORIGIN: 'http://site.test',
  });
  app = await buildApp({ config, database, clock: new TestClock() });
  visitor = createTestClient(app);
});

afterEach(async () => {
  await proxy.accept();
  proxy.resume();
  await replay('resume');
});

afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.close();
  await servers.stop();
});

/** Pauses or resumes the replay. A paused replica still receives changes but does not show them. */
const replay = (order: 'pause' | 'resume') =>
  withClient(servers.replicaUrl, (client) => client.query(`SELECT pg_wal_replay_${order}()`));

const problem = () => database.replica?.problem;

/** Checks the replica until it has the expected state. The app itself checks it only while it listens. */
const lookUntil = (expected: ReturnType<typeof problem>) =>
  expect
    .poll(async () => {
      await database.replica?.look();
      return problem();
    }, PATIENCE)
    .toBe(expected);

async function shownIds(client = visitor): Promise<string[]> {
  const { jobs } = await client.call(routes.jobList, { page: 1, size: 50, extraSkip: 0 });
  return jobs.map(({ id }) => id);
}

async function signIn(): Promise<TestClient> {
  const { id } = await buildCandidate(database, { credits: 10 });
  const { loginId } = await openLogin(app.container, id);
  return visitor.as({ candidateId: id, accessToken: app.jwt.sign({ sub: id, sid: loginId }) });
}

const reportedSource = async () => (await app.inject('/readyz')).json<{ search: object }>().search;
const metric = async (name: string) =>
  ((await app.container.metrics?.metrics.text()) ?? '').split('\n').find((line) => line.startsWith(name));

it('is used once it is known to follow; searches give the same results there as on the primary', async () => {
  const { id } = await buildJob(database);
  expect(problem()).toBe('not known yet');
  expect(await shownIds()).toContain(id);
  await lookUntil(null);
  await expect.poll(() => shownIds(), PATIENCE).toContain(id);
  expect(await reportedSource()).toMatchObject({ from: 'replica', lagSeconds: expect.any(Number) });
  expect(await metric('nukkad_search_replica_used')).toMatch(/ 1$/);
  expect(database.replica?.leftToPrimary).toBe(0);
});

it('is used while its lag is below the limit; above it the primary is used until the replica has caught up', async () => {
  await lookUntil(null);
  await replay('pause');
  const { id } = await buildJob(database);
  expect(await shownIds()).not.toContain(id);
  await lookUntil('behind');
  expect(database.replica?.lagMs).toBeGreaterThan(MAX_LAG_MS);
  expect(await shownIds()).toContain(id);
  expect(await reportedSource()).toMatchObject({ from: 'primary', replica: 'behind' });
  expect(await metric('nukkad_search_replica_used')).toMatch(/ 0$/);
  await replay('resume');
  await lookUntil(null);
  expect(await shownIds()).toContain(id);
});

it('the latest marks and dismissals of a seeker are applied although the replica lacks them', async () => {
  const saved = await buildJob(database);
  const applied = await buildJob(database);
  const dismissed = await buildJob(database);
  const seeker = await signIn();
  await lookUntil(null);
  const all = [saved.id, applied.id, dismissed.id];
  await expect.poll(() => shownIds(seeker), PATIENCE).toEqual(expect.arrayContaining(all));
  await replay('pause');
  await seeker.call(routes.jobSave, { jobId: saved.id, isSaved: false });
  await seeker.call(routes.jobApply, { jobId: applied.id, isAvailableInCity: true, knowsEnglish: true });
  await seeker.call(routes.jobNotInterested, { jobId: dismissed.id });
  const { jobs } = await seeker.call(routes.jobList, { page: 1, size: 50, extraSkip: 0 });
  expect(problem()).toBeNull();
  const marks = new Map(jobs.map(({ id, isSaved, application }) => [id, { isSaved, application }]));
  expect(marks.get(saved.id)).toEqual({ isSaved: true, application: null });
  expect(marks.get(applied.id)).toEqual({ isSaved: false, application: 'APPLIED' });
  expect(marks.has(dismissed.id)).toBe(false);
  const known = await withClient(servers.replicaUrl, (client) => client.query('SELECT FROM saved_job'));
  expect(known.rowCount).toBe(0);
});

it('the reference data of searches is read from the primary', async () => {
  await lookUntil(null);
  await replay('pause');
  const { slug } = await buildCity(database);
  expect((await searchPlaces.refresh(database)).cityByName.has(slug)).toBe(true);
  expect(problem()).toBeNull();
});

it('a search that waits for a silent replica is answered by the primary once the silence is detected', async () => {
  const { id } = await buildJob(database);
  await lookUntil(null);
  await expect.poll(() => shownIds(), PATIENCE).toContain(id);
  const before = database.replica?.leftToPrimary ?? 0;
  proxy.pause();
  const waiting = shownIds();
  await lookUntil('away');
  expect(await waiting).toContain(id);
  expect(database.replica?.leftToPrimary).toBeGreaterThan(before);
});

it('a query that fails only on the replica runs on the primary; one that times out is not repeated', async () => {
  await lookUntil(null);
  const onlyThere = (sql: string) => `SELECT CASE WHEN pg_is_in_recovery() THEN ${sql} END AS found`;
  expect(await database.queryReplica(onlyThere('1 / (random() * 0)::int'))).toEqual([{ found: null }]);
  await expect(database.queryReplica(onlyThere('pg_sleep(60)::text'))).rejects.toMatchObject({
    code: '57014',
  });
  expect(problem()).toBeNull();
});

it('a server that does not follow a primary is not used as replica', async () => {
  const replica = { url: servers.primaryUrl, maxLagMs: MAX_LAG_MS };
  const wrong = createDatabase({ url: servers.primaryUrl, replica });
  await wrong.replica?.look();
  expect(wrong.replica?.problem).toBe('no replica of this database');
  expect(await wrong.queryReplica('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await wrong.close();
});

it('a listening server checks by itself, and logs each change between replica and primary once', async () => {
  await lookUntil(null);
  const logged: string[] = [];
  const log = (...words: unknown[]) => {
    if (String(words[1]).startsWith('searches are')) logged.push(String(words[1]));
  };
  vi.spyOn(app.log, 'warn').mockImplementation(log);
  vi.spyOn(app.log, 'info').mockImplementation(log);
  await app.listen({ host: '127.0.0.1', port: 0 });
  await proxy.refuse();
  await expect.poll(problem, PATIENCE).toBe('away');
  expect(await shownIds()).not.toEqual([]);
  await proxy.accept();
  await expect.poll(problem, PATIENCE).toBeNull();
  const changes = ['searches are read from the primary', 'searches are read from the replica'];
  // On a busy machine a check may time out, so that more changes are logged. They still alternate.
  expect(logged).toEqual(logged.map((_, at) => changes[at % 2]));
  expect(logged.length).toBeGreaterThanOrEqual(2);
});
