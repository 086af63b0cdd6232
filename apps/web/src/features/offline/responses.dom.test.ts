import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCandidate } from '../../lib/storage/local-storage.ts';
import { emptyDevice, reopenedPage, signInOnDevice } from '../../testing/offline-pages.ts';
import { forgetSeekers } from './forget-seekers.ts';
import { offlineDatabase } from './offline-database.ts';
import { pruneResponses, stopStoring, storeResponses } from './responses.ts';

const DAY = 86_400_000;
const JOB = ['jobs.byShareId', 'abc123'];

/** Opens a page that runs one query and stores the response. */
async function openPage(queryKey: readonly unknown[], answer: unknown) {
  const queryClient = new QueryClient();
  const stop = storeResponses(queryClient);
  await queryClient.fetchQuery({ queryKey, queryFn: async () => answer });
  return { queryClient, stop };
}

async function storedFor(): Promise<string[]> {
  const all = await (await offlineDatabase()).getAll('answers');
  return all.map(({ account, hash }) => `${account} ${hash}`).sort();
}

beforeEach(emptyDevice);

it('restores the response of an earlier page with its timestamp', async () => {
  const { queryClient } = await openPage(JOB, { id: 'job' });
  const answeredAt = queryClient.getQueryState(JOB)?.dataUpdatedAt;
  await vi.waitFor(async () => expect(await storedFor()).toHaveLength(1));
  const later = await reopenedPage();
  expect(later.getQueryData(JOB)).toEqual({ id: 'job' });
  expect(later.getQueryState(JOB)).toMatchObject({
    dataUpdatedAt: answeredAt,
    status: 'success',
    error: null,
  });
});

it('stores optimistic changes without renewing the timestamp', async () => {
  const { queryClient } = await openPage(JOB, { isSaved: false });
  const answeredAt = queryClient.getQueryState(JOB)?.dataUpdatedAt ?? 0;
  queryClient.setQueryData(JOB, { isSaved: true }, { updatedAt: answeredAt + DAY });
  await vi.waitFor(async () => expect((await reopenedPage()).getQueryData(JOB)).toEqual({ isSaved: true }));
  expect((await reopenedPage()).getQueryState(JOB)?.dataUpdatedAt).toBe(answeredAt);
});

it.each([['session.refresh'], ['profile.whole'], ['files.resumeAddress'], ['otp.send']])(
  'stores nothing of %s',
  async (key) => {
    await openPage([key], { accessToken: 'secret' });
    await openPage(JOB, {});
    await vi.waitFor(async () => expect(await storedFor()).toEqual([`visitor ${JSON.stringify(JOB)}`]));
  },
);

it('separates accounts, and removes responses of other accounts', async () => {
  await openPage(['content.blogList', 'en'], ['post']);
  signInOnDevice('asha');
  await openPage(['applications.myJobs', 'ALL'], { of: 'asha' });
  await vi.waitFor(async () => expect(await storedFor()).toHaveLength(2));
  expect((await reopenedPage()).getQueryData(['content.blogList', 'en'])).toBeUndefined();
  signInOnDevice('ravi');
  expect((await reopenedPage()).getQueryData(['applications.myJobs', 'ALL'])).toBeUndefined();
  await pruneResponses();
  expect(await storedFor()).toEqual(['visitor ["content.blogList","en"]']);
});

it('removes all responses at sign-out, including those of visitors', async () => {
  await openPage(['jobs.filter', { isNearMe: true }, { latitude: 18.5, longitude: 73.8 }], ['job']);
  await vi.waitFor(async () => expect(await storedFor()).toHaveLength(1));
  signInOnDevice('asha');
  await openPage(JOB, { isSaved: true });
  await vi.waitFor(async () => expect(await storedFor()).toHaveLength(2));
  await forgetSeekers();
  expect(await storedFor()).toEqual([]);
});

it('does not store a response that arrives during the sign-out', async () => {
  signInOnDevice('asha');
  const { queryClient } = await openPage(JOB, { isSaved: true });
  await vi.waitFor(async () => expect(await storedFor()).toHaveLength(1));
  stopStoring(queryClient);
  await forgetSeekers();
  forgetCandidate();
  await queryClient.fetchQuery({ queryKey: ['applications.myJobs', 'ALL'], queryFn: async () => ['late'] });
  await openPage(['content.blogList', 'en'], ['of another page']);
  await vi.waitFor(async () => expect(await storedFor()).toEqual(['visitor ["content.blogList","en"]']));
});

it('evicts responses older than two weeks, and no younger ones', async () => {
  const { queryClient } = await openPage(JOB, {});
  const answeredAt = queryClient.getQueryState(JOB)?.dataUpdatedAt ?? 0;
  await vi.waitFor(async () => expect(await storedFor()).toHaveLength(1));
  await pruneResponses(answeredAt + 14 * DAY - 1);
  expect(await storedFor()).toHaveLength(1);
  await pruneResponses(answeredAt + 14 * DAY);
  expect(await storedFor()).toEqual([]);
});

it('refetches a restored response when a screen shows it', async () => {
  await openPage(JOB, 'old');
  await vi.waitFor(async () => expect(await storedFor()).toHaveLength(1));
  const later = await reopenedPage();
  const observer = new QueryObserver(later, { queryKey: JOB, queryFn: async () => 'new', staleTime: 0 });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('new'));
  stop();
});

/** A cached conversation with messages `from` to `to` on its newest page, and an older page. */
function chatUpTo(from: number, to: number) {
  const message = (sequence: number) => ({ sequence, text: `message ${sequence}` });
  const newest = Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
  const pages = [
    { messages: newest, before: from },
    { messages: [message(from - 1)], before: null },
  ];
  return { pages, pageParams: [undefined, from] };
}

it.each([
  [49, 51, 51],
  [50, 50, 50],
  [51, 50, 50],
])('stores the newest 50 messages of a conversation of %i', async (count, first, before) => {
  signInOnDevice('asha');
  const { queryClient } = await openPage(['chat.withAdmin', 'admin'], chatUpTo(100 - count, 99));
  queryClient.clear();
  await vi.waitFor(async () => expect(await storedFor()).toHaveLength(1));
  const chat = (await reopenedPage()).getQueryData(['chat.withAdmin', 'admin']) as ReturnType<
    typeof chatUpTo
  >;
  expect(chat.pages).toHaveLength(1);
  expect(chat.pageParams).toHaveLength(1);
  expect(chat.pages[0]?.messages[0]?.sequence).toBe(first);
  expect(chat.pages[0]?.messages.at(-1)?.sequence).toBe(99);
  expect(chat.pages[0]?.before).toBe(before);
});

it('stores no conversation for a visitor, and erases them at sign-out', async () => {
  const first = await openPage(['chat.withAdmin', 'admin'], chatUpTo(90, 99));
  await openPage(JOB, { id: 'job' });
  await vi.waitFor(async () => expect(await storedFor()).toEqual([`visitor ${JSON.stringify(JOB)}`]));
  first.stop();
  signInOnDevice('asha');
  const company = ['chat.withCompany', 'shinde'];
  await openPage(company, chatUpTo(90, 99));
  await vi.waitFor(async () => expect(await storedFor()).toContain(`asha ${JSON.stringify(company)}`));
  await forgetSeekers();
  expect(await storedFor()).toEqual([]);
});
