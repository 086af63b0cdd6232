import { answerReasons, answerSend } from '@nukkad/contract/partner/answer.routes.ts';
import { applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import { interviewChange, interviewList } from '@nukkad/contract/partner/interview.routes.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, type FakeAnswer, fakePartner, offline, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf, REASONS, sampleApplicant } from '../../testing/sample-applicants.ts';
import { NOW, sampleInterview } from '../../testing/sample-interview.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

const ADDRESS = `/applicants/${idOf(1)}`;
const { firstName: _name, ...PLANNED } = sampleInterview(1, {
  at: '2027-03-12T04:30:00.000Z',
  bring: 'Resume',
});
const DONE = { result: 'DONE' as const, answer: null, heldUntil: null, code: null, by: null, at: null };
const SENT = { items: [{ ...DONE, application: idOf(1), stage: 'SCHEDULED' as const }] };

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const api = (...more: readonly FakeAnswer[]) =>
  fakePartner(
    answer(applicantOne, sampleApplicant(1)),
    answer(answerReasons, REASONS),
    answer(interviewList, { items: [], next: null }),
    ...more,
  );

const planned = (changes = {}) =>
  answer(
    applicantOne,
    sampleApplicant(1, {
      stage: 'SCHEDULED',
      next: ['SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED'],
      interview: { ...PLANNED, ...changes },
    }),
  );

it('invites in three presses, to the address of the job', async () => {
  const page = await renderHireScreen(ADDRESS, { partner: api(answer(answerSend, SENT)) });
  await page.press('Invite Meena to an interview');
  // 10 o'clock of today is over at 11.
  expect(page.names()).not.toContain('10 AM');
  await page.press('3 PM');
  await page.press('Send the invitation');
  await page.shows('Invited. They get day and time now.');
  expect(page.partner.calls(answerSend)[0]?.body).toEqual({
    applications: [idOf(1)],
    from: 'APPLIED',
    to: 'SCHEDULED',
    interview: { at: '2027-03-11T09:30:00.000Z', place: 'FC Road, Pune' },
  });
});

it('invites to another time and place', async () => {
  const page = await renderHireScreen(ADDRESS, { partner: api(answer(answerSend, SENT)) });
  await page.press('Answer');
  await page.press('Interview');
  await page.type('Date', '2027-03-20');
  await page.type('Time', '09:15');
  await page.type('Where? (optional)', 'Shop 2, MG Road');
  await page.type('What should they bring? (optional)', 'Aadhaar card');
  await page.press('Send the invitation');
  expect(page.partner.calls(answerSend)[0]?.body.interview).toEqual({
    at: '2027-03-20T03:45:00.000Z',
    place: 'Shop 2, MG Road',
    bring: 'Aadhaar card',
  });
});

it.each([
  [['5 PM'], '2027-03-11T11:30:00.000Z'],
  [['3 PM', 'Tomorrow'], '2027-03-12T09:30:00.000Z'],
])('invites to the time of the buttons %j after another time was typed', async (buttons, at) => {
  const page = await renderHireScreen(ADDRESS, { partner: api(answer(answerSend, SENT)) });
  await page.press('Invite Meena to an interview');
  for (const button of buttons) {
    await page.type('Date', '2027-03-20');
    await page.type('Time', '09:15');
    await page.press(button);
  }
  await page.press('Send the invitation');
  expect(page.partner.calls(answerSend)[0]?.body.interview?.at).toBe(at);
});

it('refuses a time that is over, in words', async () => {
  const page = await renderHireScreen(ADDRESS, { partner: api(answer(answerSend, refuses('IN_THE_PAST'))) });
  await page.press('Invite Meena to an interview');
  await page.type('Date', '2027-03-11');
  await page.type('Time', '11:00');
  await page.shows('Please choose a time that is still to come.');
  await page.press('Send the invitation');
  expect(page.partner.calls(answerSend)).toEqual([]);
  await page.type('Time', '11:01');
  await page.hides('Please choose a time that is still to come.');
  await page.press('Send the invitation');
  await page.shows('Please choose a time that is still to come.');
});

it('warns of a double booking, which is allowed', async () => {
  const partner = api(answer(answerSend, SENT));
  const ravi = sampleInterview(2, { firstName: 'Ravi', at: '2027-03-11T09:45:00.000Z' });
  partner.answer(interviewList, {
    items: [
      ravi,
      sampleInterview(1),
      { ...ravi, id: idOf(3), application: idOf(3), firstName: 'Sunil', reply: 'DECLINED' },
    ],
    next: null,
  });
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.press('Invite Meena to an interview');
  await page.press('3 PM');
  await page.shows('At about this time Ravi (3:15 PM) comes too. You can still send it.');
  expect(partner.calls(interviewList)).toEqual([
    {
      params: { company: COMPANY_ID },
      query: { from: '2027-03-11T09:00:00.001Z', to: '2027-03-11T10:00:00.000Z' },
    },
  ]);
  await page.press('Send the invitation');
  expect(partner.calls(answerSend)).toHaveLength(1);
});

it('shows the interview, and changes its time and what to bring', async () => {
  const partner = api(
    planned({ reply: 'CONFIRMED' }),
    answer(interviewChange, { ...PLANNED, at: '2027-03-13T09:30:00.000Z', sequence: 1, sameTime: 0 }),
  );
  const page = await renderHireScreen(ADDRESS, { partner });
  for (const text of ['Tomorrow, 10 AM', 'Will come', 'FC Road, Pune', 'Resume']) await page.shows(text);
  await page.press('Answer');
  expect(page.names()).not.toContain('Interview');
  await page.press('Change the interview with Meena');
  await page.shows('So far: tomorrow, 10 AM');
  await page.press('13 Mar');
  await page.press('3 PM');
  await page.type('What should they bring? (optional)', '');
  await page.press('Save and tell them');
  await page.shows('Saved: 13 Mar, 3 PM. Meena gets a message.');
  expect(partner.calls(interviewChange)).toEqual([
    {
      params: { company: COMPANY_ID, interview: PLANNED.id },
      body: { at: '2027-03-13T09:30:00.000Z', place: 'FC Road, Pune', bring: '', sequence: 0 },
    },
  ]);
});

it('does not overwrite the change of a colleague: it shows it, and asks to look again', async () => {
  const partner = api(
    planned(),
    answer(interviewChange, refuses('CHANGED_SINCE', { status: 409, by: 'Ravi', sequence: 1 })),
  );
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.press('Change the interview with Meena');
  await page.press('12 PM');
  const moved = planned({ at: '2027-03-15T06:30:00.000Z', sequence: 1 });
  partner.answer(applicantOne, moved.respond as never);
  await page.press('Save and tell them');
  await page.shows('A colleague has changed this meanwhile. Please look again.');
  await page.shows('So far: 15 Mar, 12 PM');
});

it('needs a place for a change, and sends nothing without a connection', async () => {
  const partner = api(planned(), answer(interviewChange, offline));
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.press('Change the interview with Meena');
  await page.type('Where?', ' ');
  await page.shows('Please say where they should come.');
  await page.press('Save and tell them');
  expect(partner.calls(interviewChange)).toEqual([]);
  await page.type('Where?', 'Camp');
  await page.press('Save and tell them');
  await page.shows('No internet. Please check your internet connection and try again.');
});

it('invites again after somebody did not come', async () => {
  const partner = api(planned({ outcome: 'DID_NOT_COME', at: '2027-03-10T04:30:00.000Z' }));
  const page = await renderHireScreen(ADDRESS, { partner });
  await page.shows('Did not come');
  expect(page.names()).toContain('Invite Meena once more');
  expect(page.names()).not.toContain('Change the interview with Meena');
});

it('offers days from today in India on, also at night', async () => {
  // 01:00 on 12 March in India, still 11 March in UTC.
  vi.setSystemTime(new Date('2027-03-11T19:30:00.000Z'));
  const page = await renderHireScreen(ADDRESS, { partner: api() });
  await page.press('Invite Meena to an interview');
  expect(document.querySelector<HTMLInputElement>('input[type=date]')?.min).toBe('2027-03-12');
  expect(page.names()).toEqual(expect.arrayContaining(['Today', 'Tomorrow', '14 Mar']));
});

it.each([
  [null, false],
  ['CAME', true],
  ['DID_NOT_COME', true],
] as const)('offers another interview in the answer after the outcome %s: %s', async (outcome, isOffered) => {
  const page = await renderHireScreen(ADDRESS, { partner: api(planned({ outcome })) });
  await page.press('Answer');
  await page.shows('We have met');
  const buttons = [...document.querySelectorAll('dialog[open] button')].map(({ textContent }) => textContent);
  expect(buttons.includes('Interview')).toBe(isOffered);
});
