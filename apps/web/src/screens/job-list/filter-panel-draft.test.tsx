import { until } from '@nukkad/browser/testing/page.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// Wide enough to show the filters next to the list.
showAtWidth(1366);

const FOUND = exampleOf('jobs.filter');

function chip(label: string): HTMLButtonElement {
  const chips = [...document.querySelectorAll<HTMLButtonElement>('.filter-panel [aria-pressed]')];
  const found = chips.find((one) => one.textContent === label);
  if (!found) throw new Error(`no filter is named “${label}”`);
  return found;
}

function isChosen(label: string): boolean {
  return chip(label).getAttribute('aria-pressed') === 'true';
}

function applyButton(): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>('.filter-panel button[type=submit]');
  if (!button) throw new Error('the filters have no button to apply them');
  return button;
}

async function openList() {
  const api = fakeApi({
    'jobs.filter': { ...FOUND, understood: [], steps: undefined },
    'jobs.topPicks': { jobs: [] },
  });
  const screen = await renderScreen('/joblist?city=Pune', { api });
  await until(() => expect(isChosen('Part time')).toBe(false));
  return screen;
}

it('keeps the focus on the button after the filters are applied', async () => {
  const screen = await openList();
  await screen.press('Part time');
  await until(() => expect(applyButton().textContent).toBe('Show 200+ jobs'));
  applyButton().focus();
  await screen.press('Show 200+ jobs');
  await until(() => expect(applyButton().textContent).toBe('Show jobs'));
  expect(screen.address()).toBe('/joblist?city=Pune&type=part_time');
  expect(document.activeElement).toBe(applyButton());
});

it('keeps what is chosen before the applied filters are rendered', async () => {
  const screen = await openList();
  await screen.press('Part time');
  await until(() => expect(applyButton().textContent).toBe('Show 200+ jobs'));
  applyButton().click();
  chip('Night shift').click();
  await screen.settled();
  expect(screen.address()).toBe('/joblist?city=Pune&type=part_time');
  expect(isChosen('Part time')).toBe(true);
  expect(isChosen('Night shift')).toBe(true);
});

it('follows filters that change elsewhere, also back to those that it applied', async () => {
  const screen = await openList();
  await screen.press('Part time');
  await screen.press('Show 200+ jobs');
  await until(() => expect(applyButton().textContent).toBe('Show jobs'));
  await screen.go('/joblist?city=Pune');
  await until(() => expect(isChosen('Part time')).toBe(false));
  await screen.go('/joblist?city=Pune&type=part_time');
  await until(() => expect(isChosen('Part time')).toBe(true));
});
