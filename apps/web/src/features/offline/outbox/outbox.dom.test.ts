import 'fake-indexeddb/auto';
import { ApiError, type ClientErrorCode } from '@nukkad/contract/api-error.ts';
import type { CallOptions } from '@nukkad/contract/client.ts';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Api } from '../../../lib/api/api.ts';
import type { Services } from '../../../lib/services.ts';
import { createSessionStore } from '../../../lib/session-store.ts';
import { offlineDatabase } from '../offline-database.ts';
import { outbox } from './outbox.ts';
import { sendCalls, withOutboxLock } from './send-calls.ts';
import { refetchAfterSending, sendWaiting } from './send-waiting.ts';
import { waitingApplications } from './waiting-applications.ts';
import { withOutbox } from './with-outbox.ts';

type Answer = 'ok' | readonly [code: ClientErrorCode, status: number];
const OFFLINE = ['OFFLINE', 0] as const;

interface Call {
  readonly route: string;
  readonly input: unknown;
  readonly key: string | undefined;
}

/** Opens a page of this seeker. `answers` are the API's responses by job; for other jobs the API is offline. */
function openPage(candidateId: string | null, answers: Record<string, Answer> = {}) {
  const calls: Call[] = [];
  const api = {
    call: async (route: string, input: { jobId: string }, options?: CallOptions) => {
      calls.push({ route, input, key: options?.key });
      const answer = answers[input.jobId] ?? OFFLINE;
      if (answer === 'ok') return {};
      throw new ApiError({ code: answer[0], message: 'no', status: answer[1] });
    },
  } as unknown as Api;
  const session = createSessionStore(
    candidateId === null ? { status: 'visitor' } : { status: 'signed-in', candidateId, accessToken: 'token' },
  );
  const queryClient = new QueryClient();
  const services = { api, session, queryClient } as unknown as Services;
  const page = withOutbox(api, session, queryClient);
  const apply = (jobId: string) =>
    page.call('applications.apply', { jobId, isAvailableInCity: true, knowsEnglish: true });
  return { page, apply, calls, queryClient, send: () => sendWaiting(services) };
}

async function entries() {
  await outbox.read();
  return outbox.get().map(({ account, route, key, problem, about, input }) => ({
    account,
    route,
    key,
    problem,
    about,
    jobId: (input as { jobId: string }).jobId,
  }));
}

beforeEach(async () => {
  await (await offlineDatabase()).clear('outbox');
});

it('stores an offline action, and sends it once with the key of the failed attempt', async () => {
  const lost = openPage('asha');
  lost.queryClient.setQueryData(['jobs.filter'], {
    pages: [{ jobs: [{ id: 'cook', title: 'Cook', companyName: 'Shinde Sweets' }] }],
  });
  await expect(lost.apply('cook')).rejects.toMatchObject({ code: 'WAITING' });
  const [first] = lost.calls;
  expect(first?.key).toMatch(/^[A-Za-z0-9._:-]{8,100}$/);
  expect(await entries()).toEqual([
    {
      account: 'asha',
      route: 'applications.apply',
      jobId: 'cook',
      key: first?.key,
      problem: null,
      about: 'Cook · Shinde Sweets',
    },
  ]);
  const later = openPage('asha', { cook: 'ok' });
  expect(await Promise.all([later.send(), later.send()])).toEqual([true, true]);
  expect(later.calls.map(({ key }) => key)).toEqual([first?.key]);
  expect(await entries()).toEqual([]);
});

it('applies once however often the button is clicked: the first key stays', async () => {
  const { apply, calls } = openPage('asha');
  for (const _ of [1, 2]) await expect(apply('cook')).rejects.toMatchObject({ code: 'WAITING' });
  expect((await entries()).map(({ key }) => key)).toEqual([calls[0]?.key]);
});

