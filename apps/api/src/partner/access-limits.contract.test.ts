import { randomUUID } from 'node:crypto';
import { answerSend, applicantContact } from '@nukkad/contract/partner/index.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  test.clock.set('2031-03-10T06:30:00Z');
  test.clock.stop();
});
afterAll(() => test.close());

async function withApplicant(isMobileVerified: boolean) {
  const { company, site } = await buildMember(test);
  const job = await buildJob(test.database, { companyId: company.id });
  const seeker = await test.seeker({ isMobileVerified });
  const now = test.clock.now();
  const { id } = await buildApplication(test.database, {
    jobId: job.id,
    candidateId: seeker.id,
    appliedAt: now,
    statusChangedAt: now,
  });
  return { company: company.id, site, id, phone: seeker.candidate.phone };
}

it('an applicant can be answered for 90 days after the last step, to the millisecond', async () => {
  const { company, site, id } = await withApplicant(true);
  const lastStep = (milliseconds: number) =>
    test.database.prisma.application.update({
      where: { id },
      data: { statusChangedAt: new Date(test.clock.now().getTime() - 90 * 86_400_000 + milliseconds) },
    });
  const shortlist = async () => {
    const body = { applications: [id], from: 'APPLIED' as const, to: 'SHORTLISTED' as const };
    return (await site.call(answerSend, { params: { company }, body }, { key: randomUUID() })).items;
  };
  await lastStep(0);
  expect(await shortlist()).toMatchObject([{ result: 'REFUSED', code: 'ACCESS_ENDED' }]);
  await lastStep(1);
  expect(await shortlist()).toMatchObject([{ result: 'DONE', code: null }]);
});

it('a company gets only numbers that are verified', async () => {
  for (const isMobileVerified of [true, false]) {
    const { company, site, id, phone } = await withApplicant(isMobileVerified);
    expect(phone).not.toBeNull();
    const shown = await site.call(applicantContact, { params: { company, application: id } });
    expect(shown).toEqual({ phone: isMobileVerified ? phone : null });
  }
});
