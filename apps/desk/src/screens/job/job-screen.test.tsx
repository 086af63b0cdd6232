import { until } from '@nukkad/browser/testing/page.ts';
import {
  companyJobOne,
  companyJobPoster,
  companyPlaces,
  partnerJobs,
} from '@nukkad/contract/partner/company-job.routes.ts';
import {
  companyJobClose,
  companyJobCopy,
  companyJobPause,
  companyJobRenew,
  companyJobResume,
} from '@nukkad/contract/partner/company-job-step.routes.ts';
import { draftList, draftOne, draftRemove } from '@nukkad/contract/partner/draft.routes.ts';
import { stillAnswer, stillRead } from '@nukkad/contract/partner/still.routes.ts';
import { suggestWork } from '@nukkad/contract/partner/suggestion.routes.ts';
import { describe, expect, it } from 'vitest';
import { answer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { COOKS, DRAFT, DRAFT_ID, JOB, PLACE } from '../../testing/sample-job.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

const params = { company: COMPANY_ID, job: JOB.id };
const words = (text: string) => ({ en: text, hi: text, mr: text });
const POSTER = {
  url: JOB.url ?? '',
  title: words('Cook for a mess'),
  company: 'Annapurna Foods',
  place: words('Pune'),
  pay: { en: '₹16,000–20,000 a month', hi: 'महीने के ₹16,000–20,000', mr: 'महिन्याला ₹16,000–20,000' },
  message: words('Annapurna Foods is hiring'),
};

const withJob = (job = JOB) =>
  fakePartner(
    answer(companyJobOne, job),
    answer(companyJobPoster, POSTER),
    answer(partnerJobs, { items: [], next: null }),
  );

/** Closes the job because somebody was found. This number of applicants get an answer. */
async function closeFilled(answered: number) {
  const partner = withJob();
  const closed = { ...JOB, state: 'CLOSED' as const, reason: 'FILLED_HERE' as const };
  partner.answer(companyJobClose, { job: closed, answered });
  const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner });
  await page.press('Close');
  partner.answer(companyJobOne, closed);
  await page.press('Found somebody here');
  await page.shows('You found somebody here.');
  return page;
}

