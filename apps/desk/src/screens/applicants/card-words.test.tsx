import { answerReasons, answerSend, answerUndo } from '@nukkad/contract/partner/answer.routes.ts';
import { applicantList } from '@nukkad/contract/partner/applicant.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, type FakeAnswer, fakePartner, offline } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf, REASONS, sampleCard } from '../../testing/sample-applicants.ts';

const NOW = new Date('2027-03-11T05:30:00.000Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString();
const heldFor = (seconds: number) => ({
  answer: idOf(90),
  reason: 'far',
  until: inSeconds(seconds),
  by: 'Asha',
});
const DONE = { result: 'DONE' as const, answer: null, heldUntil: null, code: null, by: null, at: null };

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const api = (cards: readonly ReturnType<typeof sampleCard>[], ...more: readonly FakeAnswer[]) =>
  fakePartner(
    answer(companyOne, offline),
    answer(answerReasons, REASONS),
    answer(applicantList, { items: [...cards], next: null }),
    ...more,
  );

describe('the experience on a card', () => {
  it.each([
    ['en', null, 'Experience not given'],
    ['en', 0, 'Less than a year of work'],
    ['en', 1, '1 year of work'],
    ['en', 2, '2 years of work'],
    ['hi', null, 'अनुभव नहीं बताया'],
    ['hi', 0, 'एक साल से कम काम'],
    ['mr', null, 'अनुभव सांगितलेला नाही'],
    ['mr', 0, 'एक वर्षापेक्षा कमी अनुभव'],
  ] as const)('in %s with %s years reads “%s”', async (language, years, words) => {
    const page = await renderHireScreen('/applicants', {
      partner: api([sampleCard(1, { years })]),
      language,
    });
    await page.shows(words);
  });
});

describe('a held no', () => {
  it.each([
    [121, 'Your no goes out in 3 minutes', true],
    [120, 'Your no goes out in 2 minutes', true],
    [61, 'Your no goes out in 2 minutes', true],
    [60, 'Your no goes out in 1 minute', true],
    [1, 'Your no goes out in 1 minute', true],
    [0, 'The answer is being sent', false],
  ])('of %d seconds reads “%s”, and can be taken back: %s', async (seconds, words, canUndo) => {
    const partner = api([sampleCard(1, { held: heldFor(seconds) })]);
    const page = await renderHireScreen('/applicants', { partner });
    await page.shows(words);
    expect(page.names().includes('Take it back')).toBe(canUndo);
  });

  it('hides when the answer is due, and the buttons', async () => {
    const dueAt = inSeconds(60);
    const open = await renderHireScreen('/applicants', { partner: api([sampleCard(1, { dueAt })]) });
    await open.shows('Answer today');
    const partner = api([sampleCard(1, { dueAt, held: heldFor(600) })]);
    const page = await renderHireScreen('/applicants', { partner });
    await page.shows('Your no goes out');
    await page.hides('Answer today');
    expect(page.names()).not.toContain('Answer Meena');
  });

  it('of one person is shown once, on their card', async () => {
    const held = { ...DONE, application: idOf(1), result: 'HELD' as const, stage: 'APPLIED' as const };
    const sent = { items: [{ ...held, answer: idOf(90), heldUntil: inSeconds(600) }] };
    const partner = api([sampleCard(1)], answer(answerSend, sent));
    const page = await renderHireScreen('/applicants', { partner });
    partner.answer(applicantList, { items: [sampleCard(1, { held: heldFor(600) })], next: null });
    await page.press('Answer Meena');
    await page.press('Lives too far');
    await page.shows('Your no goes out in 10 minutes');
    expect(page.names().filter((name) => name === 'Take it back')).toHaveLength(1);
  });

  it('of several people stays with its reason if one could not be taken back', async () => {
    const held = { ...DONE, result: 'HELD' as const, stage: 'APPLIED' as const, heldUntil: inSeconds(600) };
    const items = [1, 2].map((number) => ({ ...held, application: idOf(number), answer: idOf(90 + number) }));
    const partner = api(
      [sampleCard(1), sampleCard(2, { firstName: 'Suresh' })],
      answer(answerSend, { items }),
      answer(answerUndo, ({ params }) =>
        params.answer === idOf(91) ? offline() : { application: idOf(2), stage: 'APPLIED' as const },
      ),
    );
    const page = await renderHireScreen('/applicants', { partner });
    for (const name of ['Select many', 'All (2)', 'Answer (2)', 'Lives too far']) await page.press(name);
    await page.press('Take it back');
    expect(partner.calls(answerUndo).map(({ params }) => params.answer)).toEqual([idOf(91), idOf(92)]);
    await page.shows('No internet.');
    expect(page.names()).toContain('Take it back');
  });
});

describe('selecting many', () => {
  const isOff = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.disabled;
  const tick = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
      .find((box) => box.closest('label')?.textContent === name)
      ?.click();
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, at) => sampleCard(at + 1, { firstName: `Person ${at + 1}` }));

  it.each([
    [1, false],
    [2, true],
  ])('is offered for %d people: %s', async (count, isOffered) => {
    const page = await renderHireScreen('/applicants', { partner: api(numbered(count)) });
    expect(page.names().includes('Select many')).toBe(isOffered);
  });

  it('answers nobody until somebody is selected', async () => {
    const page = await renderHireScreen('/applicants', { partner: api(numbered(2)) });
    await page.press('Select many');
    expect(isOff('Answer (0)')).toBe(true);
    tick('Person 1');
    await page.shows('Answer (1)');
    expect(isOff('Answer (1)')).toBe(false);
  });

  it('selects at most 50 people', async () => {
    const page = await renderHireScreen('/applicants', { partner: api(numbered(51)) });
    await page.press('Select many');
    await page.press('All (50)');
    tick('Person 51');
    await page.shows('Answer (50)');
    tick('Person 1');
    await page.shows('Answer (49)');
    tick('Person 51');
    await page.shows('Answer (50)');
    await page.hides('Answer (51)');
  });
});
