import { pressables, until } from '@nukkad/browser/testing/page.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { beforeAll, expect, it } from 'vitest';
import { afterInteraction } from '../../lib/lazy/after-interaction.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// The width of a phone, on which the filters are a sheet.
showAtWidth(390);
// The panel replaces the form for browsers without scripts after the first interaction.
beforeAll(async () => {
  const interacted = afterInteraction();
  window.dispatchEvent(new Event('scroll'));
  await interacted;
});

const NIGHT = 'Night shift';

const isSheetOpen = () => document.querySelector('#filter-sheet[open]') !== null;
const isNightChosen = () =>
  pressables().some(([name, control]) => name === NIGHT && control.getAttribute('aria-pressed') === 'true');

/** Opens the sheet and chooses the night shift. */
async function chooseNight() {
  const api = fakeApi({ 'jobs.filter': { ...exampleOf('jobs.filter'), understood: [], steps: undefined } });
  const screen = await renderScreen('/joblist?city=Pune', { api });
  await until(() => expect(document.querySelector('#filter-sheet .filter-panel')).not.toBeNull());
  await screen.press('Filters');
  await screen.press(NIGHT);
  await until(() => expect(isNightChosen()).toBe(true));
  return screen;
}

it('forgets what was chosen if the sheet is closed without applying it', async () => {
  const screen = await chooseNight();
  await screen.press('Close');
  expect(isSheetOpen()).toBe(false);
  expect(screen.address()).toBe('/joblist?city=Pune');
  await screen.press('Filters');
  expect(isNightChosen()).toBe(false);
});

it('closes the sheet when the filters are applied, and shows them when it is opened again', async () => {
  const screen = await chooseNight();
  await screen.press('Show 200+ jobs');
  expect(isSheetOpen()).toBe(false);
  expect(screen.address()).toBe('/joblist?city=Pune&shift=night');
  await screen.press('Filters (1)');
  expect(isNightChosen()).toBe(true);
});
