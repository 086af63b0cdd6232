import { until } from '@nukkad/browser/testing/page.ts';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { expect, it } from 'vitest';
import { setHome } from '../../lib/place/home.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const FOUND = exampleOf('jobs.filter');
const FROM_HOME = { ...FOUND, jobs: FOUND.jobs.map((job) => ({ ...job, title: 'Driver for a school' })) };
const HOME = { point: { latitude: 18.52345, longitude: 73.85678 }, names: null };
const ROUNDED = { latitude: 18.523, longitude: 73.857 };
const AT_HOME = { home: JSON.stringify(HOME) };

/** Returns the employers' titles of the listed jobs. */
const titles = () =>
  [...document.querySelectorAll('.job-list-screen__lists .nk-listing')].map(
    (card) => card.querySelector('.nk-listing__subtitle')?.textContent,
  );

it('sends the home with a search in a place, rounded to about 100 metres', async () => {
  const screen = await renderScreen('/joblist?city=Pune', { viewer: 'visitor', device: AT_HOME });
  await until(() =>
    expect(screen.api.calls('jobs.filter').at(-1)).toMatchObject({ city: 'Pune', home: ROUNDED }),
  );
  expect(JSON.stringify(screen.api.calls('jobs.filter'))).not.toContain('18.52345');
  expect(screen.address()).toBe('/joblist?city=Pune');
});

it.each(['/joblist?city=Pune&sort=nearest', '/joblist?type=part_time'])(
  'sends no home with %s, and asks once',
  async (address) => {
    const screen = await renderScreen(address, { viewer: 'visitor', device: AT_HOME });
    await screen.shows('Cook for a mess');
    expect(screen.api.calls('jobs.filter').map(({ home }) => home)).toEqual([undefined]);
  },
);

it('keeps the jobs until those ordered from the new home arrive, then shows the new order', async () => {
  const answer = Promise.withResolvers<typeof FOUND>();
  const api = fakeApi({
    'jobs.filter': ({ home }) => (home ? answer.promise : Promise.resolve(FOUND)),
  });
  const screen = await renderScreen('/joblist?city=Pune', { viewer: 'visitor', api });
  await screen.settled();
  expect(titles()).toContain('Cook for a mess');
  setHome(HOME);
  await until(() => expect(api.calls('jobs.filter').at(-1)?.home).toEqual(ROUNDED));
  expect(titles()).toContain('Cook for a mess');
  answer.resolve(FROM_HOME);
  await until(() => expect(titles()[0]).toBe('Driver for a school'));
  setHome(undefined);
  await until(() => expect(titles()[0]).toBe('Cook for a mess'));
});

it('keeps the jobs, says that the new order failed, and loads it at the next try', async () => {
  let isBroken = true;
  const api = fakeApi({
    'jobs.filter': async ({ home }) => {
      if (home && isBroken) throw new ApiError({ code: 'INTERNAL', message: '', status: 500 });
      return home ? FROM_HOME : FOUND;
    },
  });
  const screen = await renderScreen('/joblist?city=Pune', { viewer: 'visitor', api });
  const before = titles();
  setHome(HOME);
  await screen.shows('Try again');
  expect(titles()).toEqual(before);
  isBroken = false;
  await screen.press('Try again');
  await screen.hides('Try again');
  expect(titles()[0]).toBe('Driver for a school');
});

it('links to the beginning of a list ordered from home, because its cursor is of no use without the home', async () => {
  const api = fakeApi({
    'jobs.filter': async ({ cursor }) =>
      cursor ? { ...FOUND, jobs: [], nextCursor: null } : { ...FOUND, nextCursor: 'cursor' },
  });
  const screen = await renderScreen('/joblist?city=Pune', { viewer: 'visitor', api });
  const next = () => document.querySelector('.job-list__more')?.getAttribute('href');
  expect(next()).toBe('/joblist?city=Pune&after=cursor');
  setHome(HOME);
  await until(() => expect(next()).toBe('/joblist?city=Pune'));
  await screen.press('Show more');
  expect(api.calls('jobs.filter').at(-1)).toMatchObject({ cursor: 'cursor', home: ROUNDED });
});
