import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { readStored } from '../../lib/storage/local-storage.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { listAddresses } from '../../testing/list-addresses.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const IN_PUNE = { device: { city: 'Pune' } } as const;
const FOUND = exampleOf('jobs.filter');

it.each([
  ['en', 'All India', 'Choose a city', 'Pune', 'Home'],
  ['hi', 'पूरा भारत', 'शहर चुनें', 'पुणे', 'होम'],
  ['mr', 'संपूर्ण भारत', 'शहर निवडा', 'पुणे', 'होम'],
] as const)(
  'a click on Home keeps the chosen city in %s, but not the filters',
  async (language, anywhere, choose, city, home) => {
    const api = fakeApi({ 'jobs.filter': { ...FOUND, understood: [] } });
    const screen = await renderScreen('/joblist?type=part_time', { language, viewer: 'visitor', api });
    await screen.press(anywhere);
    await screen.shows(choose);
    // Wait for the tiles of the dialog, because the footer has a link with the same name.
    await until(() => expect(document.querySelectorAll('dialog[open] .city-tile').length).toBeGreaterThan(1));
    await screen.press(city);
    expect(screen.address()).toBe('/joblist?city=Pune&type=part_time');
    expect(readStored('city')).toBe('Pune');
    await screen.press(home);
    expect(screen.address()).toBe('/joblist?city=Pune');
    expect(screen.api.calls('jobs.filter').at(-1)).toMatchObject({ city: 'Pune' });
    expect(screen.api.calls('jobs.filter').at(-1)?.jobType).toBeUndefined();
  },
);

it.each(['/myjobs', '/jobs?cook-for-a-mess-aZ09bY', '/'])(
  'Home leads from %s to the chosen city',
  async (path) => {
    const screen = await renderScreen(path, IN_PUNE);
    await screen.press('Home');
    expect(screen.address()).toBe('/joblist?city=Pune');
  },
);

it('shows the chosen city at the start of a visit', async () => {
  const screen = await renderScreen('/joblist', IN_PUNE);
  await screen.shows('Pune');
  expect(screen.address()).toBe('/joblist?city=Pune');
});

it.each(['/joblist?q=cook', '/joblist?city=Mumbai', '/joblist?type=part_time', '/jobs-in/pune'])(
  'does not change an address with a search: %s',
  async (address) => {
    const api = fakeApi({ 'cities.listAddress': listAddresses });
    expect((await renderScreen(address, { ...IN_PUNE, api })).address()).toBe(address);
  },
);

it('forgets the city when all of India is chosen', async () => {
  const screen = await renderScreen('/joblist?city=Pune', IN_PUNE);
  await screen.press('Pune');
  await screen.shows('Choose a city');
  await screen.press('All India');
  expect([screen.address(), readStored('city')]).toEqual(['/joblist', null]);
  await screen.press('Home');
  expect(screen.address()).toBe('/joblist');
});

it('forgets the city when it has no jobs and all of India is chosen', async () => {
  const empty = {
    ...FOUND,
    jobs: [],
    nearby: [],
    total: 0,
    isTotalCapped: false,
    loosen: [],
    loosenTogether: [],
  };
  const api = fakeApi({ 'jobs.filter': empty as never });
  const screen = await renderScreen('/joblist?city=Pune', { ...IN_PUNE, api });
  await screen.shows('All India');
  api.answer({ 'jobs.filter': FOUND });
  await screen.press('All India');
  expect([screen.address(), readStored('city')]).toEqual(['/joblist', null]);
});

it('stores another city that is chosen on the map', async () => {
  const screen = await renderScreen('/mapjobs?city=Pune', IN_PUNE);
  await screen.press('Pune');
  await screen.shows('Choose a city');
  await screen.press('All India');
  expect(readStored('city')).toBeNull();
});
