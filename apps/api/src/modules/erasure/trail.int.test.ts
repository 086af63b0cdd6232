import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { routes } from '@nukkad/contract';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const YEAR = 365 * 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.set('hrFromHour', 0);
  await test.set('hrToHour', 24);
});
afterAll(() => test.close());

/** Deletes and erases an account. Returns what the audit still has of it, as "action subject". */
async function trailOf({ id, client }: Awaited<ReturnType<TestApp['seeker']>>): Promise<string[]> {
  await client.call(routes.accountDelete, {});
  await eraseAccounts(test.container);
  const rows = await test.database.prisma.auditEntry.findMany({ where: { actor: id } });
  return rows.map(({ action, subject }) => `${action} ${subject}`).toSorted();
}

it('each action of the last year is in the trail, and nothing else', async () => {
  const seeker = await test.seeker({ credits: 5 });
  const { id, client } = seeker;
  const applied = await buildJob(test.database);
  const called = await buildJob(test.database);
  const reported = await buildJob(test.database);
  await client.call(routes.jobApply, { jobId: applied.id, isAvailableInCity: true, knowsEnglish: true });
  await client.call(routes.jobWithdraw, { jobId: applied.id });
  await client.call(routes.hrContact, { jobId: called.id });
  await client.call(routes.reportJob, { jobId: reported.id, text: 'They ask for money' });
  await client.call(routes.jobSave, { jobId: reported.id, isSaved: false });
  const { version } = consentNotice;
  await client.call(routes.consentGive, { version, keys: ['location', 'extras'] });
  await client.call(routes.consentWithdraw, { keys: ['extras'] });
  expect(await trailOf(seeker)).toEqual(
    [
      `account-deleted ${id}`,
      `account-opened ${id}`,
      `application-applied ${applied.id}`,
      `application-withdrawn ${applied.id}`,
      `consent-given extras ${version}`,
      `consent-given location ${version}`,
      `consent-withdrawn extras ${version}`,
      `contact-shown ${called.id}`,
      `job-reported ${reported.id}`,
    ].toSorted(),
  );
});

it('ends after a year, to the millisecond', async () => {
  const seeker = await test.seeker();
  const { id } = seeker;
  test.clock.stop();
  // A year of 365 days: the clock is far from 29 February.
  test.clock.set('2027-06-01T06:30:00.000Z');
  const now = test.clock.now().getTime();
  const { prisma } = test.database;
  await prisma.candidate.update({ where: { id }, data: { createdAt: new Date(now - YEAR) } });
  const application = await buildApplication(test.database, { candidateId: id });
  await prisma.applicationEvent.updateMany({
    where: { applicationId: application.id },
    data: { createdAt: new Date(now - YEAR + 1) },
  });
  const version = '1.0';
  await prisma.consent.create({
    data: {
      candidateId: id,
      purpose: 'extras',
      version,
      language: 'en',
      givenAt: new Date(now - YEAR),
      withdrawnAt: new Date(now - YEAR + 1),
    },
  });
  const client = test.client.as(await test.signIn(id));
  expect(await trailOf({ ...seeker, client })).toEqual([
    `account-deleted ${id}`,
    `application-applied ${application.jobId}`,
    `consent-withdrawn extras ${version}`,
  ]);
  test.clock.run();
});
