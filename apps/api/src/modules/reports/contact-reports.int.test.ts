import { REPORTS_PER_DAY, routes } from '@nukkad/contract';
import type { ReportContactInput } from '@nukkad/contract/reports/report.domain.ts';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { settleContactReport } from '@nukkad/core/moderation/settle-contact-report.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const prisma = () => test.database.prisma;

/** Creates a seeker whose number a company opened, and who had an interview there an hour ago. */
async function seekerWithContact(access: object = {}) {
  const { id: candidateId } = await buildCandidate(test.database);
  const client = test.client.as(await test.signIn(candidateId));
  const contact = () => contactOf(candidateId, access);
  return { candidateId, client, contact, ...(await contact()) };
}

async function contactOf(candidateId: string, access: object = {}) {
  const job = await buildJob(test.database);
  const application = await buildApplication(test.database, {
    candidateId,
    jobId: job.id,
    status: 'SCHEDULED',
  });
  const now = test.clock.now();
  await prisma().profileAccess.create({
    data: {
      candidateId,
      subjectHash: candidateId,
      companyId: job.companyId,
      context: application.id,
      actor: 'member:0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11',
      what: 'PHONE',
      day: new Date('2026-11-20'),
      firstAt: now,
      lastAt: now,
      ...access,
    },
  });
  await prisma().interview.create({
    data: {
      applicationId: application.id,
      companyId: job.companyId,
      round: 1,
      at: new Date(now.getTime() - 3_600_000),
      place: 'Pune',
      createdAt: now,
      changedAt: now,
    },
  });
  return { applicationId: application.id, companyId: job.companyId, jobId: job.id };
}

type Seeker = Pick<Awaited<ReturnType<typeof seekerWithContact>>, 'client' | 'applicationId'>;

const report = ({ client, applicationId }: Seeker, change: Partial<ReportContactInput> = {}) =>
  client.call(routes.reportContact, { applicationId, about: 'CALL', reason: 'ASKED_MONEY', ...change }).then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

const stored = (applicationId: string) => prisma().contactReport.findMany({ where: { applicationId } });

