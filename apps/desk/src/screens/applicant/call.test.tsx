import { answerReasons } from '@nukkad/contract/partner/answer.routes.ts';
import { applicantCall, applicantContact, applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import { expect, it } from 'vitest';
import { answer, type FakeAnswer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf, REASONS, sampleApplicant } from '../../testing/sample-applicants.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';
import { sampleResult } from '../../testing/sample-result.ts';

const ADDRESS = `/applicants/${idOf(1)}`;
const SAVED = 'Saved. Your colleagues can see it.';

async function call(...more: readonly FakeAnswer[]) {
  const partner = fakePartner(
    answer(applicantOne, sampleApplicant(1)),
    answer(answerReasons, REASONS),
    answer(applicantContact, { phone: '+919876543210' }),
    answer(applicantCall, sampleResult(applicantCall)),
    ...more,
  );
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.press('Call');
  await page.shows('+91 9876543210');
  return { page, partner };
}

it('closes the sheet of a call when its outcome is stored', async () => {
  const { page, partner } = await call();
  await page.press('No answer');
  await page.shows(SAVED);
  expect(page.names()).not.toContain('No answer');
  const params = { company: COMPANY_ID, application: idOf(1) };
  expect(partner.calls(applicantCall)).toEqual([{ params, body: { outcome: 'NOT_REACHED' } }]);
  expect(partner.calls(applicantOne)).toHaveLength(3);
});

it('keeps the sheet open when the outcome is refused, and says why', async () => {
  const { page } = await call(answer(applicantCall, refuses('RATE_LIMITED')));
  await page.press('No answer');
  await page.shows('Too many tries. Please wait a minute and try again.');
  await page.hides(SAVED);
  expect(page.names()).toContain('No answer');
});

it.each([
  ['there is none', { phone: null }, 'This person has not shared a number.', 'Too many tries.'],
  [
    'reading it is refused',
    refuses('RATE_LIMITED'),
    'Too many tries.',
    'This person has not shared a number.',
  ],
] as const)('says why no number is shown: %s', async (_why, response, said, other) => {
  const page = await renderHireScreen(ADDRESS, {
    partner: fakePartner(
      answer(applicantOne, sampleApplicant(1)),
      answer(answerReasons, REASONS),
      answer(applicantContact, response),
    ),
  });
  await page.press('Call');
  await page.shows(said);
  await page.hides(other);
});
