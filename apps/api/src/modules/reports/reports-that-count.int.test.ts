import { routes } from '@nukkad/contract';
import type { ApiClient } from '@nukkad/contract/client.ts';
import { purge } from '@nukkad/core/background/purge.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { reportingSeekers } from '../../../test/reporting-seekers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let { newcomer, comeBack } = {} as ReturnType<typeof createNewcomers>;
/** Creates a seeker with a verified mobile number, on a separate network. */
let verified: ReturnType<typeof reportingSeekers>['verified'];

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  ({ newcomer, comeBack } = createNewcomers(test));
  ({ verified } = reportingSeekers(test));
});
afterAll(() => test.close());

const makeJob = async () => (await buildJob(test.database, { expiresAt: new Date('2099-01-01') })).id;

const report = (client: ApiClient, jobId: string, text = 'They ask for money') =>
  client.call(routes.reportJob, { jobId, text });

async function openAndReport(client: ApiClient, jobId: string, text?: string): Promise<void> {
  await client.call(routes.jobById, { jobId });
  await report(client, jobId, text);
}

/** Returns `done`, or the code of the refusal. */
const outcome = (calling: Promise<unknown>): Promise<string> =>
  calling.then(
    () => 'done',
    (error) => error.code,
  );

const statusOf = async (id: string) =>
  (await test.database.prisma.job.findUniqueOrThrow({ where: { id } })).status;
const reportsOf = (jobId: string) =>
  test.database.prisma.jobReport.findMany({ where: { jobId }, orderBy: { createdAt: 'asc' } });
const pausesOf = (subject: string) =>
  test.database.prisma.auditEntry.count({ where: { subject, action: 'job-paused-by-reports' } });

describe('counted reports', () => {
  it('exclude those of seekers without a mobile, which are still stored', async () => {
    const job = await makeJob();
    for (let count = 0; count < 3; count += 1) await openAndReport((await newcomer()).client, job);
    expect((await reportsOf(job)).map(({ isCounted }) => isCounted)).toEqual([false, false, false]);
    expect(await statusOf(job)).toBe('ACTIVE');
  });

  it('exclude those of seekers who never opened the job', async () => {
    const job = await makeJob();
    for (let count = 0; count < 3; count += 1) await report((await verified()).client, job);
    expect((await reportsOf(job)).map(({ isCounted }) => isCounted)).toEqual([false, false, false]);
    expect(await statusOf(job)).toBe('ACTIVE');
  });

  it('pause the job at three, whatever the other reports, with one audit entry', async () => {
    const job = await makeJob();
    for (let count = 0; count < 2; count += 1) {
      await openAndReport((await verified()).client, job);
      await openAndReport((await newcomer()).client, job);
    }
    expect([await statusOf(job), await pausesOf(job)]).toEqual(['ACTIVE', 0]);
    await openAndReport((await verified()).client, job);
    expect([await statusOf(job), await pausesOf(job)]).toEqual(['PAUSED', 1]);
    await report((await verified()).client, job);
    expect([await statusOf(job), await pausesOf(job)]).toEqual(['PAUSED', 1]);
  });

  it('pause the job once if many arrive at the same moment', async () => {
    const job = await makeJob();
    const clients = await Promise.all(Array.from({ length: 6 }, async () => (await verified()).client));
    for (const client of clients) await client.call(routes.jobById, { jobId: job });
    await Promise.all(clients.map((client) => report(client, job)));
    expect(await reportsOf(job)).toHaveLength(6);
    expect([await statusOf(job), await pausesOf(job)]).toEqual(['PAUSED', 1]);
  });

  it.each(['textEn', 'textHi', 'textMr'] as const)(
    'remain without author and own text, but with a listed %s, after the account is erased',
    async (language) => {
      const job = await makeJob();
      const { [language]: reason } = await test.database.prisma.reportReason.findUniqueOrThrow({
        where: { key: 'asks-money' },
      });
      const one = await verified();
      const two = await verified();
      await openAndReport(one.client, job, reason);
      await openAndReport(two.client, job, 'My neighbour Sunil paid them');
      await comeBack(one.id, test.client.as(await test.signIn(one.id)));
      await comeBack(two.id, test.client.as(await test.signIn(two.id)));
      const left = await reportsOf(job);
      expect(left.map(({ candidateId, isCounted }) => [candidateId, isCounted])).toEqual([
        [null, true],
        [null, true],
      ]);
      expect(left.map(({ text }) => text)).toEqual([reason, '(own words, erased with the account)']);
      await openAndReport((await verified()).client, job);
      expect(await statusOf(job)).toBe('PAUSED');
    },
  );
});

