import 'fake-indexeddb/auto';
import { applicationExamples } from '@nukkad/contract/applications/application.examples.ts';
import { jobApply } from '@nukkad/contract/applications/application.routes.ts';
import type { AnyRoute } from '@nukkad/contract/define-route.ts';
import { IDEMPOTENCY_HEADER } from '@nukkad/contract/idempotency.ts';
import { sessionExamples } from '@nukkad/contract/session/session.examples.ts';
import { sessionRefresh } from '@nukkad/contract/session/session.routes.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { offlineDatabase } from '../src/features/offline/offline-database.ts';
import type { Waiting } from '../src/features/offline/outbox/waiting.ts';
import { handleSync } from './send-outbox.ts';

const { id: SEEKER } = sessionExamples.sessionRefresh.output.candidate;
const { input: APPLICATION, output: APPLIED } = applicationExamples.jobApply;

type Answer = () => Response;
const answerOf =
  (route: AnyRoute, output: unknown): Answer =>
  () =>
    Response.json({ success: true, ...(route.encodeResult(output as never) as object) });
const refuses =
  (status: number, code: string): Answer =>
  () =>
    Response.json({ success: false, code, msg: 'no' }, { status });
const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const SIGNED_IN = answerOf(sessionRefresh, sessionExamples.sessionRefresh.output);
const SENT = answerOf(jobApply, APPLIED);

/** Fires a sync event in the worker. Returns the calls of the API and whether the browser must fire it again. */
async function sync(session: Answer, applying: Answer, tag = 'nukkad-outbox') {
  const calls: { path: string; key: string | null; token: string | null }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const path = new URL(address, 'https://jobs.example.in').pathname;
    calls.push({ path, key: headers.get(IDEMPOTENCY_HEADER), token: headers.get('authorization') });
    return path.endsWith(sessionRefresh.path) ? session() : applying();
  });
  const request = (_name: string, work: () => unknown) => work();
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const handlers = new Map<string, (event: unknown) => void>();
  const scope = { addEventListener: (type: string, handler: () => void) => handlers.set(type, handler) };
  handleSync(scope as unknown as ServiceWorkerGlobalScope);
  const waits: Promise<unknown>[] = [];
  handlers.get('sync')?.({ tag, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  const [result] = await Promise.allSettled(waits);
  return { calls, paths: calls.map(({ path }) => path), mustRepeat: result?.status === 'rejected' };
}

async function stored(): Promise<readonly (readonly [string, string | null])[]> {
  const all = await (await offlineDatabase()).getAll('outbox');
  return all.map(({ id, problem }) => [id, problem] as const);
}

async function wait(entry: Partial<Waiting> = {}): Promise<void> {
  const rest = { key: 'key-12345', account: SEEKER, createdAt: 1, about: 'Cook', problem: null };
  const application = { id: 'one', route: 'applications.apply', input: APPLICATION, ...rest, ...entry };
  await (await offlineDatabase()).put('outbox', application as Waiting);
}

beforeEach(async () => {
  const database = await offlineDatabase();
  await database.clear('outbox');
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await database.clear('outbox');
  });
});

const REFRESH = `/api${sessionRefresh.path}`;
const APPLY = `/api${jobApply.path}`;

it('sends an application with its key and a token of the session cookie, once', async () => {
  await wait();
  const { calls, paths, mustRepeat } = await sync(SIGNED_IN, SENT);
  expect(paths).toEqual([REFRESH, APPLY]);
  expect(calls[1]).toMatchObject({
    key: 'key-12345',
    token: `Bearer ${sessionExamples.sessionRefresh.output.accessToken}`,
  });
  expect(mustRepeat).toBe(false);
  expect(await stored()).toEqual([]);
  expect((await sync(SIGNED_IN, SENT)).paths).toEqual([]);
});

it.each([
  ['the device is still offline', lost, lost],
  ['the line breaks before the application', SIGNED_IN, lost],
  ['the server fails', SIGNED_IN, refuses(503, 'INTERNAL')],
])('asks the browser to fire again if %s', async (_case, session, applying) => {
  await wait();
  expect((await sync(session, applying)).mustRepeat).toBe(true);
  expect(await stored()).toEqual([['one', null]]);
});

it('keeps a refused application with its reason', async () => {
  await wait();
  expect((await sync(SIGNED_IN, refuses(404, 'JOB_REMOVED'))).mustRepeat).toBe(false);
  expect(await stored()).toEqual([['one', 'JOB_REMOVED']]);
});

it('sends nothing if nobody is signed in any more', async () => {
  await wait();
  const { paths, mustRepeat } = await sync(refuses(401, 'NOT_SIGNED_IN'), SENT);
  expect([paths, mustRepeat]).toEqual([[REFRESH], false]);
});

it('sends nothing of another account', async () => {
  await wait({ account: 'ravi' });
  expect((await sync(SIGNED_IN, SENT)).paths).toEqual([REFRESH]);
  expect(await stored()).toEqual([['one', null]]);
});

it.each([
  ['a refused application', { problem: 'NO_CREDITS' }],
  ['a chat message, which needs a socket', { route: 'chat.message' as const }],
])('calls nothing for %s', async (_case, entry) => {
  await wait(entry as Partial<Waiting>);
  expect((await sync(SIGNED_IN, SENT)).paths).toEqual([]);
});

it('ignores other sync events', async () => {
  await wait();
  expect((await sync(SIGNED_IN, SENT, 'other')).paths).toEqual([]);
});
