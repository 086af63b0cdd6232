import { routes } from '@nukkad/contract';
import { Valkey } from '@nukkad/server/valkey/valkey.ts';
import { buildJob } from '@nukkad/testing';
import { createTestClient, type TestClient } from '@nukkad/testing/test-client.ts';
import { startValkey, type ValkeyServer } from '@nukkad/testing/valkey-server.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';

const SILENT = { info: () => {}, warn: () => {} };
const closing: (() => unknown)[] = [];
let server: ValkeyServer;

beforeAll(async () => {
  server = await startValkey();
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function connectValkey(): Promise<Valkey> {
  // Longer than a busy machine needs for an answer.
  const valkey = new Valkey({ url: server.url, log: SILENT, answerMs: 20_000 });
  closing.push(() => valkey.close());
  await valkey.connect();
  await valkey.ask((client) => client.flushall());
  return valkey;
}

/** Starts two apps with separate memory on one database and one Valkey, like two processes of the API. */
async function startTwo(environment: Record<string, string>) {
  const first = await startTestApp(environment, { valkey: await connectValkey() });
  closing.push(() => first.close());
  const { config, database, clock, sms } = first.container as TestApp['container'];
  const second = await buildApp({ config, database, clock, sms, valkey: await connectValkey() });
  closing.push(() => second.close());
  await second.listen({ host: '127.0.0.1', port: 0 });
  return { test: first, clients: [first.client, createTestClient(second)] as const };
}

it('requests of an address are counted over all processes, in total and per route', async () => {
  const { clients } = await startTwo({ RATE_LIMIT_PER_MINUTE: '4', SIGN_IN_PER_MINUTE: '2' });
  const [one, other] = clients;
  const statusOf = async (client: TestClient, route = routes.startupSettings as never) =>
    (await client.raw(route, { body: {} })).status;
  const statuses = [];
  for (const client of [one, other, one, other, one, other]) statuses.push(await statusOf(client));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const signIns = [];
  for (const client of [one, other, other])
    signIns.push(await statusOf(client, routes.sessionRefresh as never));
  expect(signIns).toEqual([401, 401, 429]);
});

it('a list read by page number continues after the previous page in another process', async () => {
  const { test, clients } = await startTwo({});
  const [one, other] = clients;
  const before = [];
  for (let index = 0; index < 6; index += 1) before.push((await buildJob(test.database)).id);
  const pageOf = async (client: TestClient, pageNo: number) => {
    const { status, body } = await client.raw(routes.jobList, { body: { pageNo, size: 2 } });
    expect(status).toBe(200);
    return body.jobs.map(({ jobId }: { jobId: string }) => jobId) as string[];
  };
  const read = await pageOf(one, 1);
  // They shift all jobs by one page.
  for (let index = 0; index < 2; index += 1) await buildJob(test.database);
  read.push(...(await pageOf(other, 2)), ...(await pageOf(one, 3)));
  expect(new Set(read)).toEqual(new Set(before));
  expect(read).toHaveLength(6);
  // The first page starts the list again, in any process.
  expect(before).not.toEqual(expect.arrayContaining(await pageOf(other, 1)));
  const [again] = await pageOf(one, 2);
  expect(read.slice(0, 2)).toContain(again);
});
