import { until } from '@nukkad/browser/testing/page.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// Wide enough to show the filters next to the list.
showAtWidth(1366);

/** A screen reader announces alerts when they appear, so an alert without a problem is only noise. */
it.each(['en', 'hi', 'mr'] as const)('the filters have no empty alerts, in %s', async (language) => {
  const api = fakeApi({ 'jobs.filter': { ...exampleOf('jobs.filter'), steps: undefined } });
  await renderScreen('/joblist?city=Pune&type=part_time', { api, language, viewer: 'visitor' });
  await until(() => expect(document.querySelector('.filter-panel input[type="range"]')).not.toBeNull());
  const alerts = [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);
  expect(alerts).toEqual([]);
});
