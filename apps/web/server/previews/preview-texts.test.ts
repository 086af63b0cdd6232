import { jobExamples } from '@nukkad/contract/jobs/job.examples.ts';
import { expect, it } from 'vitest';
import { jobTexts, readPreviewAddress } from './preview-texts.ts';

const { job } = jobExamples.jobByShareId.output;
const COOK = { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' };

it.each([
  ['en', 'Mess and canteen cook', 'a month · Kothrud, Pune'],
  ['hi', 'मेस का रसोइया', 'महीना · कोथरूड, पुणे'],
  ['mr', 'मेसचा स्वयंपाकी', 'महिना · कोथरूड, पुणे'],
] as const)('a picture in %s shows occupation, pay and place in that language', (language, title, place) => {
  expect(jobTexts(job, COOK, language)).toMatchObject({
    pictogram: { family: 'profiles', key: 'cook' },
    title,
    amount: '₹15,000–20,000',
    place,
    company: 'Annapurna Kitchens',
  });
});

it('shows that the pay is unknown', () => {
  const bare = { ...job, pay: { min: null, max: null }, locality: null, localityNames: undefined };
  expect(jobTexts(bare, undefined, 'mr')).toMatchObject({ amount: 'पगार सांगितलेला नाही', place: 'पुणे' });
});

it('shows the job profile without a sub-profile, else the title, else the company', () => {
  const withoutWork = { ...job, workNames: undefined };
  expect(jobTexts(withoutWork, COOK, 'hi').title).toBe('रसोइया');
  expect(jobTexts(withoutWork, undefined, 'hi').title).toBe('Cook for a mess');
  expect(jobTexts({ ...withoutWork, title: 'சமையல்காரர்' }, undefined, 'hi').title).toBe('Annapurna Kitchens');
});

type Outcome = (typeof job.checks)[number]['outcome'];
const withChecks = (...outcomes: Outcome[]) => ({
  ...job,
  checks: job.checks.map((check, at) => ({ ...check, outcome: outcomes[at] ?? 'NOT_DONE' })),
});

it.each([
  ['en', '5 of 5 checks fine', '1 of 5 checks fine', '1 check failed', '2 checks failed'],
  ['hi', '5 में से 5 जाँच सही', '5 में से 1 जाँच सही', '1 जाँच में गड़बड़ी', '2 जाँच में गड़बड़ी'],
  ['mr', '5 पैकी 5 तपासण्या ठीक', '5 पैकी 1 तपासणी ठीक', '1 तपासणीत गडबड', '2 तपासण्यांत गडबड'],
] as const)('shows the checks in %s: how many are wrong if one is', (language, all, one, wrong, twoWrong) => {
  const shown = (...outcomes: Outcome[]) => jobTexts(withChecks(...outcomes), COOK, language).checks;
  expect(shown('PASSED', 'PASSED', 'PASSED', 'PASSED', 'PASSED')).toEqual({ text: all, isFailed: false });
  expect(shown('PASSED', 'NOT_DONE')).toEqual({ text: one, isFailed: false });
  expect(shown('PASSED', 'PASSED', 'PASSED', 'PASSED', 'FAILED')).toEqual({ text: wrong, isFailed: true });
  expect(shown('FAILED', 'FAILED')).toEqual({ text: twoWrong, isFailed: true });
  expect(shown()).toBeNull();
});

it.each([
  ['hi/jobs.png', { language: 'hi', shareId: null }],
  ['mr/jobs/aZ09bY.png', { language: 'mr', shareId: 'aZ09bY' }],
  ['hi/cities/navi-mumbai.png', { language: 'hi', shareId: null, cityKey: 'navi-mumbai' }],
  ['hi/cities/.png', null],
  ['hi/cities/../x.png', null],
  ['mr/jobs/aZ09b.png', null],
  ['mr/jobs/aZ09bYx.png', null],
  ['mr/jobs/.png', null],
  ['de/jobs.png', null],
  ['jobs.png', null],
])('the address %s is %o', (path, address) => {
  expect(readPreviewAddress(path)).toEqual(address);
});