describe('one report per person', () => {
  it('is enforced for one e-mail with three successive accounts', async () => {
    const job = await makeJob();
    let { client, candidate } = await newcomer();
    await openAndReport(client, job);
    let id = candidate.id;
    for (let life = 0; life < 2; life += 1) {
      ({ client, candidateId: id } = await comeBack(id, client));
      expect(await outcome(openAndReport(client, job))).toBe('ALREADY_REPORTED');
    }
    expect(await reportsOf(job)).toHaveLength(1);
  });

  it('is enforced for a number that returns with another sign-in', async () => {
    const job = await makeJob();
    const first = await verified();
    await openAndReport(first.client, job);
    await first.client.call(routes.accountDelete, {});
    const { id } = await buildCandidate(test.database, { phone: first.phone });
    const second = test.client.as(await test.signIn(id));
    expect(await outcome(openAndReport(second, job))).toBe('ALREADY_REPORTED');
    const [stored] = await reportsOf(job);
    expect(JSON.stringify(stored)).not.toContain(String(first.phone).slice(3));
  });
});

describe('daily reports', () => {
  it('are limited to five per seeker, even a returning one, for a day', async () => {
    const { id, phone, client } = await verified();
    for (let count = 0; count < 5; count += 1) await report(client, await makeJob());
    const sixth = await makeJob();
    expect(await outcome(report(client, sixth))).toBe('REPORT_LIMIT');
    expect(await reportsOf(sixth)).toEqual([]);
    const { client: returned } = await comeBack(id, test.client.as(await test.signIn(id)));
    expect(await outcome(report(returned, sixth))).toBe('REPORT_LIMIT');
    const other = await buildCandidate(test.database, { phone });
    const sameNumber = test.client.as(await test.signIn(other.id));
    expect(await outcome(report(sameNumber, sixth))).toBe('REPORT_LIMIT');
    test.clock.advanceSeconds(86_401);
    expect(await outcome(report(sameNumber, sixth))).toBe('done');
  });

  it('are limited to five, even concurrently', async () => {
    const { client } = await verified();
    const jobs = await Promise.all(Array.from({ length: 8 }, makeJob));
    const outcomes = await Promise.all(jobs.map((job) => outcome(report(client, job))));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(5);
    expect(outcomes.filter((one) => one === 'REPORT_LIMIT')).toHaveLength(3);
  });

  it('let three seekers without a confirmed report pause at most two jobs', async () => {
    const clients = [await verified(), await verified(), await verified()];
    const jobs = await Promise.all(Array.from({ length: 20 }, makeJob));
    for (const job of jobs) for (const { client } of clients) await outcome(openAndReport(client, job));
    const paused = await test.database.prisma.job.count({ where: { id: { in: jobs }, status: 'PAUSED' } });
    expect(paused).toBe(2);
  });
});

it('reports of erased accounts are deleted after a year, other reports are not', async () => {
  const job = await makeJob();
  const gone = await newcomer();
  const here = await newcomer();
  await report(gone.client, job);
  await report(here.client, job);
  await comeBack(gone.candidate.id, gone.client);
  const later = (days: number) => ({ now: () => new Date(test.clock.now().getTime() + days * 86_400_000) });
  await purge({ database: test.database, clock: later(364) });
  expect(await reportsOf(job)).toHaveLength(2);
  await purge({ database: test.database, clock: later(367) });
  expect((await reportsOf(job)).map(({ candidateId }) => candidateId)).toEqual([here.candidate.id]);
});
