import { routes } from '@nukkad/contract';
import { buildApplication, buildCompany, buildJob } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the wire format', () => {
  it('of a company has the fields that older clients read', async () => {
    const company = await buildCompany(test.database);
    const { body } = await test.client.raw(routes.companyOne, {
      body: { companyId: '', compShareId: company.shareId, loginFrom: 'Web' },
    });
    expect(body).toMatchObject({
      success: true,
      companyObj: {
        companyId: company.id,
        companyName: company.name,
        companyImage: expect.any(String),
        companyLink: expect.stringContaining(company.shareId),
        location: company.address,
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        gallery: expect.any(Array),
        companyWebsite: expect.any(String),
        canReview: false,
        isFollowing: false,
        followers: 0,
      },
      title: expect.any(String),
      description: expect.any(String),
      keywords: expect.any(String),
    });
  });

  it('of a company’s jobs has cards, also by share id; reviews are wrapped in a list', async () => {
    const job = await buildJob(test.database);
    const { shareId } = await test.database.prisma.company.findUniqueOrThrow({
      where: { id: job.companyId },
    });
    const jobs = await test.client.raw(routes.companyJobs, { body: { shareId } });
    expect(jobs.body.jobs).toMatchObject([{ jobId: job.id, jobTitle: job.title, isSaved: false }]);
    const reviews = await test.client.raw(routes.companyReviews, { body: { companyId: job.companyId } });
    expect(reviews.body).toMatchObject([{ success: true, review: [], isReviewed: false }]);
  });

  it('of following is wrapped in a list, on and off', async () => {
    const { id, client } = await test.seeker();
    const company = await buildCompany(test.database);
    const press = async () =>
      (await client.raw(routes.companyFollow, { body: { jobseekerId: id, companyId: company.id } })).body;
    expect(await press()).toMatchObject([{ success: true, isFollowing: true, followers: 1 }]);
    expect(await press()).toMatchObject([{ success: true, isFollowing: false, followers: 0 }]);
  });

  it('is consistent after many concurrent clicks on follow', async () => {
    const { id, client } = await test.seeker();
    const company = await buildCompany(test.database);
    const presses = Array.from({ length: 7 }, () =>
      client.call(routes.companyFollow, { companyId: company.id }),
    );
    expect((await Promise.all(presses)).filter(({ isFollowing }) => isFollowing)).toHaveLength(4);
    expect(await test.database.prisma.companyFollow.count({ where: { candidateId: id } })).toBe(1);
  });
});

describe('the wire format of a review', () => {
  async function interviewed() {
    const { id, client } = await test.seeker();
    const application = await buildApplication(test.database, { candidateId: id, status: 'HIRED' });
    return { id, client, companyId: application.companyId };
  }

  it('has the name and picture of the profile, not those of the body', async () => {
    const { id, client, companyId } = await interviewed();
    const { name } = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
    const sent = await client.raw(routes.companyReview, {
      body: {
        jobseekerId: id,
        companyId,
        ratings: 4,
        comments: ' <b>Paid</b> on time ',
        jobseekerName: 'Somebody Else',
        jobseekerImage: 'http://evil.test/a.png',
        email: 'a@mail.example',
      },
    });
    expect(sent.body).toMatchObject([{ success: true, msg: expect.any(String) }]);
    const { body } = await test.client.raw(routes.companyReviews, { body: { companyId, rating: 4 } });
    expect(body[0].review).toMatchObject([
      { jobseekerName: name, rating: 4, comments: '<b>Paid</b> on time' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Somebody|evil|mail\.example/);
  });

  it.each([
    [{ ratings: 0 }, 'ratings'],
    [{ ratings: 6 }, 'ratings'],
    [{ ratings: 4.5 }, 'ratings'],
    [{ ratings: 5, comments: 'x'.repeat(1001) }, 'comments'],
  ])('refuses %j', async (wrong, path) => {
    const { client, companyId } = await interviewed();
    const { status, body } = await client.raw(routes.companyReview, { body: { companyId, ...wrong } });
    expect([status, body.code, body.issues[0].path]).toEqual([400, 'VALIDATION_FAILED', path]);
  });
});
