import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const { job: JOB } = exampleOf('jobs.byShareId');

it.each([
  ['en', '3 of 5 fine, 1 wrong, 1 not yet checked', 'Pay is below the minimum wage'],
  ['hi', '5 में से 3 ठीक, 1 ग़लत, 1 अभी नहीं जाँचा', 'पगार न्यूनतम वेतन से कम है'],
  ['mr', '5 पैकी 3 ठीक, 1 चूक, 1 तपासणं बाकी', 'पगार किमान वेतनापेक्षा कमी आहे'],
] as const)('names a failed check in %s above the pay, and counts all', async (language, counts, warning) => {
  await renderScreen(ADDRESS, { language });
  const head = document.querySelector('.job-head')?.textContent ?? '';
  expect(head).toContain(counts);
  expect(head.indexOf(warning)).toBeGreaterThan(-1);
  expect(head.indexOf(warning)).toBeLessThan(head.indexOf('₹'));
});

it.each([
  ['a failed check', {}, true],
  ['no failed check', { checksPassed: 4, failedCheck: undefined }, false],
] as const)('has a quieter button to apply for %s', async (_what, changes, isQuiet) => {
  const job = { ...JOB, application: null, ...changes };
  await renderScreen(ADDRESS, { api: fakeApi({ 'jobs.byShareId': { job } }) });
  const apply = document.querySelector('.nk-action-bar .nk-button:last-child');
  expect(apply?.classList.contains('nk-button--secondary')).toBe(isQuiet);
  expect(document.querySelector('.job-head .nk-warning') !== null).toBe(isQuiet);
});

it('repeats a failed check where the seeker confirms the application', async () => {
  const screen = await renderScreen(ADDRESS);
  await screen.press('Apply · 1 credit');
  await screen.shows('Apply for this job?');
  const dialog = document.querySelector('dialog[open]');
  expect(dialog?.querySelector('.nk-warning')?.textContent).toBe('Pay is below the minimum wage');
});

it.each([
  ['en', 'One of our checks found something wrong'],
  ['hi', 'हमारी एक जाँच में गड़बड़ी मिली'],
  ['mr', 'आमच्या एका तपासणीत काहीतरी चुकीचं आढळलं'],
] as const)(
  'says in %s that a check failed for a reason that this version does not know',
  async (language, words) => {
    const job = { ...JOB, failedCheck: 'of-a-newer-server' };
    await renderScreen(ADDRESS, { language, api: fakeApi({ 'jobs.byShareId': { job } }) });
    expect(document.querySelector('.job-head .nk-warning')?.textContent).toBe(words);
  },
);
