import type { JobDetail } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const { job: JOB } = exampleOf('jobs.byShareId');
const APPLY = 'Apply · 1 credit';

async function open(changes: Partial<JobDetail>) {
  const api = fakeApi({ 'jobs.byShareId': { job: { ...JOB, reapplyFrom: null, ...changes } } });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.shows('At a glance');
  return screen;
}

/** The word of the bar at the end of the page, and the address of its link. */
function bar() {
  const status = document.querySelector('.apply-bar__status');
  const link = status?.parentElement?.querySelector('a');
  return [status?.textContent ?? null, link?.getAttribute('href') ?? null];
}

it.each([
  [null, 'ACTIVE', null, null],
  ['WITHDRAWN', 'ACTIVE', null, null],
  [null, 'CLOSED', 'Closed', '#suggested-jobs'],
  [null, 'PAUSED', 'Paused', '#suggested-jobs'],
  ['WITHDRAWN', 'CLOSED', 'Closed', '#suggested-jobs'],
  ['APPLIED', 'ACTIVE', 'Applied', '/myjobs'],
  ['APPLIED', 'CLOSED', 'Applied', '/myjobs'],
  ['SHORTLISTED', 'ACTIVE', 'Shortlisted', '/myjobs'],
  ['SCHEDULED', 'ACTIVE', 'Interview fixed', '/myjobs'],
  ['INTERVIEWED', 'ACTIVE', 'Interviewed', '/myjobs'],
  ['HIRED', 'ACTIVE', 'Hired', '/myjobs'],
  ['REJECTED', 'ACTIVE', 'Not selected', '/myjobs'],
] as const)(
  'an application %s for a job %s shows “%s” with a link to %s',
  async (application, status, ...shown) => {
    const screen = await open({ application, status });
    expect(bar()).toEqual(shown);
    expect(screen.names().includes(APPLY)).toBe(shown[0] === null);
  },
);

it.each([
  ['en', 'They answer earlier applicants first. You can apply when they have.'],
  ['hi', 'पहले अप्लाई करने वालों को जवाब मिल रहा है। उसके बाद आप भी अप्लाई कर सकेंगे।'],
  ['mr', 'आधी अर्ज केलेल्यांना उत्तर दिलं जात आहे. त्यानंतर तुम्हीही अर्ज करू शकाल.'],
] as const)('a job that is paused until others have answers says so in %s', async (language, text) => {
  const job = { ...JOB, application: null, status: 'PAUSED' as const, isAnsweringFirst: true };
  const api = fakeApi({ 'jobs.byShareId': { job } });
  const screen = await renderScreen(ADDRESS, { api, language });
  await screen.shows(text);
});

it.each([
  ['CLOSED', 'seeker'],
  ['CLOSED', 'visitor'],
  ['PAUSED', 'visitor'],
] as const)(
  'a job %s leads a reader, %s, to similar jobs, or to all if there are none',
  async (status, viewer) => {
    const job = { ...JOB, application: null, status };
    const similar = exampleOf('jobs.suggestions').jobs;
    const linkWith = async (jobs: typeof similar) => {
      const api = fakeApi({ 'jobs.byShareId': { job }, 'jobs.suggestions': { jobs } });
      await renderScreen(ADDRESS, { api, viewer });
      return document.querySelector('#apply a');
    };
    const toSimilar = await linkWith(similar);
    expect([toSimilar?.textContent, toSimilar?.getAttribute('href')]).toEqual([
      'More jobs like this',
      '#suggested-jobs',
    ]);
    expect(document.querySelector('#suggested-jobs')?.textContent).toBe('More jobs like this');
    const toAll = await linkWith([]);
    expect([toAll?.textContent, toAll?.getAttribute('href')]).toEqual(['Find jobs', '/joblist']);
  },
);

it.each([
  ['ACTIVE', true],
  ['CLOSED', false],
  ['PAUSED', false],
] as const)(
  'a refused application for a job %s names the day to apply again: %s',
  async (status, isNamed) => {
    const reapplyFrom = new Date(Date.now() + 86_400_000).toISOString();
    const screen = await open({ application: 'REJECTED', status, reapplyFrom });
    await (isNamed ? screen.shows('You can apply again from') : screen.hides('You can apply again from'));
  },
);

it.each([
  [null, false],
  ['APPLIED', false],
  ['SHORTLISTED', true],
  ['SCHEDULED', true],
  ['INTERVIEWED', true],
  ['HIRED', true],
  ['REJECTED', false],
  ['WITHDRAWN', false],
] as const)('an applicant whose application is %s may write to the company: %s', async (application, may) => {
  await open({ application });
  const link = document.querySelector(`a[href="/chatcompany?${encodeURIComponent(JOB.companyLink)}"]`);
  expect(link !== null).toBe(may);
});
