import { answerReasons, answerSend, answerUndo } from '@nukkad/contract/partner/answer.routes.ts';
import {
  applicantCall,
  applicantContact,
  applicantList,
  applicantTable,
} from '@nukkad/contract/partner/applicant.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, type FakeAnswer, fakePartner, offline, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf, JOB_ID, REASONS, sampleCard } from '../../testing/sample-applicants.ts';
import { COMPANY } from '../../testing/sample-company.ts';
import { COMPANY_ID, ME } from '../../testing/sample-me.ts';

const BUSY = { ...COMPANY, counts: { ...COMPANY.counts, APPLIED: 2, SCHEDULED: 1 } };
const DONE = { result: 'DONE' as const, answer: null, heldUntil: null, code: null, by: null, at: null };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const cards = [sampleCard(1), sampleCard(2, { firstName: 'Suresh', years: null, kilometres: null })];

function api(...more: readonly FakeAnswer[]) {
  return fakePartner(
    answer(companyOne, BUSY),
    answer(answerReasons, REASONS),
    answer(applicantList, { items: cards, next: null }),
    ...more,
  );
}

afterEach(() => vi.restoreAllMocks());

it('lists people with what counts, and changes the stage by a chip', async () => {
  const page = await renderHireScreen('/applicants', { partner: api() });
  await page.shows('Meena');
  await page.shows('Cook');
  await page.shows('3 km away');
  await page.shows('2 years of work');
  await page.shows('1 of 3 skills');
  await page.shows('Experience not given');
  expect(page.names()).toEqual(expect.arrayContaining(['Call Meena', 'Answer Meena', 'New2', 'Interview1']));
  page.partner.answer(applicantList, { items: [], next: null });
  await page.press('Hired0');
  await page.shows('Nobody is hired yet.');
  expect(page.address()).toBe('/applicants?stage=HIRED');
  expect(page.partner.calls(applicantList).at(-1)).toEqual({
    params: { company: COMPANY_ID },
    query: { stage: 'HIRED', size: '50' },
  });
});

