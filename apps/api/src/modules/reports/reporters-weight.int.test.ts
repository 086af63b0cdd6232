import { removeFakeJob, resumeJob } from '@nukkad/core/moderation/settle-reports.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportingSeekers } from '../../../test/reporting-seekers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let { verified, openAndReport } = {} as ReturnType<typeof reportingSeekers>;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  ({ verified, openAndReport } = reportingSeekers(test));
});
afterAll(() => test.close());

type Reporter = Awaited<ReturnType<typeof verified>>;

const makeJob = async () => (await buildJob(test.database, { expiresAt: new Date('2099-01-01') })).id;
const statusOf = async (id: string) =>
  (await test.database.prisma.job.findUniqueOrThrow({ where: { id } })).status;

/** Adds a member to the company of a job. Returns a function that lists what the notices of the member are about. */
async function noticesAbout(jobId: string) {
  const { prisma } = test.database;
  const { companyId } = await prisma.job.findUniqueOrThrow({ where: { id: jobId } });
  const { id: memberId } = await prisma.member.create({
    data: { phone: '+919100000001', name: 'Asha', language: 'en' },
  });
  await prisma.membership.create({ data: { companyId, memberId, role: 'OWNER', createdBy: 'test' } });
  return async () => {
    const notices = await prisma.memberNotice.findMany({
      where: { memberId },
      orderBy: { createdAt: 'asc' },
    });
    return notices.map(({ values }) => (values as { readonly template: string }).template);
  };
}

/** Reports a new job with each seeker. Returns whether each report counted. */
async function counted(reporters: readonly Reporter[], jobId?: string): Promise<boolean[]> {
  const job = jobId ?? (await makeJob());
  const outcomes: boolean[] = [];
  for (const reporter of reporters) {
    await openAndReport(reporter.client, job);
    const { isCounted } = await test.database.prisma.jobReport.findFirstOrThrow({
      where: { jobId: job, candidateId: reporter.id },
    });
    outcomes.push(isCounted);
  }
  return outcomes;
}

/** Reports a new job and lets an operator decide about it. */
async function judged(reporter: Reporter, settle: typeof resumeJob | typeof removeFakeJob): Promise<void> {
  const jobId = await makeJob();
  await openAndReport(reporter.client, jobId);
  await settle(test.container, { jobId, actor: 'meera' });
  test.clock.advanceDays(1);
}

describe('a reporter', () => {
  it('counts until an operator rejects one of their reports', async () => {
    const reporter = await verified();
    expect(await counted([reporter])).toEqual([true]);
    test.clock.advanceDays(1);
    await judged(reporter, resumeJob);
    expect(await counted([reporter])).toEqual([false]);
  });

  it('counts while at most half of their reports were rejected, and again after half a year', async () => {
    const reporter = await verified();
    await judged(reporter, removeFakeJob);
    await judged(reporter, resumeJob);
    expect(await counted([reporter])).toEqual([true]);
    test.clock.advanceDays(1);
    await judged(reporter, resumeJob);
    expect(await counted([reporter])).toEqual([false]);
    test.clock.advanceDays(181);
    expect(await counted([await verified(), { ...reporter, client: await reporter.again() }])).toEqual([
      true,
      true,
    ]);
  });

  it('counts again if a job whose reports were rejected proves to be fake', async () => {
    const reporter = await verified();
    const jobId = await makeJob();
    await openAndReport(reporter.client, jobId);
    await resumeJob(test.container, { jobId, actor: 'meera' });
    const reportOf = () => test.database.prisma.jobReport.findFirstOrThrow({ where: { jobId } });
    const rejected = await reportOf();
    expect(rejected).toMatchObject({ handledBy: 'meera', isGroundless: true });
    test.clock.advanceDays(1);
    expect(await counted([reporter])).toEqual([false]);
    await removeFakeJob(test.container, { jobId, actor: 'ravi' });
    test.clock.advanceDays(1);
    expect(await counted([reporter])).toEqual([true]);
    // The report keeps who handled it, and when.
    expect(await reportOf()).toEqual({ ...rejected, isGroundless: false });
  });

  it('keeps the record with the number, whatever the account', async () => {
    const reporter = await verified();
    await judged(reporter, resumeJob);
    const digits = String(reporter.phone);
    await test.database.prisma.candidate.update({
      where: { id: reporter.id },
      data: { phone: null, isMobileVerified: false },
    });
    const other = await verified({ phone: digits });
    expect(await counted([other])).toEqual([false]);
  });

  it('without a confirmed report counts twice a day, with one five times', async () => {
    const fresh = await verified();
    const proven = await verified();
    await judged(proven, removeFakeJob);
    const outcomes: boolean[][] = [];
    for (let report = 1; report <= 5; report += 1) outcomes.push(await counted([fresh, proven]));
    expect(outcomes).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [false, true],
      [false, true],
    ]);
    test.clock.advanceDays(1);
    expect(await counted([{ ...fresh, client: await fresh.again() }])).toEqual([true]);
  });
});

