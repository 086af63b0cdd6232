import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { forgetCandidate, readStored, writeStored } from '../../lib/storage/local-storage.ts';
import { forgetPositions } from './forget-positions.ts';
import { storeWhenLeft } from './left-page.ts';
import { offlineDatabase } from './offline-database.ts';
import { restoreResponses, storeLeftPage } from './responses.ts';

const JOB = ['jobs.byShareId', 'abc123'];
const MINE = ['applications.myJobs', 'ALL'];

function signIn(candidateId: string): void {
  writeStored('isUserLoggedIn', 'true');
  writeStored('candidateId', candidateId);
}

/** Opens a page with these responses and returns its query cache. */
function openPage(answers: readonly (readonly [readonly unknown[], unknown])[], updatedAt = Date.now()) {
  const queryClient = new QueryClient();
  onTestFinished(storeWhenLeft(queryClient));
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt });
  return queryClient;
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

async function reopened(): Promise<QueryClient> {
  const queryClient = new QueryClient();
  await restoreResponses(queryClient);
  return queryClient;
}

beforeEach(async () => {
  forgetCandidate();
  await (await offlineDatabase()).clear('answers');
});

it('restores the responses of a page that was left at once, with their timestamps', async () => {
  const paged = { pages: [{ jobs: ['one'] }], pageParams: [undefined] };
  openPage(
    [
      [JOB, { id: 'job' }],
      [['jobs.filter', {}], paged],
    ],
    1000,
  );
  leave();
  const later = await reopened();
  expect(later.getQueryData(JOB)).toEqual({ id: 'job' });
  expect(later.getQueryData(['jobs.filter', {}])).toStrictEqual(paged);
  expect(later.getQueryState(JOB)?.dataUpdatedAt).toBe(1000);
  expect(readStored('leftPage')).toBeNull();
});

it.each([
  ['older', 1999, 'new'],
  ['as old', 2000, 'new'],
  ['newer', 2001, 'left'],
])('keeps the newer one of two responses: the left one is %s', async (_age, updatedAt, result) => {
  openPage([[JOB, 'new']], 2000);
  leave();
  await storeLeftPage();
  openPage([[JOB, 'left']], updatedAt);
  leave();
  expect((await reopened()).getQueryData(JOB)).toBe(result);
});

it('stores nothing that is not read offline, and no chat of a visitor', async () => {
  openPage([
    [['session.refresh'], 'secret'],
    [['chat.withAdmin'], { pages: [], pageParams: [] }],
    [JOB, 'job'],
  ]);
  leave();
  await storeLeftPage();
  const all = await (await offlineDatabase()).getAll('answers');
  expect(all.map(({ hash }) => hash)).toEqual([JSON.stringify(JOB)]);
});

it('stores nothing if the seeker has signed out on the page', () => {
  signIn('asha');
  openPage([[MINE, 'of Asha']]);
  forgetCandidate();
  leave();
  expect(readStored('leftPage')).toBeNull();
});

it('drops the responses of another seeker', async () => {
  signIn('asha');
  openPage([[MINE, 'of Asha']]);
  leave();
  signIn('ravi');
  expect((await reopened()).getQueryData(MINE)).toBeUndefined();
  expect(readStored('leftPage')).toBeNull();
});

it('is erased when the seeker signs out, and when positions are forgotten', async () => {
  openPage([[JOB, 'job']]);
  leave();
  expect(readStored('leftPage')).not.toBeNull();
  await forgetPositions();
  expect(readStored('leftPage')).toBeNull();
  leave();
  forgetCandidate();
  expect(readStored('leftPage')).toBeNull();
});
