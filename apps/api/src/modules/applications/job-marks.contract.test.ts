import { type AnyRoute, routes } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

async function seeker() {
  const { id, client } = await test.seeker();
  const send = async (route: AnyRoute, body: object) =>
    (await client.raw(route, { body: { jobseekerId: id, ...body } })).body;
  return { id, client, send };
}

describe('saving a job', () => {
  it('toggles the state that the client shows, with the English message that older clients compare', async () => {
    const { id, client, send } = await seeker();
    const { id: jobId } = await buildJob(test.database);
    const isMarked = async () =>
      (await test.database.prisma.savedJob.count({ where: { candidateId: id, jobId } })) === 1;
    const saved = { success: true, msg: 'Job saved successfully', isSaved: true };
    const unsaved = { success: true, msg: 'Job unsaved successfully', isSaved: false };
    expect(await send(routes.jobSave, { jobId, isSaved: false })).toEqual(saved);
    expect(await send(routes.jobSave, { jobId, isSaved: false })).toEqual(saved);
    expect(await isMarked()).toBe(true);
    const headers = { 'accept-language': 'mr' };
    const { body } = await client.raw(routes.jobSave, { body: { jobId, isSaved: true }, headers });
    expect(body).toEqual(unsaved);
    expect(await isMarked()).toBe(false);
  });

  it('appears on the card and the detail page', async () => {
    const { send } = await seeker();
    const { id: jobId } = await buildJob(test.database, { createdAt: new Date(Date.now() + 60_000) });
    await send(routes.jobSave, { jobId, isSaved: false });
    const { jobs } = await send(routes.jobList, { size: 1 });
    expect(jobs).toMatchObject([{ jobId, isSaved: true, isShortlisted: '' }]);
    const { jobDetails } = await send(routes.jobById, { jobId });
    expect(jobDetails).toMatchObject({ jobId, isSaved: true });
  });
});

describe('a hidden job', () => {
  it('is in no list of this seeker, still opens by its link, and can be restored', async () => {
    const { send } = await seeker();
    const other = await seeker();
    const createdAt = new Date(Date.now() + 120_000);
    const { id: jobId, shareId, latitude, longitude } = await buildJob(test.database, { createdAt });
    const place = { latitude, longitude, radius: 5 };
    const isListed = async ({ send }: Pick<typeof other, 'send'>) => {
      const lists = await Promise.all([
        send(routes.jobList, { size: 200 }).then(({ jobs }) => jobs),
        send(routes.jobFilter, { ...place, size: 200 }).then(({ filtered }) => filtered),
        send(routes.jobTopPicks, { latitude, longitude }).then(({ jobs }) => jobs),
      ]);
      return lists.map((jobs: { jobId: string }[]) => jobs.some((job) => job.jobId === jobId));
    };
    expect(await isListed({ send })).toEqual([true, true, true]);
    for (const _ of [1, 2])
      expect(await send(routes.jobNotInterested, { jobId })).toMatchObject({ success: true });
    expect(await isListed({ send })).toEqual([false, false, false]);
    expect(await isListed(other)).toEqual([true, true, true]);
    expect((await send(routes.jobByShareId, { shareId })).jobDetails.jobId).toBe(jobId);
    expect(await send(routes.jobUndoNotInterested, { jobId })).toMatchObject({ success: true });
    expect(await isListed({ send })).toEqual([true, true, true]);
  });
});

describe('a removed job', () => {
  const marking: [string, AnyRoute, object][] = [
    ['saved', routes.jobSave, { isSaved: false }],
    ['put aside', routes.jobNotInterested, {}],
    ['taken up again', routes.jobUndoNotInterested, {}],
    ['applied for', routes.jobApply, {}],
    ['withdrawn from', routes.jobWithdraw, {}],
    ['reported', routes.reportJob, { text: 'They ask for money' }],
    ['remembered', routes.searchRememberJob, {}],
    ['opened', routes.jobById, {}],
    ['compared', routes.jobSuggestions, {}],
  ];

  it.each(marking)('cannot be %s', async (_what, route, more) => {
    const { client } = await seeker();
    const fake = await buildJob(test.database, { status: 'CLOSED', statusReason: 'removed-as-fake' });
    const never = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4bff';
    for (const jobId of ['nothing', never, fake.id]) {
      const { status, body } = await client.raw(route, { body: { jobId, ...more } });
      expect([jobId, status, body.success, body.code]).toEqual([jobId, 404, false, 'NOT_FOUND']);
      expect(body.msg).toBe('Sorry, this job has been removed');
    }
  });

  it('disappears from recently opened jobs and from the search', async () => {
    const { id, send } = await seeker();
    const job = await buildJob(test.database, { title: 'Zymurgist of Zanzibar', status: 'CLOSED' });
    await searchLanguage.refresh(test.app.container.database);
    await send(routes.searchRememberJob, { jobId: job.id });
    const seen = async () => {
      const start = await send(routes.searchStart, {});
      const typed = await send(routes.searchTypeahead, { searchText: 'zymurgist' });
      return [start.jobs[0].recentSearch, typed.jobs].map((jobs: { jobId: string }[]) =>
        jobs.map(({ jobId }) => jobId),
      );
    };
    expect(await seen()).toEqual([[job.id], [job.id]]);
    await test.database.prisma.job.update({
      where: { id: job.id },
      data: { statusReason: 'removed-as-fake' },
    });
    expect(await seen()).toEqual([[], []]);
    expect(await test.database.prisma.recentJob.count({ where: { candidateId: id } })).toBe(1);
  });
});

describe('withdrawing', () => {
  it('needs an application', async () => {
    const { id, send } = await seeker();
    const job = await buildJob(test.database);
    const other = await buildJob(test.database);
    await buildApplication(test.database, { candidateId: id, jobId: job.id });
    expect(await send(routes.jobWithdraw, { jobId: other.id })).toMatchObject({ code: 'NOT_APPLIED' });
    expect(await send(routes.jobWithdraw, { jobId: job.id })).toMatchObject({ success: true });
  });
});
