import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { setSearchedArea } from './searched-area.ts';

afterEach(() => setSearchedArea(undefined));

const FOUND = exampleOf('jobs.filter');
const { latitude, longitude } = FOUND.jobs[0]?.position ?? { latitude: 0, longitude: 0 };
const NAMES = { en: 'Wakad', hi: 'वाकड', mr: 'वाकड' };
/** Returns results whose search names an area that many degrees north of the job. */
const near = (degrees: number) => ({
  ...FOUND,
  understood: [
    {
      kind: 'LOCALITY' as const,
      text: 'wakad',
      value: 'pune/wakad',
      names: NAMES,
      position: { latitude: latitude + degrees, longitude },
      spans: [[5, 10]] as [number, number][],
    },
  ],
});
const visit = (address: string, found: typeof FOUND, options = {}) =>
  renderScreen(address, { api: fakeApi({ 'jobs.filter': found }), viewer: 'visitor', ...options });

describe.each([
  ['en', '2.2 km from Wakad', 'from the centre'],
  ['hi', 'वाकड से 2.2 किमी', 'सेंटर से'],
  ['mr', 'वाकड इथून 2.2 किमी', 'मध्यापासून'],
] as const)('a search that names an area, in %s', (language, distance, fromCentre) => {
  it('measures the jobs from it, on the list and on their own pages', async () => {
    const screen = await visit('/joblist?q=cook+wakad', near(0.02), { language });
    await screen.shows(distance);
    const card = document.querySelector('.job-list-screen__lists .nk-listing');
    expect(card?.textContent).toContain(distance);
    expect(card?.textContent).not.toContain(fromCentre);
    await screen.go('/jobs?cook-for-a-mess-a1b2c3');
    await screen.shows(distance);
    expect(document.querySelector('.job-travel')?.textContent).toContain(distance);
  });
});

it.each([
  ['at most 50 km away', 0.44, true],
  ['farther away', 0.46, false],
])('measures a job %s from the area: $2', async (_, degrees, isFromArea) => {
  const screen = await visit('/joblist?q=cook+wakad', near(degrees));
  await screen.settled();
  expect(document.querySelector('.nk-listing')?.textContent?.includes('from Wakad')).toBe(isFromArea);
});

it('measures from the home if it is known', async () => {
  const home = JSON.stringify({ point: { latitude: latitude + 0.01, longitude }, names: null });
  const screen = await visit('/joblist?q=cook+wakad', near(0.02), { device: { home } });
  await screen.shows('1.1 km from your home');
  await screen.hides('from Wakad');
});

it('measures from the centre again after a search without an area', async () => {
  const screen = await visit('/joblist?q=cook+wakad', near(0.02));
  await screen.shows('2.2 km from Wakad');
  screen.api.answer({ 'jobs.filter': { ...FOUND, understood: [] } });
  await screen.go('/joblist?city=Pune');
  await screen.shows('from the centre of Pune');
  await screen.hides('from Wakad');
});
