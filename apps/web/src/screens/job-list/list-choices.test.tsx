import { until } from '@nukkad/browser/testing/page.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// Wide enough to show the filters next to the list.
showAtWidth(1366);

const FOUND = exampleOf('jobs.filter');
const [JOB] = FOUND.jobs;
/** Two jobs, because one cannot be sorted. */
const TWO = { ...FOUND, understood: [], jobs: JOB ? [JOB, { ...JOB, id: 'another' }] : [] };
const DEVICE = { ownLatitude: '18.52', ownLongitude: '73.85' } as const;

it.each([
  ['/joblist', true],
  ['/joblist?city=Pune', false],
  ['/joblist?near=me', false],
])('at %s the radius says that it needs a place: %s', async (address, needsPlace) => {
  const screen = await renderScreen(address, {
    device: DEVICE,
    viewer: 'visitor',
    api: fakeApi({ 'jobs.filter': TWO }),
  });
  await until(() => expect(document.querySelector('.filter-panel input[type="range"]')).not.toBeNull());
  const hint = 'Works once you choose a city or share your location.';
  await (needsPlace ? screen.shows(hint) : screen.hides(hint));
});

it.each([
  ['/joblist', []],
  ['/joblist?city=Pune', ['Here first', 'Nearest']],
  ['/joblist?near=me', ['Newest', 'Nearest']],
])('at %s the jobs can be sorted by %j', async (address, orders) => {
  await renderScreen(address, { device: DEVICE, api: fakeApi({ 'jobs.filter': TWO }) });
  await until(() => expect(document.querySelector('.filter-panel')).not.toBeNull());
  await until(() => {
    const links = [...document.querySelectorAll('.order-links a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(orders);
  });
});