it.each([
  ['/applicants', ['New2', 'Shortlisted0', 'Interview1', 'Met0', 'Hired0', 'No0']],
  [`/jobs/${JOB_ID}/applicants`, ['New', 'Shortlisted', 'Interview', 'Met', 'Hired', 'No']],
])('counts people per stage for all jobs together only: %s', async (address, chips) => {
  const page = await renderHireScreen(address, { partner: api() });
  await page.shows('Meena');
  const shown = [...document.querySelectorAll('.nk-chips--scroll .nk-chip')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(chips);
});

it('lists the people of one job without its title', async () => {
  const page = await renderHireScreen(`/jobs/${JOB_ID}/applicants`, { partner: api() });
  await page.shows('Meena');
  expect(page.partner.calls(applicantList)[0]?.query).toEqual({ stage: 'APPLIED', size: '50', job: JOB_ID });
  expect(document.body.textContent).not.toContain('Cook');
});

it('refuses in two presses, with the reason', async () => {
  const held = { ...DONE, application: idOf(1), result: 'HELD' as const, stage: 'APPLIED' as const };
  const until = inMinutes(10);
  const partner = api(answer(answerSend, { items: [{ ...held, answer: idOf(90), heldUntil: until }] }));
  const page = await renderHireScreen('/applicants', { partner });
  partner.answer(applicantList, {
    items: [sampleCard(1, { held: { answer: idOf(90), reason: 'far', until, by: 'Asha' } })],
    next: null,
  });
  await page.press('Answer Meena');
  await page.press('Lives too far');
  await page.shows('They will read: “The way to work is too long.”');
  expect(partner.calls(answerSend)).toEqual([
    {
      params: { company: COMPANY_ID },
      body: { applications: [idOf(1)], from: 'APPLIED', to: 'REJECTED', reason: 'far' },
    },
  ]);
  partner.answer(answerUndo, { application: idOf(1), stage: 'APPLIED' });
  partner.answer(applicantList, { items: cards, next: null });
  await page.press('Take it back');
  await page.hides('They will read');
  expect(partner.calls(answerUndo)).toEqual([{ params: { company: COMPANY_ID, answer: idOf(90) } }]);
});

it('refuses many in four presses, and takes all back', async () => {
  const items = [1, 2].map((number) => ({
    ...{ ...DONE, application: idOf(number), result: 'HELD' as const, stage: 'APPLIED' as const },
    ...{ answer: idOf(90 + number), heldUntil: inMinutes(10) },
  }));
  const partner = api(
    answer(answerSend, { items }),
    answer(answerUndo, { application: idOf(1), stage: 'APPLIED' }),
  );
  const page = await renderHireScreen('/applicants', { partner });
  await page.press('Select many');
  await page.press('All (2)');
  await page.press('Answer (2)');
  await page.press('Another reason');
  await page.shows('2 people: Your no goes out in 10 minutes');
  await page.shows('They will read that it did not work out, without the reason.');
  await page.press('Take it back');
  expect(partner.calls(answerUndo).map(({ params }) => params.answer)).toEqual([idOf(91), idOf(92)]);
  expect(partner.calls(answerSend)[0]?.body.applications).toEqual([idOf(1), idOf(2)]);
});

it('says who changed a person meanwhile, and goes on only when asked to', async () => {
  const changed = {
    ...{ ...DONE, application: idOf(1), result: 'REFUSED' as const, code: 'CHANGED_SINCE' as const },
    ...{ stage: 'SHORTLISTED' as const, by: 'Asha', at: '2026-11-27T05:50:00.000Z' },
  };
  const partner = api(answer(answerSend, { items: [changed] }));
  const page = await renderHireScreen('/applicants', { partner });
  await page.press('Answer Meena');
  await page.press('Hired');
  await page.shows('Asha shortlisted Meena at 11:20 AM');
  const see = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'See Meena');
  expect(see?.getAttribute('href')).toBe(`/applicants/${idOf(1)}`);
  partner.answer(answerSend, { items: [{ ...DONE, application: idOf(1), stage: 'HIRED' }] });
  await page.press('Send my answer all the same');
  await page.shows('Hired. They get the good news now.');
  expect(partner.calls(answerSend).map(({ body }) => body.from)).toEqual(['APPLIED', 'SHORTLISTED']);
  const [first, second] = partner.keys(answerSend);
  expect(first).not.toBe(second);
});

it('invites to an interview with day and hour', async () => {
  const partner = api(answer(answerSend, { items: [{ ...DONE, application: idOf(1), stage: 'SCHEDULED' }] }));
  const page = await renderHireScreen('/applicants', { partner });
  await page.press('Answer Meena');
  await page.press('Interview');
  await page.press('Tomorrow');
  await page.press('12 PM');
  await page.type('What should they bring? (optional)', ' Aadhaar ');
  await page.press('Send the invitation');
  await page.shows('Invited. They get day and time now.');
  const { interview } = partner.calls(answerSend)[0]?.body ?? {};
  expect(interview?.at).toMatch(/T06:30:00\.000Z$/);
  expect(interview?.bring).toBe('Aadhaar');
});

it('keeps the key of an answer that failed, and does not queue it', async () => {
  const partner = api(answer(answerSend, offline));
  const page = await renderHireScreen('/applicants', { partner });
  await page.press('Answer Meena');
  await page.press('Hired');
  await page.shows('No internet. Please check your internet connection and try again.');
  await page.press('Hired');
  const keys = partner.keys(answerSend);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(Object.keys(window.localStorage)).toEqual([]);
});

it('calls with the number and records what came of it', async () => {
  const partner = api(
    answer(applicantContact, { phone: '+919870000001' }),
    answer(applicantCall, { calls: [] }),
  );
  const page = await renderHireScreen('/applicants', { partner });
  await page.press('Call Meena');
  await page.shows('+91 9870000001');
  expect(document.querySelector('a[href="tel:+919870000001"]')).not.toBeNull();
  await page.press('Comes');
  await page.shows('Saved. Your colleagues can see it.');
  expect(partner.calls(applicantCall)[0]?.body).toEqual({ outcome: 'COMES' });
  expect(partner.calls(applicantContact)).toHaveLength(1);
});

