import { until } from '@nukkad/browser/testing/page.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// Wide enough to show a job next to the list.
showAtWidth(1366);

const FOUND = exampleOf('jobs.filter');
const [JOB] = FOUND.jobs;

it('shows the first job beside the list, and counts it as seen only when the reader looks at it', async () => {
  const screen = await renderScreen('/joblist?city=Pune');
  const opened = () => screen.api.calls('jobs.byShareId');
  await until(() => expect(document.querySelector('.job-pane h2')).not.toBeNull());
  expect(opened()).toEqual([{ shareId: 'aZ09bY', isPreview: true }]);
  expect(screen.address()).not.toContain('job=');
  expect(document.activeElement?.closest('.job-pane') ?? null).toBeNull();
  expect(document.querySelector('.job-pane__bar button')).toBeNull();
  document.querySelector('.job-pane > .job-detail')?.dispatchEvent(new Event('scroll', { bubbles: true }));
  await until(() => expect(opened()).toHaveLength(2));
  expect(opened()[1]).toEqual({ shareId: 'aZ09bY', isPreview: undefined });
  expect(document.querySelector('.job-pane h2')).not.toBeNull();
});

it('focuses the title of the first job when the reader opens it', async () => {
  const screen = await renderScreen('/joblist?city=Pune');
  await until(() => expect(document.querySelector('.job-pane h2')).not.toBeNull());
  document.querySelector<HTMLElement>('.job-list .nk-listing__title a')?.click();
  await until(() => expect(document.activeElement).toBe(document.querySelector('.job-pane h2')));
  expect(screen.address()).toContain('job=aZ09bY');
  expect(document.querySelector('.job-pane__bar button')).not.toBeNull();
});

it('has no column for a job beside an empty list', async () => {
  const empty = { ...FOUND, jobs: [], nearby: [], steps: [], total: 0 };
  const screen = await renderScreen('/joblist?city=Pune', { api: fakeApi({ 'jobs.filter': empty }) });
  await screen.shows('No job in Pune right now');
  expect(document.querySelector('.job-list-screen__side')).toBeNull();
  expect(screen.api.calls('jobs.byShareId')).toEqual([]);
});

it.each([
  ['en', '3 of 5 fine, 1 wrong', 'Pay is below the minimum wage'],
  ['hi', '5 में से 3 ठीक, 1 ग़लत', 'पगार न्यूनतम वेतन से कम है'],
  ['mr', '5 पैकी 3 ठीक, 1 चूक', 'पगार किमान वेतनापेक्षा कमी आहे'],
] as const)('names in %s a failed check on the card, above the pay', async (language, counts, warning) => {
  const screen = await renderScreen('/joblist?city=Pune', { language });
  await screen.shows(counts);
  const text = document.querySelector('.job-list .nk-listing')?.textContent ?? '';
  expect(text.indexOf(warning)).toBeGreaterThan(-1);
  expect(text.indexOf(warning)).toBeLessThan(text.indexOf('₹'));
});

it.each([
  ['en', '5 of 5 fine'],
  ['hi', '5 में से 5 ठीक'],
  ['mr', '5 पैकी 5 ठीक'],
] as const)('says in %s that all five checks passed, in few words', async (language, words) => {
  const jobs = [{ ...JOB, checksPassed: 5, checksDone: 5, failedCheck: undefined }] as typeof FOUND.jobs;
  const api = fakeApi({
    'jobs.filter': { ...FOUND, jobs, steps: [{ step: 'NAMED_WORK', from: 0 }], nearby: [] },
  });
  const screen = await renderScreen('/joblist?city=Pune', { language, api });
  await screen.shows(words);
  const card = document.querySelector('.job-list .nk-listing');
  expect(card?.querySelector('.nk-ticks__label')?.textContent).toBe(words);
  expect(card?.querySelector('.nk-warning')).toBeNull();
});
