import { until } from '@nukkad/browser/testing/page.ts';
import {
  interviewChange,
  interviewFile,
  interviewList,
  interviewOutcome,
} from '@nukkad/contract/partner/interview.routes.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Interview } from '../../features/interviews/interview.ts';
import { answer, type FakeAnswer, fakePartner, offline, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { NOW, sampleInterview } from '../../testing/sample-interview.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** An API with these interviews. It lists those of the span that is asked for. */
const api = (interviews: readonly Interview[], ...more: readonly FakeAnswer[]) =>
  fakePartner(
    answer(interviewList, ({ query: { from, to } }) => ({
      items: interviews.filter(({ at }) => at >= from && at < to),
      next: null,
    })),
    ...more,
  );

const withoutName = ({ firstName: _name, ...interview }: Interview) => interview;

it('shows today with each reply, and what is to be said of the last seven days', async () => {
  const partner = api([
    sampleInterview(1, { reply: 'CONFIRMED', bring: 'Aadhaar card' }),
    sampleInterview(2, { firstName: 'Ravi' }),
    sampleInterview(3, { firstName: 'Sunil', reply: 'DECLINED' }),
    sampleInterview(4, { firstName: 'Asif', at: '2027-03-10T06:30:00.000Z' }),
    sampleInterview(5, { firstName: 'Old', at: '2027-03-03T06:30:00.000Z' }),
    sampleInterview(6, { firstName: 'Came', at: '2027-03-10T06:30:00.000Z', outcome: 'CAME' }),
  ]);
  const page = await renderHireScreen('/calendar', { partner });
  for (const text of ['Will come', 'No reply yet', 'Will not come', 'Aadhaar card', 'FC Road, Pune', '12 PM'])
    await page.shows(text);
  const names = [...document.querySelectorAll('.hire-interview h3')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Meena', 'Ravi', 'Sunil', 'Asif']);
  await page.shows('How did it go?');
  expect(partner.calls(interviewList).map(({ query }) => [query.from, query.to])).toEqual([
    ['2027-03-10T18:30:00.000Z', '2027-03-11T18:30:00.000Z'],
    ['2027-03-03T18:30:00.000Z', '2027-03-10T18:30:00.000Z'],
  ]);
  const file = document.querySelector('a[download]')?.getAttribute('href');
  expect(file).toBe(`/api/partner/v1/companies/${COMPANY_ID}/interviews/${idOf(701)}/interview.ics`);
  expect(interviewFile.path).toContain('/interview.ics');
  expect(document.querySelector('.hire-interview h3 a')?.getAttribute('href')).toBe(`/applicants/${idOf(1)}`);
});

it('changes to tomorrow and seven days, and shows the day of a notice', async () => {
  const partner = api([
    sampleInterview(1),
    sampleInterview(2, { firstName: 'Ravi', at: '2027-03-12T06:30:00.000Z' }),
    sampleInterview(3, { firstName: 'Sunil', at: '2027-03-17T18:29:00.000Z' }),
    sampleInterview(4, { firstName: 'Late', at: '2027-03-17T18:30:00.000Z' }),
  ]);
  const page = await renderHireScreen('/calendar', { partner });
  await page.press('Tomorrow');
  await page.shows('Ravi');
  await page.hides('Meena');
  expect(page.address()).toBe('/calendar?day=2027-03-12');
  await page.press('7 days');
  for (const name of ['Meena', 'Ravi', 'Sunil', '17 Mar']) await page.shows(name);
  await page.hides('Late');
  expect(page.address()).toBe('/calendar?days=7');
  await page.go('/calendar?day=2027-03-18');
  await page.shows('Late');
  expect(page.names()).toContain('18 Mar');
  await page.press('Calendar');
  await until(() => expect(page.address()).toBe('/calendar'));
});

it('says that there are no interviews, with a next step, and keeps to today if the address is wrong', async () => {
  const page = await renderHireScreen('/calendar?day=2027-02-31', { partner: api([]) });
  await page.shows('No interviews');
  await page.hides('How did it go?');
  const next = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Choose whom to invite',
  );
  expect(next?.getAttribute('href')).toBe('/applicants');
});

it('agrees to the suggested time in one press, and says who else comes then', async () => {
  const proposedAt = '2027-03-12T09:30:00.000Z';
  const asks = sampleInterview(1, { reply: 'OTHER_TIME', proposedAt });
  const moved = { ...withoutName(asks), at: proposedAt, reply: null, proposedAt: null, sequence: 1 };
  const partner = api([asks], answer(interviewChange, { ...moved, sameTime: 2 }));
  const page = await renderHireScreen('/calendar', { partner });
  await page.shows('Asks for tomorrow, 3 PM');
  await page.press('Agree to tomorrow, 3 PM');
  expect(partner.calls(interviewChange)).toEqual([
    { params: { company: COMPANY_ID, interview: asks.id }, body: { at: proposedAt, sequence: 0 } },
  ]);
  await page.shows('Saved: tomorrow, 3 PM. Meena gets a message.');
  await page.shows('2 others come at about this time too.');
});

it('does not offer to agree to a time that is over', async () => {
  const asks = sampleInterview(1, { reply: 'OTHER_TIME', proposedAt: '2027-03-11T05:00:00.000Z' });
  const page = await renderHireScreen('/calendar', { partner: api([asks]) });
  await page.shows('Asks for today, 10:30 AM');
  expect(page.names().filter((name) => name.startsWith('Agree'))).toEqual([]);
});

it('says how it went from the day on, and corrects it unless the applicant came', async () => {
  const today = sampleInterview(1);
  const partner = api(
    [today, sampleInterview(2, { firstName: 'Ravi', at: '2027-03-12T06:30:00.000Z' })],
    answer(interviewOutcome, { ...withoutName(today), outcome: 'DID_NOT_COME', sameTime: 0 }),
  );
  const page = await renderHireScreen('/calendar', { partner });
  await page.press('Did not come');
  await page.shows('Noted. Meena gets a message about it.');
  expect(partner.calls(interviewOutcome)).toEqual([
    { params: { company: COMPANY_ID, interview: today.id }, body: { outcome: 'DID_NOT_COME' } },
  ]);
  partner.answer(interviewList, { items: [{ ...today, outcome: 'DID_NOT_COME' }], next: null });
  await page.go('/calendar?day=2027-03-11');
  partner.answer(interviewOutcome, refuses('STEP_NOT_OPEN'));
  await page.press('We were not there');
  await page.shows('This step does not follow the last one.');
  partner.answer(interviewList, { items: [{ ...today, outcome: 'CAME' }], next: null });
  await page.go('/calendar?days=7');
  // The buttons of the list before stay until the next list has arrived.
  await until(() => expect(page.names()).not.toContain('Came'));
  await page.shows('Came');
});

it('hides why an outcome could not be stored when the interview is moved, and the other way round', async () => {
  const proposedAt = '2027-03-12T09:30:00.000Z';
  const asks = sampleInterview(1, { reply: 'OTHER_TIME', proposedAt });
  const failed = 'This step does not follow the last one.';
  const partner = api(
    [asks],
    answer(interviewOutcome, refuses('STEP_NOT_OPEN')),
    answer(interviewChange, { ...withoutName(asks), at: proposedAt, sameTime: 0 }),
  );
  const page = await renderHireScreen('/calendar', { partner });
  await page.press('Came');
  await page.shows(failed);
  expect(partner.calls(interviewList)).toHaveLength(4);
  await page.press('Agree to tomorrow, 3 PM');
  await page.hides(failed);
  partner.answer(interviewChange, refuses('STEP_NOT_OPEN'));
  await page.press('Agree to tomorrow, 3 PM');
  await page.shows(failed);
  partner.answer(interviewOutcome, { ...withoutName(asks), outcome: 'CAME', sameTime: 0 });
  await page.press('Came');
  await page.hides(failed);
});

it('offers no outcome before the day', async () => {
  const later = sampleInterview(1, { at: '2027-03-12T06:30:00.000Z' });
  const page = await renderHireScreen('/calendar?day=2027-03-12', { partner: api([later]) });
  await page.shows('Meena');
  expect(page.names()).not.toContain('Came');
});

it('keeps what is shown if it cannot be read again, and says from when it is', async () => {
  const partner = api([sampleInterview(1)], answer(interviewOutcome, offline));
  const page = await renderHireScreen('/calendar', { partner });
  partner.answer(interviewList, offline);
  await page.press('Came');
  await page.shows('This could not be refreshed. You see it as it was at 11 AM.');
  await page.shows('Meena');
});

it('is in the tabs, in each language', async () => {
  const page = await renderHireScreen('/calendar', { partner: api([]), language: 'mr' });
  await page.shows('एकही इंटरव्ह्यू नाही');
  expect(page.names()).toContain('कॅलेंडर');
});
