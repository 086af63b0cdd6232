import { until } from '@nukkad/browser/testing/page.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { afterAll, expect, it, vi } from 'vitest';

// Another test file of this worker may have loaded the panel already.
vi.resetModules();
// Loaded before the test, because it takes long on a busy machine.
await import('./job-list-screen.tsx');
const { afterInteraction } = await import('../../lib/lazy/after-interaction.ts');
const { renderScreen } = await import('../../testing/render-screen.tsx');
afterAll(() => vi.resetModules());

showAtWidth(390);

const sheet = () => document.querySelector('#filter-sheet') as HTMLElement;
const hasPanel = () => sheet().querySelector('.filter-panel') !== null;

it('shows the panel after the form of the server was open and is closed', async () => {
  const screen = await renderScreen('/joblist?city=Pune');
  expect(hasPanel()).toBe(false);
  // The server renders the form, which the browser keeps when it hydrates the page.
  const form = document.createElement('form');
  form.className = 'html-filters';
  sheet().querySelector('h2')?.nextElementSibling?.append(form);
  await screen.press('Filters');
  window.dispatchEvent(new Event('scroll'));
  await afterInteraction();
  await import('../../features/job-search/filters/filter-panel.tsx');
  await screen.settled();
  expect([form.isConnected, hasPanel()]).toEqual([true, false]);

  await screen.press('Close');
  await until(() => expect(hasPanel()).toBe(true));
  expect(form.isConnected).toBe(false);
});
