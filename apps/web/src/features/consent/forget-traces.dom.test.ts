import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { storedPoint } from '../../lib/place/device-point.ts';
import { setHome, storedHome } from '../../lib/place/home.ts';
import { setViewerPoint } from '../../lib/place/use-viewer-point.ts';
import { readStored, writeStored } from '../../lib/storage/local-storage.ts';
import { offlineDatabase } from '../offline/offline-database.ts';
import { outbox } from '../offline/outbox/outbox.ts';
import { storeResponses } from '../offline/responses.ts';
import { forgetTraces } from './forget-traces.ts';

const POINT = { latitude: 18.5204, longitude: 73.8567 };
const NEAR_ME = ['jobs.filter', { isNearMe: true }, POINT];
const IN_CITY = ['jobs.filter', { city: 'Pune' }, null];
const waiting = (id: string, input: object) => ({
  id,
  key: `key ${id}`,
  account: 'asha',
  createdAt: 1,
  about: 'Cook for a mess',
  problem: null,
  route: 'applications.apply' as const,
  input: input as never,
});

beforeEach(async () => {
  const database = await offlineDatabase();
  await database.clear('answers');
  await database.clear('outbox');
});

it('removes only the position and recent searches, from memory and from every store', async () => {
  const queryClient = new QueryClient();
  storeResponses(queryClient);
  for (const [name, value] of [
    ['ownLatitude', '18.5204'],
    ['ownLongitude', '73.8567'],
    ['recentSearches', '{}'],
    ['city', 'Pune'],
    ['candidateId', 'asha'],
  ] as const)
    writeStored(name, value);
  setViewerPoint(POINT);
  setHome({ point: POINT, names: null });
  for (const queryKey of [NEAR_ME, IN_CITY])
    await queryClient.fetchQuery({ queryKey, queryFn: async () => ['job'] });
  const answers = async () =>
    (await (await offlineDatabase()).getAll('answers')).map(({ query }) => query.queryKey);
  await vi.waitFor(async () => expect(await answers()).toHaveLength(2));
  const apply = { jobId: 'job', isAvailableInCity: true, knowsEnglish: true };
  await outbox.put(waiting('with position', { ...apply, point: POINT }));
  await outbox.put(waiting('without', apply));

  await forgetTraces(queryClient);

  expect(storedPoint()).toBeUndefined();
  expect([storedHome(), readStored('home')]).toEqual([undefined, null]);
  expect([readStored('recentSearches'), readStored('city'), readStored('candidateId')]).toEqual([
    null,
    'Pune',
    'asha',
  ]);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([IN_CITY]);
  expect(await answers()).toEqual([IN_CITY]);
  const entries = await (await offlineDatabase()).getAll('outbox');
  expect(entries.map(({ id, input }) => [id, input])).toEqual([
    ['with position', apply],
    ['without', apply],
  ]);
  expect(JSON.stringify([outbox.get(), await answers()])).not.toContain('18.5204');
});
