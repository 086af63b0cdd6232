import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { expect, it } from 'vitest';
import { answer, fakePartner } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { COMPANY } from '../../testing/sample-company.ts';

type Answering = PartnerOutput<typeof companyOne>['answering'];

const today = (answering: Answering, language: 'en' | 'hi' | 'mr' = 'en') =>
  renderHireScreen('/today', {
    language,
    partner: fakePartner(
      answer(companyOne, { ...COMPANY, counts: { ...COMPANY.counts, APPLIED: 2 }, answering }),
    ),
  });

const figures = (applications: number, answered: number) => ({ applications, answered, medianHours: null });

it.each([
  ['en', 'In the last 90 days, 18 of 23 people had an answer from you.', '“Usually answers within 2 days”'],
  ['hi', 'पिछले 90 दिन में 23 में से 18 लोगों को आपका जवाब मिला।', '“अक्सर 2 दिन में जवाब देती है”'],
  ['mr', 'गेल्या 90 दिवसांत 23 पैकी 18 लोकांना तुमचं उत्तर मिळालं.', '“सहसा 2 दिवसांत उत्तर देते”'],
] as const)('says in %s how the company answers, and what people read', async (language, count, seen) => {
  const page = await today({ ...figures(23, 18), medianHours: 40, answersWithin: 'TWO_DAYS' }, language);
  await page.shows(count);
  await page.shows(seen);
});

it.each<[string, Answering]>([
  [
    'People who look for work read: “Often does not answer”.',
    { ...figures(9, 1), answersWithin: 'OFTEN_NOT' },
  ],
  ['People read nothing about it until 5 have applied.', { ...figures(4, 4), answersWithin: null }],
  ['too few had an answer', { ...figures(5, 2), answersWithin: null }],
  ['too few had an answer', { ...figures(9, 4), answersWithin: null }],
])('says: %s', async (text, answering) => {
  await (await today(answering)).shows(text);
});

it.each([null, { ...figures(0, 0), answersWithin: null }])('says nothing with %j', async (answering) => {
  const page = await today(answering);
  await page.shows('new people are waiting for your answer');
  expect(document.body.textContent).not.toContain('How you answer');
});
