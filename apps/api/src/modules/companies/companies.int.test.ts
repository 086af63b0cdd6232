import { routes } from '@nukkad/contract';
import { hasPassedAllChecks } from '@nukkad/domain/check-counts.ts';
import { buildApplication, buildCompany, buildJob } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePicture } from '../../../test/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a company', () => {
  it('opens by its id or by the six characters of its link, with sanitised HTML', async () => {
    const company = await buildCompany(test.database, {
      description: '<p onclick="x()">We cook<script>steal()</script></p>',
    });
    await buildJob(test.database, { companyId: company.id });
    const byId = await test.client.call(routes.companyOne, { companyId: company.id });
    expect(byId).toMatchObject({
      name: company.name,
      description: '<p>We cook</p>',
      openJobs: 1,
      rating: null,
    });
    expect(byId.checks).toHaveLength(5);
    expect(byId.link.endsWith(company.shareId)).toBe(true);
    expect(await test.client.call(routes.companyOne, { shareId: company.shareId })).toEqual(byId);
  });

  it('counts the jobs that passed all checks as their pages do', async () => {
    const { id: companyId } = await buildCompany(test.database);
    const all = { companyId, checksDone: 5, checksPassed: 5 };
    const counted = [await buildJob(test.database, all), await buildJob(test.database, all)];
    const other = [
      await buildJob(test.database, { companyId, checksDone: 5, checksPassed: 4 }),
      await buildJob(test.database, { companyId, checksDone: 4, checksPassed: 4 }),
      await buildJob(test.database, { ...all, status: 'CLOSED' }),
    ];
    const company = await test.client.call(routes.companyOne, { companyId });
    expect([company.fullyCheckedJobs, company.openJobs]).toEqual([2, 4]);
    const pages = await Promise.all(
      [...counted, ...other].map(
        async ({ id }) => (await test.client.call(routes.jobById, { jobId: id })).job,
      ),
    );
    const open = pages.filter(({ status }) => status === 'ACTIVE');
    expect(open.filter(hasPassedAllChecks)).toHaveLength(company.fullyCheckedJobs ?? 0);
    await test.database.prisma.company.update({
      where: { id: companyId },
      data: { suspendedAt: new Date() },
    });
    const suspended = await test.client.call(routes.companyOne, { companyId });
    expect([suspended.fullyCheckedJobs, suspended.openJobs]).toEqual([0, 0]);
  });

  it('has its most frequent kind of work: of open jobs, then of all, then by key', async () => {
    const { id: companyId } = await buildCompany(test.database);
    const profileOf = async () =>
      (await test.client.call(routes.companyOne, { companyId })).jobProfileKey ?? null;
    const add = (profileKey: string, status: 'ACTIVE' | 'CLOSED', statusReason: string | null = null) =>
      buildJob(test.database, { companyId, profileKey, subProfileKey: null, status, statusReason });
    expect(await profileOf()).toBeNull();
    await add('delivery', 'CLOSED', 'removed-as-fake');
    expect(await profileOf()).toBeNull();
    await add('tailor', 'CLOSED');
    expect(await profileOf()).toBe('tailor');
    await add('teacher', 'CLOSED');
    expect(await profileOf()).toBe('tailor');
    await add('teacher', 'CLOSED');
    expect(await profileOf()).toBe('teacher');
    await add('sales', 'ACTIVE');
    expect(await profileOf()).toBe('sales');
    await add('cook', 'ACTIVE');
    await add('cook', 'ACTIVE');
    await add('sales', 'CLOSED');
    expect(await profileOf()).toBe('cook');
  });

  it('is a 404 if it does not exist', async () => {
    await expect(test.client.call(routes.companyOne, { shareId: 'zzzzzz' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(test.client.call(routes.companyOne, { companyId: 'x' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is followed and unfollowed in turn, with the messages that older clients compare', async () => {
    const { client } = await test.seeker();
    const company = await buildCompany(test.database);
    const on = await client.call(routes.companyFollow, { companyId: company.id });
    expect(on).toMatchObject({ isFollowing: true, followers: 1 });
    expect(on.message).toMatch(/started following/);
    expect(await client.call(routes.companyOne, { companyId: company.id })).toMatchObject({
      isFollowing: true,
    });
    const off = await client.call(routes.companyFollow, { companyId: company.id });
    expect(off).toMatchObject({ isFollowing: false, followers: 0 });
  });

  it('pages its jobs without repeats while new ones are posted', async () => {
    const company = await buildCompany(test.database);
    for (let index = 0; index < 5; index += 1) {
      await buildJob(test.database, {
        companyId: company.id,
        createdAt: new Date(Date.now() - 10_000),
        status: index === 0 ? 'CLOSED' : 'ACTIVE',
      });
    }
    await buildJob(test.database, {
      companyId: company.id,
      status: 'CLOSED',
      statusReason: 'removed-as-fake',
    });
    const input = { company: { companyId: company.id }, size: 3 };
    const first = await test.client.call(routes.companyJobs, input);
    await buildJob(test.database, { companyId: company.id });
    const second = await test.client.call(routes.companyJobs, {
      ...input,
      cursor: first.nextCursor ?? undefined,
    });
    const ids = [...first.jobs, ...second.jobs].map((job) => job.id);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
  });
});

describe('reviews', () => {
  it('need an interview; a second one replaces the first', async () => {
    const { id, client } = await test.seeker();
    const job = await buildJob(test.database);
    const review = { companyId: job.companyId, stars: 2, comments: 'ठीक था' };
    await expect(client.call(routes.companyReview, review)).rejects.toMatchObject({
      code: 'REVIEW_NOT_ALLOWED',
    });
    await buildApplication(test.database, { candidateId: id, jobId: job.id, status: 'INTERVIEWED' });
    await client.call(routes.companyReview, review);
    await client.call(routes.companyReview, { ...review, stars: 5, comments: 'Good people' });
    const found = await client.call(routes.companyReviews, { companyId: job.companyId, size: 10 });
    expect(found).toMatchObject({
      isReviewed: true,
      canReview: true,
      own: { stars: 5, comments: 'Good people' },
    });
    expect(found.reviews).toHaveLength(1);
    expect(JSON.stringify(found)).not.toContain('@');
    const none = await test.client.call(routes.companyReviews, {
      companyId: job.companyId,
      stars: 1,
      size: 10,
    });
    expect(none).toMatchObject({ reviews: [], isReviewed: false, canReview: false });
    expect(await test.client.call(routes.companyOne, { companyId: job.companyId })).toMatchObject({
      rating: 5,
      reviewCount: 1,
    });
  });
});

describe('an unknown company', () => {
  it.each(['0199b3f2-7c1a-7d10-9a51-2f6c1d0e4fff', 'no-id'])(
    '%s is not found by any route',
    async (companyId) => {
      const { client } = await test.seeker();
      const calls = await Promise.allSettled([
        client.call(routes.companyOne, { companyId }),
        client.call(routes.companyReviews, { companyId, size: 10 }),
        client.call(routes.companyJobs, { company: { companyId }, size: 10 }),
        client.call(routes.companyJobs, { company: { shareId: 'zzzzzz' }, size: 10 }),
        client.call(routes.companyFollow, { companyId }),
        client.call(routes.companyReview, { companyId, stars: 5, comments: '' }),
      ]);
      for (const call of calls) expect(call).toMatchObject({ reason: { status: 404, code: 'NOT_FOUND' } });
    },
  );

  it('requires one of the two ids', async () => {
    for (const route of [routes.companyOne, routes.companyJobs]) {
      const { status, body } = await test.client.raw(route, { body: {} });
      expect([status, body.code, body.issues[0].path]).toEqual([400, 'VALIDATION_FAILED', 'companyId']);
    }
  });
});

describe('a review', () => {
  async function interviewed() {
    const { id, client } = await test.seeker();
    const application = await buildApplication(test.database, { candidateId: id, status: 'HIRED' });
    return { id, client, companyId: application.companyId };
  }

  it('may have up to a thousand letters, and stays allowed after a later rejection', async () => {
    const { id, client, companyId } = await interviewed();
    const comments = 'क'.repeat(1000);
    await client.call(routes.companyReview, { companyId, stars: 3, comments });
    const found = await client.call(routes.companyReviews, { companyId, size: 10 });
    expect(found.own).toEqual({ stars: 3, comments });
    const reviewed = await client.call(routes.companyOne, { companyId });
    expect(reviewed).toMatchObject({ canReview: true, reviewCount: 1 });
    const applied = await buildApplication(test.database, { candidateId: (await test.seeker()).id });
    const stranger = test.client.as(await test.signIn(applied.candidateId));
    const early = stranger.call(routes.companyReview, { companyId: applied.companyId, stars: 1, comments });
    await expect(early).rejects.toMatchObject({ code: 'REVIEW_NOT_ALLOWED', status: 200 });
    expect(id).not.toBe(applied.candidateId);
  });
});

describe('the photo next to a review', () => {
  it('is the thumbnail of the photo, and is deleted with it', async () => {
    const { id, client } = await test.seeker();
    const { companyId } = await buildApplication(test.database, { candidateId: id, status: 'HIRED' });
    await client.call(routes.companyReview, { companyId, stars: 5, comments: '' });
    const shown = async () =>
      (await test.client.call(routes.companyReviews, { companyId, size: 10 })).reviews[0]?.reviewerImage;
    expect(await shown()).toBeNull();
    const file = new Blob([new Uint8Array(await samplePicture())]);
    const { key, thumbnailKey } = await client.call(routes.fileUpload, { kind: 'PHOTO' }, { file });
    expect(await shown()).toBe(thumbnailKey);
    await test.database.prisma.storedFile.delete({ where: { key: thumbnailKey ?? '' } });
    expect(await shown()).toBe(key);
    await client.call(routes.fileDelete, { key });
    expect(await shown()).toBeNull();
  });
});