it('sends only the last action on a job', async () => {
  const { page } = openPage('asha');
  for (const isSaved of [false, true])
    await expect(page.call('applications.saveJob', { jobId: 'cook', isSaved })).rejects.toThrow();
  const later = openPage('asha', { cook: 'ok' });
  await later.send();
  expect(later.calls.map(({ input }) => input)).toEqual([{ jobId: 'cook', isSaved: true }]);
});

it.each<[Answer]>([
  [OFFLINE],
  [['INTERNAL', 503]],
  [['RATE_LIMITED', 429]],
  [['NOT_SIGNED_IN', 401]],
  [['BODY_TIMEOUT', 408]],
  [['STILL_RUNNING', 409]],
])('keeps the action and all after it queued after %j', async (answer) => {
  const lost = openPage('asha');
  for (const job of ['cook', 'driver']) await expect(lost.apply(job)).rejects.toThrow();
  const later = openPage('asha', { cook: answer, driver: 'ok' });
  expect(await later.send()).toBe(false);
  expect(later.calls).toHaveLength(1);
  expect((await entries()).map(({ jobId, problem }) => [jobId, problem])).toEqual([
    ['cook', null],
    ['driver', null],
  ]);
});

it.each<[ClientErrorCode, number]>([
  ['JOB_NOT_ACTIVE', 200],
  ['NO_CREDITS', 200],
  ['JOB_REMOVED', 404],
])('keeps a refused action (%s) until it is read, and sends the next one', async (code, status) => {
  const lost = openPage('asha');
  for (const job of ['cook', 'driver']) await expect(lost.apply(job)).rejects.toThrow();
  const later = openPage('asha', { cook: [code, status], driver: 'ok' });
  expect(await later.send()).toBe(true);
  expect((await entries()).map(({ jobId, problem }) => [jobId, problem])).toEqual([['cook', code]]);
  await later.send();
  expect(later.calls.filter(({ input }) => (input as { jobId: string }).jobId === 'cook')).toHaveLength(1);
});

it('sends the oldest action first, whatever the names of the jobs', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lost = openPage('asha');
  const jobs = ['driver', 'baker', 'cook'];
  for (const [minute, job] of jobs.entries()) {
    vi.setSystemTime(Date.UTC(2026, 10, 1, 9, minute));
    await expect(lost.apply(job)).rejects.toMatchObject({ code: 'WAITING' });
  }
  expect((await entries()).map(({ jobId }) => jobId)).toEqual(jobs);
  const later = openPage('asha', { driver: 'ok', baker: 'ok', cook: 'ok' });
  expect(await later.send()).toBe(true);
  expect(later.calls.map(({ input }) => (input as { jobId: string }).jobId)).toEqual(jobs);
});

it('stores no call that comes from the outbox a second time', async () => {
  const { page, calls } = openPage('asha');
  const input = { jobId: 'cook', isAvailableInCity: true, knowsEnglish: true };
  await expect(page.call('applications.apply', input, { key: 'first-try' })).rejects.toMatchObject({
    code: 'OFFLINE',
  });
  expect(calls.map(({ key }) => key)).toEqual(['first-try']);
  expect(await entries()).toEqual([]);
});

it.each<[RouteKey, RouteKey[]]>([
  ['applications.saveJob', ['applications.myJobs', 'jobs.filter', 'jobs.byShareId']],
  ['applications.notInterested', ['jobs.filter']],
  ['applications.apply', ['applications.myJobs', 'jobs.filter', 'jobs.byShareId']],
])('fetches again what a sent %s has changed', async (route, changed) => {
  const { queryClient } = openPage('asha');
  const fetched: unknown[] = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    fetched.push(filters?.queryKey?.[0]);
  });
  await refetchAfterSending({ queryClient }, route);
  expect(fetched).toEqual(expect.arrayContaining(changed));
});

it('treats "already applied" as a success', async () => {
  await expect(openPage('asha').apply('cook')).rejects.toThrow();
  expect(await openPage('asha', { cook: ['ALREADY_APPLIED', 200] }).send()).toBe(true);
  expect(await entries()).toEqual([]);
});

