import type { JobCard } from '@nukkad/contract';
import { ANSWER_SPEEDS } from '@nukkad/contract/companies/answer-speed.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const FOUND = exampleOf('jobs.filter');
const TEXTS = ['answers in 1 day', 'answers in 2 days'];

/** Renders the list with one job of a company that answers at this speed. */
function list(answersWithin: JobCard['answersWithin'], language: 'en' | 'hi' | 'mr' = 'en') {
  const jobs = FOUND.jobs.slice(0, 1).map((job) => ({ ...job, answersWithin })) as typeof FOUND.jobs;
  return renderScreen('/joblist', { language, api: fakeApi({ 'jobs.filter': { ...FOUND, jobs } }) });
}

it.each([
  ['en', 'DAY', 'answers in 1 day'],
  ['en', 'TWO_DAYS', 'answers in 2 days'],
  ['hi', 'DAY', '1 दिन में जवाब'],
  ['hi', 'TWO_DAYS', '2 दिन में जवाब'],
  ['mr', 'DAY', '1 दिवसात उत्तर'],
  ['mr', 'TWO_DAYS', '2 दिवसांत उत्तर'],
] as const)('the card says in %s that the company answers fast: %s', async (language, speed, text) => {
  const screen = await list(speed, language);
  await screen.shows(text);
});

it.each([undefined, ...ANSWER_SPEEDS.filter((speed) => speed !== 'DAY' && speed !== 'TWO_DAYS')])(
  'the card says nothing about the speed %s',
  async (speed) => {
    const screen = await list(speed);
    await screen.shows('Kothrud, Pune');
    for (const text of TEXTS) await screen.hides(text);
  },
);

it.each([
  [0, 1, '0–1 years'],
  [null, 1, '0–1 years'],
  [1, 3, '1–3 years'],
  [2, 2, '2 years'],
  [1, 1, '1 year'],
  [2, null, '2+ years'],
  [0, 0, 'No experience needed'],
  [null, 0, 'No experience needed'],
  [0, null, null],
  [null, null, null],
] as const)('the card says of %s to %s years of experience: %s', async (min, max, text) => {
  const jobs = FOUND.jobs.slice(0, 1).map((job) => ({ ...job, experienceYears: { min, max } }));
  const api = fakeApi({ 'jobs.filter': { ...FOUND, jobs: jobs as typeof FOUND.jobs } });
  const screen = await renderScreen('/joblist', { api });
  await screen.shows('Kothrud, Pune');
  const facts = [...document.querySelectorAll('.job-list .nk-listing__fact')].flatMap(
    (fact) => fact.textContent?.split('\u00a0· ') ?? [],
  );
  expect(facts.filter((fact) => /year|experience/i.test(fact))).toEqual(text === null ? [] : [text]);
});
