import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const { job: JOB } = exampleOf('jobs.byShareId');

it('counts a check that cannot apply neither as wrong nor as open', async () => {
  const outcomes = ['PASSED', 'PASSED', 'FAILED', 'NOT_DONE', 'NOT_DONE'] as const;
  const checks = JOB.checks.map((check, at) => ({
    ...check,
    outcome: outcomes[at] ?? 'NOT_DONE',
    reason: check.kind === 'PAY' ? 'stipend-usual' : null,
  }));
  const isStipendOpen = checks.find(({ kind }) => kind === 'PAY')?.outcome === 'NOT_DONE';
  expect(isStipendOpen).toBe(true);
  await renderScreen(ADDRESS, { api: fakeApi({ 'jobs.byShareId': { job: { ...JOB, checks } } }) });
  const labels = [...document.querySelectorAll('.nk-ticks')].map((ticks) => ticks.textContent);
  expect(labels).toContain('2 of 5 fine, 1 wrong, 1 not yet checked');
});

it.each([
  ['without a home', false, 'Measure from my home'],
  ['with a home', true, 'Change'],
])('offers %s (%s) to measure the distance: “%s”', async (_what, hasHome, name) => {
  const stored = JSON.stringify({ point: JOB.position, names: null });
  const screen = await renderScreen(ADDRESS, {
    viewer: 'visitor',
    ...(hasHome && { device: { home: stored } }),
  });
  await until(() => expect(document.querySelector('.job-travel button')).not.toBeNull());
  expect(document.querySelector('.job-travel button')?.textContent).toBe(name);
  expect(screen.names()).toContain(name);
});
