import { answerReasons } from '@nukkad/contract/partner/answer.routes.ts';
import { applicantList, applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import { companyJobOne, companyJobPoster, partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import { draftList } from '@nukkad/contract/partner/draft.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { describe, expect, it } from 'vitest';
import { answer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { REASONS, sampleApplicant, sampleCard } from '../../testing/sample-applicants.ts';
import { COMPANY } from '../../testing/sample-company.ts';
import { JOB, LISTED_JOB } from '../../testing/sample-job.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

const { id, title } = JOB;
const JOB_PAGE = `/jobs/${id}`;
const PEOPLE = `${JOB_PAGE}/applicants`;

function api(applied = JOB.applied) {
  return fakePartner(
    answer(draftList, { items: [] }),
    answer(partnerJobs, { items: [{ ...LISTED_JOB, applied }], next: null }),
    answer(companyJobOne, { ...JOB, applied }),
    answer(companyJobPoster, refuses('JOB_NOT_OPEN')),
    answer(companyOne, COMPANY),
    answer(answerReasons, REASONS),
    answer(applicantList, { items: [sampleCard(1)], next: null }),
    answer(applicantOne, sampleApplicant(1)),
  );
}

const linksTo = (path: string) => document.querySelectorAll(`#main a[href="${path}"]`).length;

describe('the people who applied to a job', () => {
  it.each([
    ['en', 'See who applied'],
    ['hi', 'किसने अर्ज़ी दी, देखें'],
    ['mr', 'कोणी अर्ज केला ते पाहा'],
  ] as const)('are one press away from its page in %s', async (language, text) => {
    const page = await renderHireScreen(JOB_PAGE, { partner: api(), language });
    await page.press(text);
    expect(page.address()).toBe(PEOPLE);
    await page.shows('Meena');
    expect(page.partner.calls(applicantList)[0]?.query).toEqual({ stage: 'APPLIED', size: '50', job: id });
  });

  it.each([
    ['en', `See who applied to ${title}`],
    ['hi', `${title}: किसने अर्ज़ी दी, देखें`],
    ['mr', `${title}: कोणी अर्ज केला ते पाहा`],
  ] as const)('are one press away from the list of jobs in %s', async (language, name) => {
    const page = await renderHireScreen('/jobs', { partner: api(1), language });
    await page.press(name);
    expect(page.address()).toBe(PEOPLE);
  });

  it.each([JOB_PAGE, '/jobs'])('have no link on %s while nobody has applied', async (address) => {
    const page = await renderHireScreen(address, { partner: api(0) });
    await page.shows(title);
    expect(linksTo(PEOPLE)).toBe(0);
  });

  it('are listed under the title of the job, which leads to its page', async () => {
    const page = await renderHireScreen(PEOPLE, { partner: api() });
    await page.press(title);
    expect(page.address()).toBe(JOB_PAGE);
    expect(page.partner.calls(companyJobOne)[0]).toEqual({ params: { company: COMPANY_ID, job: id } });
  });

  it('are without a title among the people of all jobs', async () => {
    const page = await renderHireScreen('/applicants', { partner: api() });
    await page.shows('Meena');
    expect(page.partner.calls(companyJobOne)).toEqual([]);
  });
});

it('leads from the page of an applicant to the job', async () => {
  const { application } = sampleCard(1);
  const { job, jobTitle } = sampleApplicant(1);
  const page = await renderHireScreen(`/applicants/${application}`, { partner: api() });
  await page.press(jobTitle);
  expect(page.address()).toBe(`/jobs/${job}`);
});

describe('Back on the page of an applicant', () => {
  it.each([PEOPLE, `${PEOPLE}?stage=HIRED`, '/applicants', '/applicants?stage=INTERVIEWED'])(
    'leads to %s, from where it was opened',
    async (list) => {
      const page = await renderHireScreen(list, { partner: api() });
      await page.press('Meena');
      await page.shows('What happened so far');
      await page.press('Back');
      expect(page.address()).toBe(list);
    },
  );

  it('leads to all people if the page was opened from a notice of the phone', async () => {
    const page = await renderHireScreen(`/applicants/${sampleCard(1).application}`, { partner: api() });
    await page.press('Back');
    expect(page.address()).toBe('/applicants');
  });
});