describe('the page of a job', () => {
  it.each([
    ['en', 'Open · 23 days left', 'Annapurna Foods is hiring', 'Scan and apply, free'],
    ['hi', 'खुली है · 23 दिन बाक़ी', 'Annapurna Foods में काम है', 'स्कैन करें और मुफ़्त में अप्लाई करें'],
    ['mr', 'सुरू आहे · 23 दिवस बाकी', 'Annapurna Foods मध्ये काम आहे', 'स्कॅन करा आणि मोफत अर्ज करा'],
  ] as const)('shows state, figures and poster in %s', async (language, state, hiring, scan) => {
    const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner: withJob(), language });
    for (const text of [state, hiring, scan, '41']) await page.shows(text);
    expect(document.querySelector('svg.hire-poster__qr path.hire-poster__dark')?.getAttribute('d')).toMatch(
      /^M/,
    );
  });

  it('says that there are more than it counts', async () => {
    const partner = withJob({ ...JOB, applied: 1000, unanswered: 100, hired: 999 });
    const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner });
    for (const text of ['999+', '99+', '999']) await page.shows(text);
  });

  it.each([
    [1, 1, true],
    [2, 1, false],
  ])('offers to close the job of %d openings when %d is hired: %s', async (openings, hired, isOffered) => {
    const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner: withJob({ ...JOB, openings, hired }) });
    await (isOffered ? page.shows : page.hides)('You have found everybody you need.');
  });

  it('pauses, resumes and renews', async () => {
    const partner = withJob();
    partner.answer(companyJobPause, JOB);
    partner.answer(companyJobRenew, JOB);
    const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner });
    await page.press('30 more days');
    expect(partner.calls(companyJobRenew)).toEqual([{ params }]);
    partner.answer(companyJobOne, { ...JOB, state: 'PAUSED', reason: 'COMPANY' });
    await page.press('Pause');
    await page.shows('You have stopped it, or our team has.');
    partner.answer(companyJobResume, refuses('JOB_LIMIT'));
    await page.press('Open again');
    await page.shows('You cannot open another job now.');
  });

  it.each([
    [5, false],
    [4, true],
    [0, true],
  ])('offers more days first if %d days are left: %s', async (daysLeft, isEnding) => {
    const partner = withJob({ ...JOB, daysLeft, expiresAt: '2027-03-13T18:29:00.000Z' });
    const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner });
    expect(page.names().filter((name) => name === '30 more days')).toHaveLength(1);
    await (isEnding ? page.shows : page.hides)('This job ends on 13 Mar 2027. Are you still hiring?');
  });

  it('that is paused does not offer more days', async () => {
    const partner = withJob({ ...JOB, state: 'PAUSED', reason: 'COMPANY', daysLeft: 1 });
    const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner });
    await page.shows('You have stopped it, or our team has.');
    expect(page.names()).not.toContain('30 more days');
  });

  it.each([
    ['en', 'This job ends on 13 Mar 2027. Are you still hiring?', '30 more days'],
    ['hi', 'यह नौकरी 13 मार्च 2027 को बंद हो जाएगी। क्या अब भी कोई चाहिए?', '30 दिन और'],
    ['mr', 'ही नोकरी 13 मार्च 2027 ला बंद होईल. अजून कोणी हवं आहे का?', 'आणखी 30 दिवस'],
  ] as const)('renews a job that ends soon with one press in %s', async (language, text, button) => {
    const partner = withJob({ ...JOB, daysLeft: 1, expiresAt: '2027-03-13T05:30:00.000Z' });
    partner.answer(companyJobRenew, JOB);
    const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner, language });
    await page.shows(text);
    partner.answer(companyJobOne, JOB);
    await page.press(button);
    expect(partner.calls(companyJobRenew)).toEqual([{ params }]);
    await page.hides(text);
  });

  it('closes with a reason in two presses, and says how many get an answer', async () => {
    const page = await closeFilled(12);
    await page.shows('12 people get your answer in ten minutes.');
    expect(page.names()).not.toContain('Close');
    expect(page.partner.calls(companyJobClose)).toEqual([
      { params, body: { reason: 'FILLED_HERE', answerRest: true } },
    ]);
  });

  it('does not count answers if nobody waited', async () => {
    const page = await closeFilled(0);
    await page.hides('in ten minutes');
  });

  it('says why a job waits or was refused, and has no poster then', async () => {
    const partner = withJob({ ...JOB, state: 'WAITING', reason: 'CHECK', url: null });
    const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner });
    await page.shows('Our team looks at it first, mostly within two working hours.');
    expect(partner.calls(companyJobPoster)).toEqual([]);
    expect(page.names()).not.toContain('Close');
  });

  it('is copied into a draft', async () => {
    const partner = withJob();
    partner.answer(companyJobCopy, DRAFT);
    partner.answer(draftOne, DRAFT);
    partner.answer(companyPlaces, { items: [PLACE] });
    partner.answer(suggestWork, COOKS);
    const page = await renderHireScreen(`/jobs/${JOB.id}`, { partner });
    await page.press('Copy Cook for a mess');
    await until(() => expect(page.address()).toBe(`/jobs/new?draft=${DRAFT_ID}`));
  });
});

