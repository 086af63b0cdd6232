import { until } from '@nukkad/browser/testing/page.ts';
import { companyJobOne, companyJobPoster, partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import { companyJobStillOpen } from '@nukkad/contract/partner/company-job-step.routes.ts';
import { draftList } from '@nukkad/contract/partner/draft.routes.ts';
import { expect, it } from 'vitest';
import { answer, fakePartner, offline, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { JOB, LISTED_JOB } from '../../testing/sample-job.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

const params = { company: COMPANY_ID, job: JOB.id };

const shop = (isToConfirm: boolean | undefined) =>
  fakePartner(
    answer(draftList, { items: [] }),
    answer(partnerJobs, {
      items: [{ ...LISTED_JOB, ...(isToConfirm !== undefined && { isToConfirm }) }],
      next: null,
    }),
    answer(companyJobStillOpen, JOB),
    answer(companyJobOne, JOB),
    answer(companyJobPoster, refuses('JOB_NOT_OPEN')),
  );

it.each([
  ['en', 'Still hiring?', 'Still looking'],
  ['hi', 'क्या अब भी कोई चाहिए?', 'हाँ, अब भी चाहिए'],
  ['mr', 'अजून कोणी हवं आहे का?', 'हो, अजून हवं आहे'],
] as const)(
  'asks in %s whether a job is still open, and one press says yes',
  async (language, question, yes) => {
    const partner = shop(true);
    const page = await renderHireScreen('/jobs', { partner, language });
    await page.shows(question);
    partner.answer(partnerJobs, { items: [{ ...LISTED_JOB, isToConfirm: false }], next: null });
    await page.press(yes);
    await page.hides(question);
    expect(partner.calls(companyJobStillOpen)).toEqual([{ params }]);
  },
);

it('says on the last day that no day is left', async () => {
  const partner = shop(false);
  partner.answer(partnerJobs, { items: [{ ...LISTED_JOB, daysLeft: 0 }], next: null });
  const page = await renderHireScreen('/jobs', { partner });
  await page.shows('0 days left');
});

it('lists only the jobs to confirm, and says when none is left', async () => {
  const partner = shop(true);
  const page = await renderHireScreen('/jobs?confirm', { partner });
  await page.shows('Still hiring?');
  expect(partner.calls(partnerJobs)[0]?.query).toEqual({ state: 'OPEN', toConfirm: 'true' });
  partner.answer(partnerJobs, { items: [], next: null });
  await page.press('Still looking');
  await page.shows('You have answered for every job.');
  await page.press('Open');
  await page.shows('No job is open.');
  expect(partner.calls(partnerJobs).at(-1)?.query).toEqual({ state: 'OPEN' });
});

it.each([false, undefined])('does not ask if the API says %s', async (isToConfirm) => {
  const page = await renderHireScreen('/jobs', { partner: shop(isToConfirm) });
  await page.shows(JOB.title);
  expect(page.names()).not.toContain('Still looking');
});

it('says why it failed, and asks again', async () => {
  const partner = shop(true);
  partner.answer(companyJobStillOpen, refuses('JOB_NOT_OPEN'));
  const page = await renderHireScreen('/jobs', { partner });
  await page.press('Still looking');
  await page.shows('This does not work with the job as it is now.');
  partner.answer(companyJobStillOpen, offline);
  await page.press('Still looking');
  await page.shows('No internet.');
  expect(page.names()).toContain('Still looking');
});

it('a no opens the reasons for closing the job', async () => {
  const page = await renderHireScreen('/jobs', { partner: shop(true) });
  await page.press('Filled, close it');
  await until(() => expect(page.address()).toBe(`/jobs/${JOB.id}?close`));
  await page.shows('Found somebody elsewhere');
});
