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
  foreign = { application, answer: held.id, member: stranger.memberId, kind: 'resume', job: job.id };
});
afterAll(() => test.close());

/** Valid bodies and queries, so that only the ids are wrong. */
const BODIES: Record<string, object> = {
  'team.invite': { phone: '+919812345678', role: 'RECRUITER' },
  'team.changeRole': { role: 'RECRUITER' },
  'applicants.call': { outcome: 'REACHED' },
};
const QUERIES: Record<string, Record<string, string>> = { 'applicants.list': { stage: 'APPLIED' } };

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
    if (names.some((name) => name === 'application' || name === 'answer' || name === 'member'))
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

it('every route of the contract has a handler', async () => {
  const site = openHireSite(test);
  for (const route of partnerRoutes) {
    const { status, body } = await site.raw(route, {
      params: { ...foreign, company: randomUUID() },
      body: {},
    });
    expect([route.key, status, body.code]).toEqual([
      route.key,
      route.access === 'public' ? 400 : 401,
      route.access === 'public' ? 'VALIDATION_FAILED' : 'NOT_SIGNED_IN',
    ]);
  }
});