describe('the list', () => {
  const { id, title, openings, createdAt, expiresAt, daysLeft, viewCount, applied, unanswered } = JOB;
  const line = { id, title, state: 'OPEN' as const, reason: null, openings, createdAt, expiresAt };
  const items = [{ ...line, daysLeft, viewCount, applied, unanswered }];

  it.each([
    ['en', 'seen 41 times · 3 applied · 23 days left', '2 wait for an answer', 'Closed', 'No job is closed.'],
    ['hi', '41 बार देखी गई · 3 ने अर्ज़ी दी · 23 दिन बाक़ी', '2 को जवाब देना है', 'बंद', 'कोई नौकरी बंद नहीं है।'],
    ['mr', '41 वेळा पाहिली · 3 अर्ज · 23 दिवस बाकी', '2 जणांना उत्तर द्यायचं आहे', 'बंद', 'एकही नोकरी बंद नाही.'],
  ] as const)(
    'shows open jobs with their counts, and the others by state, in %s',
    async (language, facts, waiting, closed, empty) => {
      const partner = fakePartner(
        answer(partnerJobs, { items, next: null }),
        answer(draftList, { items: [] }),
      );
      const page = await renderHireScreen('/jobs', { partner, language });
      await page.shows(facts);
      await page.shows(waiting);
      partner.answer(partnerJobs, { items: [], next: null });
      await page.press(closed);
      await page.shows(empty);
      await page.shows(empty);
      expect(page.address()).toBe('/jobs?state=CLOSED');
      expect(partner.calls(partnerJobs).map(({ query }) => query.state)).toEqual(['OPEN', 'CLOSED']);
    },
  );

  it.each([
    ['en', '99+ applied', '99+ wait for an answer'],
    ['hi', '99+ ने अर्ज़ी दी', '99+ को जवाब देना है'],
    ['mr', '99+ अर्ज', '99+ जणांना उत्तर द्यायचं आहे'],
  ] as const)('says in %s that there are more than the list counts', async (language, facts, waiting) => {
    const [job] = items;
    const many = job === undefined ? [] : [{ ...job, applied: 100, unanswered: 100 }];
    const partner = fakePartner(
      answer(partnerJobs, { items: many, next: null }),
      answer(draftList, { items: [] }),
    );
    const page = await renderHireScreen('/jobs', { partner, language });
    for (const text of [facts, waiting]) await page.shows(text);
  });

  it('goes on with the next page, and deletes a draft', async () => {
    const partner = fakePartner(
      answer(partnerJobs, ({ query }) => ({
        items: query.after === undefined ? items : [],
        next: query.after === undefined ? 'next' : null,
      })),
      answer(draftList, { items: [DRAFT] }),
      answer(draftRemove, {}),
    );
    const page = await renderHireScreen('/jobs', { partner });
    await page.press('Show more');
    expect(partner.calls(partnerJobs).map(({ query }) => query.after)).toEqual([undefined, 'next']);
    partner.answer(draftList, { items: [] });
    await page.press('Delete Cook for a mess');
    await page.hides('Not published yet');
  });
});

describe('“Still hiring?”', () => {
  const token = 'a'.repeat(22);
  const asked = { title: 'Cook', company: 'Annapurna Foods', city: 'Pune', answer: null, answeredAt: null };

  it.each([
    ['Still looking', 'OPEN', 'On 27 Nov 2026: still looking. The job stays open.'],
    ['Filled, close it', 'FILLED', 'On 27 Nov 2026: filled. The job is closed.'],
  ] as const)('%s', async (button, said, text) => {
    const partner = fakePartner(answer(stillRead, asked));
    const page = await renderHireScreen(`/still/${token}`, { partner, me: null });
    await page.shows('Cook');
    expect(partner.calls(stillAnswer)).toEqual([]);
    const answered = { ...asked, answer: said, answeredAt: '2026-11-27T06:00:00.000Z' };
    partner.answer(stillAnswer, answered);
    partner.answer(stillRead, answered);
    await page.press(button);
    await page.shows(text);
    expect(partner.calls(stillAnswer)).toEqual([{ params: { token }, body: { answer: said } }]);
  });

  // A message may have cut the link, so that the API refuses its form.
  it.each(['LINK_ENDED', 'VALIDATION_FAILED'] as const)('says that a link has ended: %s', async (code) => {
    const partner = fakePartner(answer(stillRead, refuses(code)));
    const page = await renderHireScreen(`/still/${token}`, { partner, me: null });
    await page.shows('This link does not work any more. Please log in and look at your jobs.');
    expect(page.names()).not.toContain('Try again');
  });
});
