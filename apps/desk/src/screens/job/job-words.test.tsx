import type { CompanyJob } from '@nukkad/contract/partner/company-job.routes.ts';
import {
  companyJobChange,
  companyJobOne,
  companyJobPoster,
  companyPlaces,
  partnerJobs,
} from '@nukkad/contract/partner/company-job.routes.ts';
import { draftList } from '@nukkad/contract/partner/draft.routes.ts';
import { suggestPay, suggestWork } from '@nukkad/contract/partner/suggestion.routes.ts';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { answer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { COOKS, JOB, PLACE, USUAL_PAY } from '../../testing/sample-job.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

const words = (text: string) => ({ en: text, hi: text, mr: text });
const POSTER = {
  url: JOB.url ?? '',
  title: words('Cook for a mess'),
  company: 'Annapurna Foods',
  place: words('Pune'),
  pay: words('₹16,000–20,000 a month'),
  message: words('Annapurna Foods is hiring'),
};
const open = (job: Partial<CompanyJob> = {}) =>
  renderHireScreen(`/jobs/${JOB.id}`, {
    partner: fakePartner(answer(companyJobOne, { ...JOB, ...job }), answer(companyJobPoster, POSTER)),
  });

describe('the page of a job', () => {
  const figures = (part: 'dt' | 'dd') =>
    [...document.querySelectorAll(`.hire-figures > div > ${part}`)].map(({ textContent }) => textContent);

  it.each([
    [{ viewCount: 41, applied: 7, unanswered: 5, hired: 1 }, ['41', '7', '5', '1']],
    [{ viewCount: 999, applied: 998, unanswered: 98, hired: 998 }, ['999', '998', '98', '998']],
    [{ viewCount: 1000, applied: 999, unanswered: 99, hired: 999 }, ['1000', '999', '99', '999']],
    [{ viewCount: 1001, applied: 1000, unanswered: 100, hired: 1000 }, ['1001', '999+', '99+', '999+']],
    [{ viewCount: 1001, applied: 1001, unanswered: 101, hired: 1001 }, ['1001', '999+', '99+', '999+']],
  ])('has each figure under its name, up to the number that is counted: %j', async (counts, shown) => {
    await open({ ...counts, openings: 3 });
    expect(figures('dt')).toEqual(['Seen', 'Applied', 'Wait for an answer', 'Hired']);
    expect(figures('dd')).toEqual(shown);
  });

  it.each([
    ['OPEN', null, ['30 more days', 'Change', 'Close', 'Pause']],
    ['WAITING', 'CHECK', ['Change']],
    ['PAUSED', 'COMPANY', ['Change', 'Close', 'Open again']],
    ['PAUSED', 'REPORTED', ['Close']],
    ['PAUSED', 'SUSPENDED', ['Close']],
    ['PAUSED', 'ANSWERS_DUE', ['Close']],
    ['CLOSED', 'EXPIRED', ['Open again']],
    ['CLOSED', 'SILENT', ['Open again']],
    ['CLOSED', 'COMPANY', ['Open again']],
    ['CLOSED', 'FILLED_HERE', ['Open again']],
    ['CLOSED', 'FILLED_ELSEWHERE', ['Open again']],
    ['CLOSED', 'NOT_NEEDED', ['Open again']],
    ['CLOSED', 'REFUSED', []],
    ['CLOSED', 'REMOVED', []],
    ['CLOSED', 'FILE', []],
  ] as const)('offers for a job that is %s because of %s: %j', async (state, reason, steps) => {
    const page = await open({ state, reason });
    const all = ['30 more days', 'Change', 'Close', 'Open again', 'Pause'];
    expect(all.filter((name) => page.names().includes(name))).toEqual(steps);
  });

  it('has the QR code of its address, which cameras can read', async () => {
    await open();
    const path = document.querySelector('.hire-poster__dark')?.getAttribute('d') ?? '';
    const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
    const { data } = encode(POSTER.url, { ecc: 'M', border: 2 });
    const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(dark).toEqual(expected);
  });
});

describe('a line of the list', () => {
  const { id, title, openings, createdAt, expiresAt, daysLeft, viewCount } = JOB;
  const line = { id, title, state: 'OPEN' as const, reason: null, openings, createdAt, expiresAt };

  it.each([
    [100, 2, '99+ applied', '2 wait for an answer'],
    [99, 99, '99 applied', '99 wait for an answer'],
    [100, 100, '99+ applied', '99+ wait for an answer'],
    [1, 1, '1 applied', '1 waits for an answer'],
  ])('of %d applications, %d of them unanswered', async (applied, unanswered, facts, waiting) => {
    const items = [{ ...line, daysLeft, viewCount, applied, unanswered }];
    const partner = fakePartner(answer(partnerJobs, { items, next: null }), answer(draftList, { items: [] }));
    await renderHireScreen('/jobs', { partner });
    expect(document.querySelector('.hire-job__facts')?.textContent).toContain(facts);
    expect(document.querySelector('.hire-job .nk-badge')?.textContent).toBe(waiting);
  });
});

describe('changing a job', () => {
  const api = () =>
    fakePartner(
      answer(companyJobOne, JOB),
      answer(companyJobChange, JOB),
      answer(companyJobPoster, POSTER),
      answer(companyPlaces, { items: [PLACE] }),
      answer(suggestWork, COOKS),
      answer(suggestPay, USUAL_PAY),
    );
  const save = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');

  it('sends only what was changed, with the time of the state that was shown', async () => {
    const partner = api();
    const page = await renderHireScreen(`/jobs/${JOB.id}/edit`, { partner });
    expect(save()?.disabled).toBe(true);
    await page.press('HoursFull time · Day');
    await page.press('Night');
    expect(save()?.disabled).toBe(false);
    await page.press('Save');
    expect(partner.calls(companyJobChange)).toEqual([
      {
        params: { company: COMPANY_ID, job: JOB.id },
        body: { since: JOB.changedAt, fields: { shift: 'NIGHT' } },
      },
    ]);
    expect(page.address()).toBe(`/jobs/${JOB.id}`);
  });

  it('stays with what was chosen if a colleague was faster', async () => {
    const partner = api();
    partner.answer(companyJobChange, refuses('CHANGED_SINCE', { status: 409 }));
    const page = await renderHireScreen(`/jobs/${JOB.id}/edit`, { partner });
    await page.press('HoursFull time · Day');
    await page.press('Night');
    await page.press('Save');
    await page.shows('A colleague has changed this meanwhile. Please look again.');
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/^A colleague has changed this/);
    expect(page.address()).toBe(`/jobs/${JOB.id}/edit`);
    await page.shows('Night');
  });
});