describe('a network', () => {
  it('counts once per job: three accounts on one address pause nothing, on three addresses they do', async () => {
    const job = await makeJob();
    const together = [
      await verified({ address: '203.0.113.50' }),
      await verified({ address: '203.0.113.50' }),
    ];
    const another = await verified({ address: '203.0.113.50' });
    expect(await counted([...together, another], job)).toEqual([true, false, false]);
    expect(await statusOf(job)).toBe('ACTIVE');
    const templates = await noticesAbout(job);
    expect(await templates()).toEqual([]);
    expect(await counted([await verified(), await verified()], job)).toEqual([true, true]);
    expect(await statusOf(job)).toBe('PAUSED');
    expect(await templates()).toEqual(['reported']);
    await resumeJob(test.container, { jobId: job, actor: 'meera' });
    expect(await templates()).toEqual(['reported', 'cleared']);
    for (const _ of [1, 2]) await removeFakeJob(test.container, { jobId: job, actor: 'meera' });
    expect(await templates()).toEqual(['reported', 'cleared', 'removed']);
  });

  it('counts again for a job after an operator settled its first report', async () => {
    const job = await makeJob();
    const address = '203.0.113.70';
    expect(await counted([await verified({ address }), await verified({ address })], job)).toEqual([
      true,
      false,
    ]);
    await resumeJob(test.container, { jobId: job, actor: 'meera' });
    expect(await counted([await verified({ address }), await verified({ address })], job)).toEqual([
      true,
      false,
    ]);
  });

  it('counts for at most five jobs a day', async () => {
    const outcomes: boolean[] = [];
    for (let report = 1; report <= 6; report += 1)
      outcomes.push(...(await counted([await verified({ address: '203.0.113.60' })])));
    expect(outcomes).toEqual([true, true, true, true, true, false]);
    test.clock.advanceDays(1);
    expect(await counted([await verified({ address: '203.0.113.60' })])).toEqual([true]);
  });

  it('is stored as a hash that differs from job to job', async () => {
    const reporter = await verified();
    await counted([reporter]);
    await counted([reporter]);
    const stored = await test.database.prisma.jobReport.findMany({ where: { candidateId: reporter.id } });
    const hashes = stored.map(({ networkHash }) => networkHash);
    expect(new Set(hashes).size).toBe(2);
    expect(JSON.stringify(stored)).not.toContain(reporter.address);
  });
});

it('three new numbers on three networks pause two jobs a day, and none after operators reopened those', async () => {
  const three = [await verified(), await verified(), await verified()];
  const jobs = await Promise.all(Array.from({ length: 5 }, makeJob));
  for (const job of jobs) for (const { client } of three) await openAndReport(client, job);
  const states = await Promise.all(jobs.map(statusOf));
  expect(states).toEqual(['PAUSED', 'PAUSED', 'ACTIVE', 'ACTIVE', 'ACTIVE']);
  for (const jobId of jobs) await resumeJob(test.container, { jobId, actor: 'meera' });
  test.clock.advanceDays(1);
  const next = await makeJob();
  for (const reporter of three) await openAndReport(await reporter.again(), next);
  expect(await statusOf(next)).toBe('ACTIVE');
});
