import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const { job: JOB } = exampleOf('jobs.byShareId');

it('has the language of the employer’s title as attribute, for hyphenation and speech', async () => {
  await renderScreen(ADDRESS, { language: 'mr' });
  expect(document.querySelector('.job-head__own span')?.getAttribute('lang')).toBe('en');
});

it.each([
  ['en', 'Mess and canteen cook'],
  ['hi', 'मेस का रसोइया'],
  ['mr', 'मेसचा स्वयंपाकी'],
] as const)(
  'shows in %s the kind of work as title, and the employer’s title below it, on the page and on the cards',
  async (language, work) => {
    const suggested = { ...exampleOf('jobs.suggestions').jobs[0], title: 'Cook for a mess' };
    const api = fakeApi({ 'jobs.suggestions': { jobs: [suggested] as never } });
    const screen = await renderScreen(ADDRESS, { language, api });
    await screen.shows(work);
    const textsOf = (at: string) => [...document.querySelectorAll(at)].map(({ textContent }) => textContent);
    await until(() => expect(textsOf('h1, .nk-listing__title')).toEqual([work, work]));
    const own = textsOf('.job-head__own, .nk-listing__subtitle');
    expect(own).toEqual(['Cook for a mess', 'Cook for a mess']);
  },
);

it('does not show an employer’s title that adds nothing', async () => {
  const job = { ...JOB, title: 'मेस का रसोइया चाहिए', titleAdds: false };
  await renderScreen(ADDRESS, { language: 'hi', api: fakeApi({ 'jobs.byShareId': { job } }) });
  expect(document.querySelector('h1')?.textContent).toBe('मेस का रसोइया');
  expect(document.querySelector('.job-head__own')).toBeNull();
});