it('sends nothing of another seeker, and nothing for a visitor', async () => {
  await expect(openPage('asha').apply('cook')).rejects.toThrow();
  for (const who of ['ravi', null]) {
    const page = openPage(who, { cook: 'ok' });
    expect(await page.send()).toBe(true);
    expect(page.calls).toEqual([]);
  }
  expect(await entries()).toHaveLength(1);
});

it.each<[string, string | null, Answer]>([
  ['for a visitor', null, OFFLINE],
  ['after a refusal', 'asha', ['NO_CREDITS', 200]],
  ['after a time limit', 'asha', ['TIMEOUT', 0]],
])('stores nothing %s', async (_case, who, answer) => {
  await expect(openPage(who, { cook: answer }).apply('cook')).rejects.toMatchObject({
    code: typeof answer === 'string' ? answer : answer[0],
  });
  expect(await entries()).toEqual([]);
});

it('does not store actions that cannot be queued', async () => {
  const { page } = openPage('asha');
  await expect(page.call('applications.withdraw', { jobId: 'cook' })).rejects.toMatchObject({
    code: 'OFFLINE',
  });
  expect(await entries()).toEqual([]);
});

it('reports OFFLINE if the browser stores nothing', async () => {
  const put = vi.spyOn(outbox, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  onTestFinished(() => put.mockRestore());
  await expect(openPage('asha').apply('cook')).rejects.toMatchObject({ code: 'OFFLINE' });
});

it('shows an application as waiting until its queries are refetched', async () => {
  await expect(openPage('asha').apply('cook')).rejects.toThrow();
  expect(waitingApplications.get()).toEqual(new Set(['asha cook']));
  const later = openPage('asha', { cook: 'ok' });
  const asked: boolean[] = [];
  vi.spyOn(later.queryClient, 'invalidateQueries').mockImplementation(async () => {
    asked.push(waitingApplications.get().has('asha cook'));
  });
  await later.send();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain(false);
  expect(waitingApplications.get()).toEqual(new Set());
});

it('keeps a refused action removed if the seeker has removed it while it was sent', async () => {
  await expect(openPage('asha').apply('cook')).rejects.toThrow();
  const later = openPage('asha', { cook: ['NO_CREDITS', 200] });
  vi.spyOn(later.queryClient, 'invalidateQueries').mockImplementation(async () => {
    await (await offlineDatabase()).clear('outbox');
  });
  expect(await later.send()).toBe(true);
  expect(await entries()).toEqual([]);
});

it('waits for another tab or the service worker that is sending, and sends nothing again', async () => {
  await expect(openPage('asha').apply('cook')).rejects.toThrow();
  const order: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const request = (name: string, work: () => Promise<unknown>) => {
    order.push(name);
    last = last.then(work);
    return last;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = openPage('asha', { cook: 'ok' });
  const elsewhere = vi.fn(async () => undefined);
  const worker = withOutboxLock(() => sendCalls({ account: 'asha', call: elsewhere }));
  expect(await Promise.all([worker, page.send()])).toEqual([true, true]);
  expect(order).toEqual(['nukkad-outbox', 'nukkad-outbox']);
  expect([elsewhere.mock.calls.length, page.calls.length]).toEqual([1, 0]);
});

it('fetches the changed data when another tab has sent an action, and then shows it as sent', async () => {
  await expect(openPage('asha').apply('cook')).rejects.toThrow();
  const seen: [string, number][] = [];
  const stop = outbox.onSentElsewhere(async (route) => {
    seen.push([route, outbox.get().length]);
  });
  onTestFinished(stop);
  const [entry] = outbox.get();
  const channel = new BroadcastChannel('nukkad-outbox');
  onTestFinished(() => channel.close());
  if (entry) await (await offlineDatabase()).delete('outbox', entry.id);
  channel.postMessage({ sent: 'applications.apply' });
  await vi.waitFor(() => expect(outbox.get()).toEqual([]));
  expect(seen).toEqual([['applications.apply', 1]]);
});
