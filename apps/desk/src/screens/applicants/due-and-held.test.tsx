import { answerReasons } from '@nukkad/contract/partner/answer.routes.ts';
import { applicantList } from '@nukkad/contract/partner/applicant.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, fakePartner } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf, REASONS, sampleCard } from '../../testing/sample-applicants.ts';
import { COMPANY } from '../../testing/sample-company.ts';

const BUSY = { ...COMPANY, counts: { ...COMPANY.counts, APPLIED: 2 } };

/** 23:30 in India on 11 March. */
const NOW = '2027-03-11T18:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const listOf = (...items: ReturnType<typeof sampleCard>[]) =>
  fakePartner(
    answer(companyOne, BUSY),
    answer(answerReasons, REASONS),
    answer(applicantList, { items, next: null }),
  );

describe('an answer', () => {
  it.each([
    ['en', 'the day before', '2027-03-10T18:29:59.000Z', 'Waits 1 day too long'],
    ['en', 'earlier today', '2027-03-10T18:30:00.000Z', 'Answer today'],
    ['en', 'tonight', '2027-03-11T18:29:59.000Z', 'Answer today'],
    ['en', 'after midnight', '2027-03-11T18:30:00.000Z', 'Answer within 1 day'],
    ['en', 'in two days', '2027-03-12T18:30:00.000Z', 'Answer within 2 days'],
    ['hi', 'tonight', '2027-03-11T18:29:59.000Z', 'आज जवाब दें'],
    ['hi', 'two days ago', '2027-03-09T18:00:00.000Z', '2 दिन ज़्यादा हो गए'],
    ['mr', 'tonight', '2027-03-11T18:29:59.000Z', 'आज उत्तर द्या'],
    ['mr', 'two days ago', '2027-03-09T18:00:00.000Z', '2 दिवस उशीर झाला'],
  ] as const)('in %s that is due %s', async (language, _when, dueAt, words) => {
    const page = await renderHireScreen('/applicants', {
      partner: listOf(sampleCard(1, { dueAt })),
      language,
    });
    await page.shows(words);
  });
});

describe('selecting many', () => {
  it('leaves out people with a held refusal', async () => {
    const held = { answer: idOf(90), reason: 'far', until: '2027-03-11T18:10:00.000Z', by: 'Asha' };
    const page = await renderHireScreen('/applicants', {
      partner: listOf(sampleCard(1, { held }), sampleCard(2, { firstName: 'Suresh' })),
    });
    await page.press('Select many');
    await page.press('All (1)');
    await page.shows('Answer (1)');
    expect(page.names()).not.toContain('All (2)');
  });
});