describe('a report of a call or an interview', () => {
  it('is stored with company, job and reason, once for each of both', async () => {
    const seeker = await seekerWithContact();
    const { applicationId, companyId, jobId, candidateId } = seeker;
    expect(await report(seeker, { text: ' 500 rupees ' })).toBe('done');
    expect(await report(seeker, { reason: 'RUDE' })).toBe('ALREADY_REPORTED');
    expect(await report(seeker, { about: 'INTERVIEW', reason: 'DID_NOT_COME' })).toBe('done');
    const [call, interview, ...more] = await stored(applicationId);
    expect(call).toMatchObject({
      candidateId,
      companyId,
      jobId,
      about: 'CALL',
      reason: 'ASKED_MONEY',
      text: '500 rupees',
    });
    expect(interview).toMatchObject({
      about: 'INTERVIEW',
      reason: 'DID_NOT_COME',
      text: null,
      handledAt: null,
    });
    expect(more).toEqual([]);
  });

  it('of the same call is stored once if it is sent twice at once', async () => {
    const seeker = await seekerWithContact();
    const results = await Promise.all([report(seeker), report(seeker)]);
    expect(results.toSorted()).toEqual(['ALREADY_REPORTED', 'done']);
    expect(await stored(seeker.applicationId)).toHaveLength(1);
  });

  it('needs words if the reason is another one', async () => {
    const seeker = await seekerWithContact();
    expect(await report(seeker, { reason: 'OTHER', text: '  ' })).toBe('REPORT_TEXT_MISSING');
    expect(await report(seeker, { reason: 'OTHER', text: 'wanted a photo' })).toBe('done');
  });

  it.each([
    ['an operator opened the number', { companyId: null, actor: 'meera' }],
    ['the company opened the profile alone', { what: 'PROFILE' }],
    ['the company opened the number for another application', { context: crypto.randomUUID() }],
  ] as const)('is no report of a call if %s', async (_what, change) => {
    const seeker = await seekerWithContact(change);
    expect(await report(seeker)).toBe('NOT_FOUND');
    expect(await stored(seeker.applicationId)).toEqual([]);
    expect(await report(seeker, { about: 'INTERVIEW' })).toBe('done');
  });

  it('needs a call or an interview of this seeker', async () => {
    const seeker = await seekerWithContact();
    const stranger = await seekerWithContact();
    expect(await report({ ...seeker, applicationId: stranger.applicationId })).toBe('NOT_FOUND');
    const { candidateId, client } = seeker;
    const { id } = await buildApplication(test.database, { candidateId });
    for (const about of ['CALL', 'INTERVIEW'] as const)
      expect(await report({ client, applicationId: id }, { about })).toBe('NOT_FOUND');
    expect(await report({ client, applicationId: 'gone' })).toBe('NOT_FOUND');
    expect(await stored(stranger.applicationId)).toEqual([]);
  });

  it('says that nobody came only of an interview whose time has passed', async () => {
    const seeker = await seekerWithContact();
    const { applicationId } = seeker;
    expect(await report(seeker, { reason: 'DID_NOT_COME' })).toBe('VALIDATION_FAILED');
    const now = test.clock.now();
    const set = (at: Date) => prisma().interview.updateMany({ where: { applicationId }, data: { at } });
    const early = { about: 'INTERVIEW', reason: 'DID_NOT_COME' } as const;
    await set(new Date(now.getTime() + 60_000));
    expect(await report(seeker, early)).toBe('VALIDATION_FAILED');
    expect(await report(seeker, { ...early, reason: 'ASKED_MONEY' })).toBe('done');
    const other = await seekerWithContact();
    expect(await report(other, early)).toBe('done');
  });

  it('counts towards the reports of a day, together with reports of jobs', async () => {
    const seeker = await seekerWithContact();
    const { client, contact } = seeker;
    for (let count = 1; count < REPORTS_PER_DAY; count += 1) {
      const job = await buildJob(test.database);
      await client.call(routes.reportJob, { jobId: job.id, text: 'asks for money' });
    }
    expect(await report(seeker)).toBe('done');
    const next = { client, ...(await contact()) };
    expect(await report(next)).toBe('REPORT_LIMIT');
    expect(await stored(next.applicationId)).toEqual([]);
    const job = await buildJob(test.database);
    await expect(client.call(routes.reportJob, { jobId: job.id, text: 'too' })).rejects.toMatchObject({
      code: 'REPORT_LIMIT',
    });
  });

  it('counts towards the reports of a day of the number, whatever the account', async () => {
    const first = await seekerWithContact();
    const { id, phone } = await prisma().candidate.findUniqueOrThrow({ where: { id: first.candidateId } });
    for (let count = 0; count < REPORTS_PER_DAY; count += 1)
      expect(await report({ client: first.client, ...(await contactOf(id)) })).toBe('done');
    await prisma().candidate.update({ where: { id }, data: { phone: null, isMobileVerified: false } });
    const second = await seekerWithContact();
    const unverified = await seekerWithContact();
    const take = (candidateId: string, isMobileVerified: boolean) =>
      prisma().candidate.update({ where: { id: candidateId }, data: { phone, isMobileVerified } });
    await take(unverified.candidateId, false);
    expect(await report(unverified)).toBe('done');
    await prisma().candidate.update({ where: { id: unverified.candidateId }, data: { phone: null } });
    await take(second.candidateId, true);
    expect(await report(second)).toBe('REPORT_LIMIT');
    test.clock.advanceDays(1);
    const again = test.client.as(await test.signIn(second.candidateId));
    expect(await report({ ...second, client: again })).toBe('done');
  });

  it('stays without author and words after the account was erased', async () => {
    const seeker = await seekerWithContact();
    const { companyId, candidateId } = seeker;
    await report(seeker, { text: 'called me at home' });
    await prisma().candidate.update({ where: { id: candidateId }, data: { deletedAt: test.clock.now() } });
    await eraseAccounts(test.container);
    expect(await prisma().contactReport.findMany({ where: { companyId } })).toMatchObject([
      {
        candidateId: null,
        applicationId: null,
        reason: 'ASKED_MONEY',
        text: '(own words, erased with the account)',
      },
    ]);
  });
});

it('a settled report cannot be settled again, and the finding is in the audit', async () => {
  const seeker = await seekerWithContact();
  await report(seeker);
  const [{ id } = { id: '' }] = await stored(seeker.applicationId);
  const settle = () =>
    settleContactReport(test.container, {
      reportId: id,
      actor: 'op',
      isGroundless: false,
      note: 'called them',
    });
  await settle();
  await expect(settle()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  const [settled] = await stored(seeker.applicationId);
  expect(settled).toMatchObject({ handledBy: 'op', isGroundless: false, handledAt: expect.any(Date) });
  const entry = await prisma().auditEntry.findFirst({
    where: { subject: id, action: 'contact-report-settled' },
  });
  expect(entry?.details).toEqual({ isGroundless: false, reason: 'called them' });
});

it('who saw my data names the application of a company, so that its call can be reported', async () => {
  const { client, applicationId } = await seekerWithContact();
  const { accesses } = await client.call(routes.accountWhoSawMyData, { size: 20 });
  expect(accesses).toMatchObject([{ what: 'PHONE', applicationId }]);
});
