import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { forgetCandidate, readStored } from '../../lib/storage/local-storage.ts';
import { emptyDevice, reopenedPage, signInOnDevice } from '../../testing/offline-pages.ts';
import { forgetPositions } from './forget-positions.ts';
import { storeWhenLeft } from './left-page.ts';
import { offlineDatabase } from './offline-database.ts';
import { storeLeftPage } from './responses.ts';

const JOB = ['jobs.byShareId', 'abc123'];
const MINE = ['applications.myJobs', 'ALL'];

/** Opens a page with these responses and returns its query cache. */
function openPage(answers: readonly (readonly [readonly unknown[], unknown])[], updatedAt = Date.now()) {
  const queryClient = new QueryClient();
  onTestFinished(storeWhenLeft(queryClient));
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt });
  return queryClient;
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(emptyDevice);

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
  const later = await reopenedPage();
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
  expect((await reopenedPage()).getQueryData(JOB)).toBe(result);
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
  signInOnDevice('asha');
  openPage([[MINE, 'of Asha']]);
  forgetCandidate();
  leave();
  expect(readStored('leftPage')).toBeNull();
});

it('drops the responses of another seeker', async () => {
  signInOnDevice('asha');
  openPage([[MINE, 'of Asha']]);
  leave();
  signInOnDevice('ravi');
  expect((await reopenedPage()).getQueryData(MINE)).toBeUndefined();
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
