import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { offlineDatabase } from '../../features/offline/offline-database.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const EARLIER = { latitude: 18.5, longitude: 73.8 };
const WAKAD = {
  kind: 'LOCALITY' as const,
  key: 'pune/wakad',
  names: { en: 'Wakad, Pune', hi: 'वाकड, पुणे', mr: 'वाकड, पुणे' },
  position: { latitude: 18.599, longitude: 73.762 },
};
const HOME = JSON.stringify({ point: EARLIER, names: { en: 'Kothrud', hi: 'कोथरूड', mr: 'कोथरूड' } });
const ROW = 'Distances from home: Kothrud';

const stored = (hash: string, place: unknown) => ({
  account: '',
  hash,
  answeredAt: 1,
  query: { queryKey: ['jobs.filter', { city: 'Pune' }, place], queryHash: hash, state: {} } as never,
});

/** Opens a list ordered from a home, with one list stored from there and one without it. */
async function openList() {
  const database = await offlineDatabase();
  await database.clear('answers');
  await database.put('answers', stored('from home', EARLIER));
  await database.put('answers', stored('without', null));
  const api = fakeApi({ 'places.find': { places: [WAKAD] }, 'jobs.filter': exampleOf('jobs.filter') });
  const screen = await renderScreen('/joblist?city=Pune', { api, viewer: 'visitor', device: { home: HOME } });
  await screen.press(ROW);
  return screen;
}

const onlyListWithoutHomeIsStored = () =>
  vi.waitFor(async () => {
    const all = await (await offlineDatabase()).getAll('answers');
    expect(all.map(({ hash }) => hash)).toEqual(['without']);
  });

it('forgets the lists that were stored from the home when it is removed', async () => {
  const screen = await openList();
  await screen.press('Remove my home');
  await onlyListWithoutHomeIsStored();
});

it('forgets the lists that were stored from the earlier home when it is changed', async () => {
  const screen = await openList();
  await screen.type('Area, city or PIN code', 'wak');
  await screen.press('Wakad, Pune');
  await screen.offers('Distances from home: Wakad, Pune');
  await onlyListWithoutHomeIsStored();
});
