import { expect, it } from 'vitest';
import { setHome } from '../../lib/place/home.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { until } from '../../testing/page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const FOUND = exampleOf('jobs.filter');
const HOME = { point: { latitude: 18.52345, longitude: 73.85678 }, names: null };
const ROUNDED = { latitude: 18.523, longitude: 73.857 };
const AT_HOME = { home: JSON.stringify(HOME) };

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
  const [job] = FOUND.jobs;
  if (!job) throw new Error('the example has no job');
  const api = fakeApi({
    'jobs.filter': ({ home }) => (home ? answer.promise : Promise.resolve(FOUND)),
  });
  const screen = await renderScreen('/joblist?city=Pune', { viewer: 'visitor', api });
  await screen.shows('Cook for a mess');
  setHome(HOME);
  await until(() => expect(api.calls('jobs.filter').at(-1)?.home).toEqual(ROUNDED));
  await screen.shows('Cook for a mess');
  answer.resolve({ ...FOUND, jobs: [{ ...job, title: 'Driver for a school' }] });
  await screen.shows('Driver for a school');
  await screen.hides('Cook for a mess');
  setHome(undefined);
  await screen.shows('Cook for a mess');
});
