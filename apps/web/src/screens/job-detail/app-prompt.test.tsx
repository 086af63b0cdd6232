import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { seeAll } from '../../testing/see-all.ts';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const site = { appUrl: 'https://play.example/app' };
const KEY = 'nukkad.appPromptSeen';

it.each([
  ['en', 'Download the app', 'Not now'],
  ['hi', 'ऐप डाउनलोड करें', 'अभी नहीं'],
  ['mr', 'ॲप डाउनलोड करा', 'आत्ता नको'],
] as const)('offers the app in %s, and hides it on request', async (language, download, later) => {
  seeAll();
  const screen = await renderScreen(ADDRESS, { site, language });
  await screen.shows(later);
  const link = document.querySelector('.app-prompt a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([download, site.appUrl]);
  await screen.press(later);
  await until(() => expect(document.querySelector('.app-prompt')).toBeNull());
});

it('is shown at the first job of a visit only', async () => {
  seeAll();
  const first = await renderScreen(ADDRESS, { site });
  await first.shows('Not now');
  expect(window.sessionStorage.getItem(KEY)).not.toBeNull();
  const seen = window.sessionStorage.getItem(KEY) ?? '';
  const second = await renderScreen(ADDRESS, { site, tab: { [KEY]: seen } });
  await second.shows('At a glance');
  await second.hides('Not now');
});

it('is not shown without an app', async () => {
  seeAll();
  const without = await renderScreen(ADDRESS, { site: { appUrl: null } });
  await without.shows('At a glance');
  await without.hides('Not now');
  expect(window.sessionStorage.getItem(KEY)).toBeNull();
});

it('is not shown before the end of the job is seen', async () => {
  const above = await renderScreen(ADDRESS, { site });
  await above.shows('At a glance');
  await above.hides('Not now');
  expect(window.sessionStorage.getItem(KEY)).toBeNull();
});
