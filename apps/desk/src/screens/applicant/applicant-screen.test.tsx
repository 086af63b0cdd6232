import { answerReasons, answerSend, applicantReopen } from '@nukkad/contract/partner/answer.routes.ts';
import { applicantFile, applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import { expect, it } from 'vitest';
import { answer, type FakeAnswer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf, REASONS, sampleApplicant } from '../../testing/sample-applicants.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

const ADDRESS = `/applicants/${idOf(1)}`;
const api = (...more: readonly FakeAnswer[]) =>
  fakePartner(answer(applicantOne, sampleApplicant(1)), answer(answerReasons, REASONS), ...more);

it('shows what was shared, and nothing that was not', async () => {
  const page = await renderHireScreen(ADDRESS, { partner: api() });
  for (const text of [
    'Meena Kale',
    'Cook',
    'New',
    'Pune',
    'Baking',
    'Helper',
    'Shree Traders',
    'HSC',
    'Modern School, 2019',
  ])
    await page.shows(text);
  expect(page.names()).toEqual(expect.arrayContaining(['Resume', 'Call', 'Answer', 'Others for this job']));
  expect(page.names()).not.toContain('Video');
  expect(page.names()).not.toContain('Take this answer back');
  page.partner.answer(applicantOne, sampleApplicant(1, { files: [], hasPhone: false, next: [] }));
  await page.go('/nowhere');
  const other = await renderHireScreen(ADDRESS, {
    partner: api(answer(applicantOne, sampleApplicant(1, { files: [], hasPhone: false, next: [] }))),
  });
  await other.shows('No resume shared. A call tells you more.');
  expect(other.names()).not.toContain('Call');
  expect(other.names()).not.toContain('Answer');
});

it('shows what was done so far, in the order of time', async () => {
  const applicant = sampleApplicant(1, {
    stage: 'REJECTED',
    canReopen: true,
    next: [],
    steps: [
      { stage: 'APPLIED', at: '2026-11-24T05:00:00.000Z', reason: null, interviewAt: null, by: null },
      { stage: 'REJECTED', at: '2026-11-26T05:00:00.000Z', reason: 'far', interviewAt: null, by: 'Asha' },
    ],
    calls: [{ outcome: 'NOT_REACHED', at: '2026-11-25T05:00:00.000Z', by: 'Ravi' }],
  });
  const page = await renderHireScreen(ADDRESS, { partner: api(answer(applicantOne, applicant)) });
  await page.shows('No: Lives too far');
  const titles = [...document.querySelectorAll('.nk-timeline__title')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Applied', 'Call: No answer', 'No: Lives too far']);
  await page.shows('25 Nov 2026, 10:30 AM · Ravi');
});

it('takes an answer back', async () => {
  const page = await renderHireScreen(ADDRESS, {
    partner: api(
      answer(applicantOne, sampleApplicant(1, { stage: 'HIRED', next: [], canReopen: true })),
      answer(applicantReopen, { application: idOf(1), stage: 'APPLIED' }),
    ),
  });
  await page.press('Take this answer back');
  await page.shows('Meena is back in “New”, and gets a message.');
  expect(page.partner.calls(applicantReopen)).toEqual([
    { params: { company: COMPANY_ID, application: idOf(1) } },
  ]);
  page.partner.answer(applicantReopen, refuses('TOO_LATE'));
  await page.press('Take this answer back');
  await page.shows('It is too late. This answer cannot be changed any more.');
});

it('answers from the page', async () => {
  const done = { result: 'DONE' as const, answer: null, heldUntil: null, code: null, by: null, at: null };
  const items = [{ ...done, application: idOf(1), stage: 'SHORTLISTED' as const }];
  const page = await renderHireScreen(ADDRESS, { partner: api(answer(answerSend, { items })) });
  await page.press('Answer');
  await page.press('Shortlist');
  await page.shows('Shortlisted. They get a message now.');
});

it('shows a photo in the page, and says if it is gone', async () => {
  const partner = api(
    answer(applicantOne, sampleApplicant(1, { files: ['photo'] })),
    answer(applicantFile, refuses('FILE_MISSING')),
  );
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.press('Photo');
  await page.shows('This file is not there any more.');
  partner.answer(applicantFile, {
    url: 'https://files.example/a.jpg',
    expiresInSeconds: 300,
    key: 'a/b.jpg',
  });
  await page.press('Photo');
  expect(document.querySelector('img.hire-applicant__media')?.getAttribute('alt')).toBe('Meena Kale');
});

it.each(['ACCESS_ENDED', 'NOT_FOUND'] as const)('shows no data after %s', async (code) => {
  const partner = api(answer(applicantOne, refuses(code)));
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.shows(
    code === 'NOT_FOUND' ? 'We could not find this.' : 'You can no longer see this applicant.',
  );
  expect(document.body.textContent).not.toContain('Meena');
  expect(page.names()).toContain('See all people');
});

it.each([
  ['en', true, false, 'Looking for workYes', 'Speaks EnglishNo'],
  ['en', false, true, 'Looking for workNo', 'Speaks EnglishYes'],
  ['hi', true, false, 'काम की तलाश मेंहाँ', 'अंग्रेज़ी आती हैनहीं'],
  ['mr', false, true, 'कामाच्या शोधातनाही', 'इंग्रजी येतंहो'],
] as const)(
  'says in %s whether somebody looks for work (%s) and speaks English (%s)',
  async (language, isAvailable, knowsEnglish, looksForWork, speaksEnglish) => {
    const applicant = sampleApplicant(1, { isAvailable, knowsEnglish });
    const page = await renderHireScreen(ADDRESS, { partner: api(answer(applicantOne, applicant)), language });
    await page.shows(looksForWork);
    await page.shows(speaksEnglish);
  },
);

it('shows a single skill', async () => {
  const applicant = sampleApplicant(1, { skills: ['Rangoli'] });
  const page = await renderHireScreen(ADDRESS, { partner: api(answer(applicantOne, applicant)) });
  await page.shows('Rangoli');
});

it('has no row for a city and a language that were not given', async () => {
  const applicant = sampleApplicant(1, { city: null, knowsEnglish: null });
  const page = await renderHireScreen(ADDRESS, { partner: api(answer(applicantOne, applicant)) });
  await page.shows('Looking for work');
  await page.hides('Speaks English');
  await page.hides('City');
});

it('lists jobs with their times, and says which one is the present one', async () => {
  const experience = [
    { position: 'Cook', organization: 'Mess', startDate: '2024-02-01', endDate: null },
    { position: 'Helper', organization: 'Dhaba', startDate: '2022-01-10', endDate: '2023-12-31' },
  ];
  await renderHireScreen(ADDRESS, {
    partner: api(answer(applicantOne, sampleApplicant(1, { experience, education: [] }))),
  });
  const lines = [...document.querySelectorAll('.hire-applicant__lines li')];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'CookMess1 Feb 2024 to today',
    'HelperDhaba10 Jan 2022 to 31 Dec 2023',
  ]);
});