it('says why a number cannot be opened', async () => {
  const page = await renderHireScreen('/applicants', {
    partner: api(answer(applicantContact, refuses('CALL_WINDOW_CLOSED'))),
  });
  await page.press('Call Meena');
  await page.shows('Applicants can be called from 8 in the morning to 9 in the evening.');
});

it('loads further pages, and keeps the first if one fails', async () => {
  const partner = api();
  partner.answer(applicantList, ({ query }) => {
    if (query.after === 'next') return offline();
    return { items: cards, next: 'next' };
  });
  const page = await renderHireScreen('/applicants', { partner });
  await page.press('Show more');
  await page.shows('No internet.');
  await page.shows('Meena');
  partner.answer(applicantList, ({ query }) => ({
    items: query.after === 'next' ? [sampleCard(3, { firstName: 'Kavita' })] : cards,
    next: null,
  }));
  await page.press('Try again');
  await page.shows('Kavita');
});

it.each([
  ['hi', 'अर्ज़ी देने वाले', '3 km दूर'],
  ['mr', 'अर्ज केलेले', 'लांब'],
] as const)('is in %s', async (language, title, away) => {
  const page = await renderHireScreen('/applicants', { partner: api(), language });
  await page.shows(title);
  await page.shows(away.replace('km', '').trim().split(' ').at(-1) ?? '');
});

/** Keeps what is saved on the device. Returns a function that reads the file. */
function keepSaved(): () => Promise<string> {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:table';
  });
  return async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer());
}

it('saves everybody as a table', async () => {
  const readSaved = keepSaved();
  const page = await renderHireScreen('/applicants', { partner: api() });
  const suresh = sampleCard(2, { firstName: '=Suresh', years: null, kilometres: null });
  const met = sampleCard(3, { stage: 'INTERVIEWED', interviewAt: '2026-11-27T05:30:00.000Z' });
  const meena = sampleCard(1, { stageSince: '2026-11-28T20:00:00.000Z' });
  page.partner.answer(applicantTable, { items: [meena, suresh, met], isFull: false });
  await page.press('Save as a table');
  await page.shows('The table of 3 people is saved.');
  const lines = (await readSaved()).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFFirst name,Job,Stage,Applied on,In this stage since,Interview,Kilometres away,Years of work,Can do',
  );
  expect(lines[1]).toBe('Meena,Cook,New,2026-11-26,2026-11-29,,3,2,Baking');
  expect(lines[2]).toMatch(/^'=Suresh,.*,,,/);
  expect(lines[3]).toContain('2026-11-27 11 AM');
  expect(lines).toHaveLength(5);
  expect(page.partner.calls(applicantTable)).toEqual([{ params: { company: COMPANY_ID }, body: {} }]);
});

it('saves the table of one job, and says that it is full', async () => {
  keepSaved();
  const page = await renderHireScreen(`/jobs/${JOB_ID}/applicants`, { partner: api() });
  page.partner.answer(applicantTable, { items: cards, isFull: true });
  await page.press('Save as a table');
  await page.shows('The table is saved with 2 people. There are more');
  expect(page.partner.calls(applicantTable)[0]?.body).toEqual({ job: JOB_ID });
});

it('says when the next table is allowed', async () => {
  const page = await renderHireScreen('/applicants', { partner: api() });
  page.partner.answer(applicantTable, refuses('TABLE_LIMIT', { allowedAt: '2026-11-27T05:30:00.000Z' }));
  await page.press('Save as a table');
  await page.shows('You have saved 3 tables in the last hour. You can save the next one at 11 AM.');
});

it('says why the table could not be saved, and gives it only to owners', async () => {
  const page = await renderHireScreen('/applicants', { partner: api() });
  page.partner.answer(applicantTable, offline);
  await page.press('Save as a table');
  await page.shows('No internet.');
  const companies = ME.companies.map((company) => ({ ...company, role: 'RECRUITER' as const }));
  const recruiter = await renderHireScreen('/applicants', { partner: api(), me: { ...ME, companies } });
  expect(recruiter.names()).not.toContain('Save as a table');
});
