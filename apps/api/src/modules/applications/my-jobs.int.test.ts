import { routes } from '@nukkad/contract';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

describe('saving', () => {
  it('toggles by the state in the request, with English messages; a repeat changes nothing', async () => {
    const { client, candidate } = await test.seeker({ credits: 50 });
    const job = await buildJob(test.database);
    const toggle = (isSaved: boolean) => client.call(routes.jobSave, { jobId: job.id, isSaved });
    expect(await toggle(false)).toEqual({ message: 'Job saved successfully', isSaved: true });
    expect(await toggle(false)).toEqual({ message: 'Job saved successfully', isSaved: true });
    expect(await test.database.prisma.savedJob.count({ where: { candidateId: candidate.id } })).toBe(1);
    expect(await toggle(true)).toEqual({ message: 'Job unsaved successfully', isSaved: false });
    expect(await test.database.prisma.savedJob.count({ where: { candidateId: candidate.id } })).toBe(0);
  });
});

describe('hiding a job', () => {
  it('is stored once, and can be undone', async () => {
    const { client, candidate } = await test.seeker({ credits: 50 });
    const job = await buildJob(test.database);
    const where = { candidateId: candidate.id };
    await client.call(routes.jobNotInterested, { jobId: job.id });
    await client.call(routes.jobNotInterested, { jobId: job.id });
    expect(await test.database.prisma.dismissedJob.count({ where })).toBe(1);
    await client.call(routes.jobUndoNotInterested, { jobId: job.id });
    expect(await test.database.prisma.dismissedJob.count({ where })).toBe(0);
  });
});

describe('my jobs', () => {
  it('shows each tab, its count and each application’s timeline', async () => {
    const { client, candidate } = await test.seeker({ credits: 50 });
    const make = (status: 'APPLIED' | 'SCHEDULED' | 'REJECTED' | 'HIRED' | 'WITHDRAWN') =>
      buildApplication(test.database, { candidateId: candidate.id, status });
    for (const status of ['APPLIED', 'SCHEDULED', 'REJECTED', 'HIRED', 'WITHDRAWN'] as const)
      await make(status);
    const saved = await buildJob(test.database, { status: 'CLOSED' });
    await client.call(routes.jobSave, { jobId: saved.id, isSaved: false });
    const all = await client.call(routes.myJobs, { tab: 'ALL', size: 10 });
    expect(all.counts).toEqual({
      ALL: 5,
      APPLIED: 1,
      SHORTLISTED: 0,
      SCHEDULED: 1,
      INTERVIEWED: 0,
      HIRED: 1,
      REJECTED: 1,
      SAVED: 1,
    });
    expect(all.jobs.map((job) => job.application)).toEqual([
      'WITHDRAWN',
      'HIRED',
      'REJECTED',
      'SCHEDULED',
      'APPLIED',
    ]);
    const recordOf = (status: string) => all.jobs.find((job) => job.application === status)?.record;
    expect(recordOf('SCHEDULED')).toMatchObject({
      interview: { at: '2030-01-15T05:30:00.000Z', place: expect.stringContaining('Test Road') },
      canWithdraw: true,
    });
    expect(recordOf('REJECTED')).toMatchObject({ canWithdraw: false, reapplyFrom: expect.any(String) });
    expect(recordOf('HIRED')).toMatchObject({ canWithdraw: false, reapplyFrom: null, interview: null });
    expect(recordOf('APPLIED')?.timeline.map((step) => step.status)).toEqual(['APPLIED']);
    const savedTab = await client.call(routes.myJobs, { tab: 'SAVED', size: 10 });
    expect(savedTab.jobs).toMatchObject([{ id: saved.id, status: 'CLOSED', isSaved: true, record: null }]);
    const hired = await client.call(routes.myJobs, { tab: 'HIRED', size: 10 });
    expect(hired.jobs.map((job) => job.application)).toEqual(['HIRED']);
  });

  it('pages without repeats or gaps while new applications arrive', async () => {
    const { client, candidate } = await test.seeker({ credits: 50 });
    const start = Date.now() - 60_000;
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      // Pairs have the same time, so that the order by id matters.
      const appliedAt = new Date(start + Math.floor(index / 2) * 1000);
      const { jobId } = await buildApplication(test.database, { candidateId: candidate.id, appliedAt });
      ids.push(jobId);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.call(routes.myJobs, { tab: 'ALL', size: 5, cursor });
      seen.push(...page.jobs.map((job) => job.id));
      cursor = page.nextCursor ?? undefined;
      await buildApplication(test.database, { candidateId: candidate.id });
    } while (cursor);
    expect([...seen].sort()).toEqual([...ids].sort());
    expect(new Set(seen).size).toBe(12);
  });

  it('pages the saved jobs the same way', async () => {
    const { client } = await test.seeker({ credits: 50 });
    const jobs = await Promise.all(Array.from({ length: 7 }, () => buildJob(test.database)));
    for (const job of jobs) await client.call(routes.jobSave, { jobId: job.id, isSaved: false });
    const first = await client.call(routes.myJobs, { tab: 'SAVED', size: 4 });
    const cursor = first.nextCursor ?? undefined;
    const second = await client.call(routes.myJobs, { tab: 'SAVED', size: 4, cursor });
    const shown = [...first.jobs, ...second.jobs].map((job) => job.id);
    expect(shown).toEqual(jobs.map((job) => job.id).reverse());
    expect(second.nextCursor).toBeNull();
  });

  it('orders jobs that were saved at the same moment by id, on every size of page', async () => {
    const { client, candidate } = await test.seeker({ credits: 50 });
    const jobs = await Promise.all(Array.from({ length: 4 }, () => buildJob(test.database)));
    const createdAt = new Date();
    const data = jobs.map(({ id }) => ({ candidateId: candidate.id, jobId: id, createdAt }));
    await test.database.prisma.savedJob.createMany({ data });
    const expected = jobs.map(({ id }) => id).sort((a, b) => (a < b ? 1 : -1));
    for (const size of [1, 2, 3, 10]) {
      const shown: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.call(routes.myJobs, { tab: 'SAVED', size, cursor });
        shown.push(...page.jobs.map((job) => job.id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(shown, `pages of ${size}`).toEqual(expected);
    }
  });

  it('has its page meta in the reader’s language', async () => {
    const { candidate } = await test.seeker({ credits: 50 });
    const caller = { ...(await test.signIn(candidate.id)), language: 'mr' as const };
    const { meta } = await test.client.as(caller).call(routes.myJobs, { tab: 'ALL', size: 5 });
    expect(meta.title).toMatch(/[\u0900-\u097f]/);
  });
});
