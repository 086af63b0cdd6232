import { randomUUID } from 'node:crypto';
import { type AnyPartnerRoute, partnerRoutes } from '@nukkad/contract/partner/index.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof buildMember>>;

let test: TestApp;
let owner: Staff;
let recruiter: Staff;
let stranger: Staff;
/** Ids of the stranger's company. */
let foreign: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  owner = await buildMember(test);
  recruiter = await buildMember(test, { companyId: owner.company.id, role: 'RECRUITER' });
  stranger = await buildMember(test);
  const job = await buildJob(test.database, { companyId: stranger.company.id });
  const { id: application } = await buildApplication(test.database, { jobId: job.id });
  const now = new Date();
  const held = await test.database.prisma.heldAnswer.create({
    data: {
      ...{ applicationId: application, from: 'APPLIED', attempt: 1, reason: 'far', createdAt: now },
      ...{ memberId: stranger.memberId, dueAt: new Date(now.getTime() + 600_000) },
    },
  });
  const draft = await test.database.prisma.jobDraft.create({
    data: { companyId: stranger.company.id, memberId: stranger.memberId, fields: { title: 'Cook' } },
  });
  const paper = await test.database.prisma.companyPaper.create({
    data: {
      companyId: stranger.company.id,
      kind: 'LICENCE',
      fileKey: 'company-paper-x.webp',
      addedBy: stranger.memberId,
    },
  });
  const interview = await test.database.prisma.interview.create({
    data: {
      applicationId: application,
      companyId: stranger.company.id,
      round: 1,
      at: now,
      place: 'Pune',
      createdAt: now,
      changedAt: now,
    },
  });
  const { candidateId } = await test.database.prisma.application.findUniqueOrThrow({
    where: { id: application },
  });
  const review = await test.database.prisma.companyReview.create({
    data: { companyId: stranger.company.id, candidateId, rating: 4, comment: 'Fair pay' },
  });
  foreign = {
    review: review.id,
    interview: interview.id,
    application,
    answer: held.id,
    member: stranger.memberId,
    kind: 'resume',
    job: job.id,
    draft: draft.id,
    token: 'short',
    paper: paper.id,
  };
});
afterAll(() => test.close());

/** Valid bodies and queries, so that only the ids are wrong. */
const BODIES: Record<string, object> = {
  'team.invite': { phone: '+919812345678', role: 'RECRUITER' },
  'team.changeRole': { role: 'RECRUITER' },
  'applicants.call': { outcome: 'REACHED' },
  'interviews.change': { sequence: 0, bring: 'Pen' },
  'interviews.outcome': { outcome: 'CAME' },
  'messages.send': { text: 'Hello', clientKey: 'one-message' },
  'reviews.reply': { text: 'Thank you' },
  'drafts.create': { fields: {} },
  'drafts.change': { fields: { title: 'Baker' } },
  'companyJobs.publish': { fields: {} },
  'companyJobs.change': { since: new Date().toISOString(), fields: { title: 'Baker' } },
  'companyJobs.close': { reason: 'NOT_NEEDED', answerRest: true },
  'company.change': { version: '2026-01-01T00:00:00.000Z' },
};
const QUERIES: Record<string, Record<string, string>> = {
  'applicants.list': { stage: 'APPLIED' },
  'interviews.list': { from: '2027-01-01T00:00:00Z', to: '2027-01-02T00:00:00Z' },
  'papers.add': { kind: 'LICENCE' },
};

const ofCompanies = partnerRoutes.filter(({ access }) => access === 'recruiter' || access === 'owner');

function requestOf({ key }: AnyPartnerRoute, company: string) {
  const sends = { applications: [foreign.application], from: 'APPLIED', to: 'HIRED' };
  const body = key === 'answers.send' ? sends : BODIES[key];
  return {
    params: { ...foreign, company },
    ...(QUERIES[key] && { query: QUERIES[key] }),
    ...(body && { body }),
    headers: { 'idempotency-key': randomUUID() },
  };
}

const ledger = () => test.database.prisma.profileAccess.count();

describe.each(ofCompanies.map((route) => [route.key, route] as const))('%s', (_key, route) => {
  it("does not find another company, and no other company's ids", async () => {
    for (const { site } of [owner, recruiter])
      expect((await site.raw(route, requestOf(route, stranger.company.id))).status).toBe(404);
    for (const company of [randomUUID(), '0'.repeat(36)])
      expect((await owner.site.raw(route, requestOf(route, company))).status).toBe(404);
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    if (names.some((name) => name !== 'company' && name !== 'kind'))
      expect((await owner.site.raw(route, requestOf(route, owner.company.id))).status).toBe(404);
    expect(await ledger()).toBe(0);
  });

  it('needs a session, and the role', async () => {
    const request = requestOf(route, owner.company.id);
    expect((await openHireSite(test).raw(route, request)).status).toBe(401);
    const forged = { ...request, headers: { ...request.headers, cookie: 'nukkad_hire=forged' } };
    expect((await openHireSite(test).raw(route, forged)).status).toBe(401);
    if (route.access === 'owner') expect((await recruiter.site.raw(route, request)).status).toBe(403);
  });

  it('is not found after the membership ended', async () => {
    const former = await buildMember(test, { companyId: owner.company.id });
    await test.database.prisma.membership.updateMany({
      where: { memberId: former.memberId },
      data: { endedAt: new Date() },
    });
    expect((await former.site.raw(route, requestOf(route, owner.company.id))).status).toBe(404);
  });
});

it('answers and lists with ids of another company change and show nothing', async () => {
  const params = { company: owner.company.id };
  const [send, list] = ['answers.send', 'applicants.list'].map((key) =>
    partnerRoutes.find((route) => route.key === key),
  ) as [AnyPartnerRoute, AnyPartnerRoute];
  const sent = await owner.site.raw(send, requestOf(send, owner.company.id));
  expect(sent.body.items).toMatchObject([{ result: 'REFUSED', code: 'NOT_FOUND', stage: null }]);
  const query = { stage: 'APPLIED', job: foreign.job ?? '' };
  expect((await owner.site.raw(list, { params, query })).body).toEqual({ items: [], next: null });
  expect(await ledger()).toBe(0);
});

/** Returns status and code of a route that is called without a session and with an empty body. */
function answerOf({ access, request }: AnyPartnerRoute): string {
  if (access !== 'public') return '401 NOT_SIGNED_IN';
  return Object.keys(request).length === 0 ? '200 ' : '400 VALIDATION_FAILED';
}

it('every route of the contract has a handler', async () => {
  const site = openHireSite(test);
  for (const route of partnerRoutes) {
    const { status, body } = await site.raw(route, {
      params: { ...foreign, company: randomUUID() },
      body: {},
    });
    expect([route.key, `${status} ${body.code ?? ''}`]).toEqual([route.key, answerOf(route)]);
  }
});
