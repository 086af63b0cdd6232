import { partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { interviewList } from '@nukkad/contract/partner/interview.routes.ts';
import { companyOne, teamConfirm, teamList } from '@nukkad/contract/partner/team.routes.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Interview } from '../../features/interviews/interview.ts';
import { answer, fakePartner, offline } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { COMPANY } from '../../testing/sample-company.ts';
import { NOW, sampleInterview } from '../../testing/sample-interview.ts';
import { JOB } from '../../testing/sample-job.ts';
import { COMPANY_ID, ME } from '../../testing/sample-me.ts';

type ListedJob = PartnerOutput<typeof partnerJobs>['items'][number];

const COUNTS = { APPLIED: 0, SHORTLISTED: 0, SCHEDULED: 2, INTERVIEWED: 0, HIRED: 0, REJECTED: 0 };

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const open = (items: readonly Interview[], counts = COUNTS) => {
  const partner = fakePartner(
    answer(companyOne, { ...COMPANY, counts }),
    answer(interviewList, { items: [...items], next: null }),
  );
  return renderHireScreen('/today', { partner });
};
const lines = () => [...document.querySelectorAll('.hire-today a')].map((link) => link.getAttribute('href'));

it('says who comes today and when, and opens the calendar', async () => {
  const page = await open([
    sampleInterview(1),
    sampleInterview(2, { firstName: 'Ravi', at: '2027-03-11T09:30:00.000Z', reply: 'CONFIRMED' }),
    sampleInterview(3, { firstName: 'Gone', reply: 'DECLINED' }),
    sampleInterview(4, { firstName: 'Over', outcome: 'CAME' }),
  ]);
  await page.shows('interviews today: 12 PM Meena, 3 PM Ravi');
  await page.hides('Gone');
  await page.hides('Over');
  expect(lines()).toEqual(['/applicants?stage=SCHEDULED', '/calendar']);
  expect(page.partner.calls(interviewList)).toEqual([
    {
      params: { company: COMPANY_ID },
      query: { from: '2027-03-10T18:30:00.000Z', to: '2027-03-11T18:30:00.000Z' },
    },
  ]);
});

it('opens the calendar if nobody comes today, also if the interviews could not be read', async () => {
  const page = await open([]);
  await page.shows('Open the calendar');
  expect(lines()).toEqual(['/applicants?stage=SCHEDULED', '/calendar']);
  page.partner.answer(interviewList, offline);
  await page.go('/today?again');
  await page.shows('Open the calendar');
});

it('reads no interviews if none is arranged', async () => {
  const page = await openQuiet([]);
  expect(page.partner.calls(interviewList)).toEqual([]);
});

/** Opens the day of a company for which nobody waits, with these open jobs. */
function openQuiet(jobs: readonly ListedJob[] | typeof offline) {
  const partner = fakePartner(
    answer(companyOne, { ...COMPANY, counts: { ...COUNTS, SCHEDULED: 0 } }),
    answer(partnerJobs, jobs === offline ? offline : { items: [...(jobs as ListedJob[])], next: null }),
  );
  return renderHireScreen('/today', { partner });
}

it('leads to the poster if nobody waits, and says how often the jobs were seen', async () => {
  const { id, title, openings, createdAt, expiresAt, daysLeft } = JOB;
  const job = { id, title, state: 'OPEN' as const, reason: null, openings, createdAt, expiresAt, daysLeft };
  const page = await openQuiet([
    { ...job, viewCount: 30, applied: 0, unanswered: 0 },
    { ...job, id: COMPANY_ID, viewCount: 11, applied: 0, unanswered: 0 },
  ]);
  await page.shows('Nobody is waiting for you');
  await page.shows('Your open jobs were seen 41 times.');
  expect(document.querySelector(`a[href="/jobs/${id}"]`)?.textContent).toBe('Share the poster');
});

it('leads to the form of a job if none is open', async () => {
  const page = await openQuiet([]);
  await page.shows('Post one in two minutes, and people nearby see it.');
  expect(document.querySelector('a[href="/jobs/new"]')?.textContent).toBe('Post a job');
});

it('says that nobody waits also if the jobs could not be read', async () => {
  const page = await openQuiet(offline);
  await page.shows('Nobody is waiting for you');
});

it.each([
  ['en', 1, 'job: are you still hiring?'],
  ['en', 2, 'jobs: are you still hiring?'],
  ['hi', 1, 'नौकरी: क्या अब भी कोई चाहिए?'],
  ['mr', 2, 'नोकऱ्या: अजून लोक हवे आहेत का?'],
] as const)('asks in %s about %d jobs whether they are still open', async (language, jobsToConfirm, text) => {
  const partner = fakePartner(
    answer(companyOne, { ...COMPANY, counts: { ...COUNTS, SCHEDULED: 0 }, jobsToConfirm }),
  );
  const page = await renderHireScreen('/today', { partner, language });
  await page.shows(text);
  expect(lines()).toEqual(['/jobs?confirm']);
});

const openUnread = (unreadMessages: number | undefined, language: 'en' | 'hi' | 'mr', counts = COUNTS) => {
  const board = { ...COMPANY, counts, ...(unreadMessages !== undefined && { unreadMessages }) };
  const partner = fakePartner(answer(companyOne, board), answer(interviewList, { items: [], next: null }));
  return renderHireScreen('/today', { partner, language });
};

it.each([
  ['en', 1, 'new message'],
  ['en', 3, 'new messages'],
  ['hi', 2, 'नए मैसेज'],
  ['mr', 2, 'नवीन मेसेज'],
] as const)('leads in %s to %d unread messages', async (language, unread, text) => {
  const page = await openUnread(unread, language, { ...COUNTS, APPLIED: 1 });
  await page.shows(text);
  expect(lines().slice(0, 3)).toEqual([
    '/applicants?stage=APPLIED',
    '/messages',
    '/applicants?stage=SCHEDULED',
  ]);
  expect(document.querySelector('a[href="/messages"] strong')?.textContent).toBe(String(unread));
});

it('shows unread messages also if nobody waits for an answer', async () => {
  await openUnread(2, 'en', { ...COUNTS, SCHEDULED: 0 });
  await vi.waitFor(() => expect(lines()).toEqual(['/messages']));
  expect(document.body.textContent).not.toContain('Nobody is waiting for you');
});

it.each([0, undefined])('has no line for %s unread messages', async (unread) => {
  const page = await openUnread(unread, 'en');
  await page.shows('interviews are arranged');
  expect(lines()).not.toContain('/messages');
});

it('asks the owner who still belongs, until everybody is confirmed', async () => {
  const since = { since: '2026-09-01T05:00:00.000Z', seenAt: null };
  const owner = { ...since, id: ME.member.id, name: 'Asha', phone: '+919000000001', role: 'OWNER' as const };
  const ravi = {
    ...since,
    id: COMPANY_ID,
    name: 'Ravi Patil',
    phone: '+919000000002',
    role: 'RECRUITER' as const,
  };
  const partner = fakePartner(
    answer(companyOne, { ...COMPANY, teamAskedAt: '2026-11-20T05:00:00.000Z' }),
    answer(interviewList, { items: [], next: null }),
    answer(teamList, { items: [owner, ravi], invites: [] }),
    answer(teamConfirm, { confirmed: 2 }),
  );
  const page = await renderHireScreen('/today', { partner });
  await page.shows('Who still belongs to Annapurna Foods?');
  await page.shows('Ravi Patil');
  expect(page.names()).toContain('Remove somebody');
  partner.answer(companyOne, { ...COMPANY, teamAskedAt: null });
  await page.press('All still belong');
  await page.shows('Thank you. We ask again in 90 days.');
  await page.hides('Who still belongs');
});

it.each([
  ['en', 1, 'person you have met is waiting for a decision', 'person on the shortlist'],
  ['en', 2, 'people you have met are waiting for a decision', 'people on the shortlist'],
  ['hi', 2, 'उम्मीदवारों से मुलाकात हो गई, फ़ैसला बाक़ी है', 'उम्मीदवार शॉर्टलिस्ट में हैं'],
  ['mr', 2, 'जणांची भेट झाली, निर्णय बाकी आहे', 'उमेदवार शॉर्टलिस्टमध्ये आहेत'],
] as const)(
  'has in %s a line for each group of %d, which opens its list',
  async (language, count, met, shortlisted) => {
    const counts = { ...COUNTS, SHORTLISTED: count, SCHEDULED: 0, INTERVIEWED: count };
    const page = await openUnread(0, language, counts);
    await page.shows(shortlisted);
    expect(lines()).toEqual(['/applicants?stage=SHORTLISTED', '/applicants?stage=INTERVIEWED']);
    const text = (stage: string) => document.querySelector(`a[href$="stage=${stage}"]`)?.textContent;
    expect(text('SHORTLISTED')).toContain(shortlisted);
    expect(text('INTERVIEWED')).toContain(met);
  },
);

it.each([
  ['en', 1, '1 answer is overdue', '1 answer is due today', '1 answer is due tomorrow'],
  ['en', 2, '2 answers are overdue', '2 answers are due today', '2 answers are due tomorrow'],
  ['hi', 2, '2 जवाब देने में देर हो गई है', '2 जवाब आज देने हैं', '2 जवाब कल तक देने हैं'],
  ['mr', 1, '1 उत्तर द्यायला उशीर झाला आहे', '1 उत्तर आज द्यायचं आहे', '1 उत्तर उद्यापर्यंत द्यायचं आहे'],
] as const)('says in %s by day when %d answers are due', async (language, count, late, today, tomorrow) => {
  const company = { ...COMPANY, counts: { ...COUNTS, APPLIED: 3 * count, SCHEDULED: 0 }, overdue: count };
  const partner = fakePartner(answer(companyOne, { ...company, due: { today: count, tomorrow: count } }));
  const page = await renderHireScreen('/today', { partner, language });
  for (const text of [late, today, tomorrow]) await page.shows(text);
  partner.answer(companyOne, { ...company, overdue: 0, due: { today: 0, tomorrow: count } });
  const quiet = await renderHireScreen('/today', { partner, language });
  await quiet.shows(tomorrow);
  expect(document.body.textContent).not.toContain(today);
});
