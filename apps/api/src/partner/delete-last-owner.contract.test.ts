import {
  memberDelete,
  memberDeleteWith,
  memberDeletion,
  memberMe,
  noticeList,
  teamInvite,
} from '@nukkad/contract/partner/index.ts';
import { releaseAnswers } from '@nukkad/core/answers/release-answers.ts';
import { deleteMember } from '@nukkad/core/leaving/delete-member.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, memberPhone, WITH_HIRE } from '../../test/hire-site.ts';
import { draftOf } from '../../test/posting.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const prisma = () => test.database.prisma;

/** Creates a signed-in owner and a recruiter of the same company. */
async function buildTeam() {
  const owner = await buildMember(test);
  const recruiter = await buildMember(test, { companyId: owner.company.id, role: 'RECRUITER', name: 'Ravi' });
  const company = owner.company.id;
  const remove = (successor: string | null) =>
    owner.site.call(memberDeleteWith, { body: { companies: [{ company, successor }] } });
  return { owner, recruiter, company, remove };
}

/** Creates an applicant who spent a credit. */
async function apply(
  jobId: string,
  change: { status?: 'APPLIED' | 'SHORTLISTED' | 'HIRED'; viewedAt?: Date } = {},
) {
  const candidate = await buildCandidate(test.database);
  const application = await buildApplication(test.database, { jobId, candidateId: candidate.id, ...change });
  await prisma().creditEntry.create({
    data: { candidateId: candidate.id, amount: -1, reason: 'APPLY', reference: `${application.id}:1`, jobId },
  });
  return { candidateId: candidate.id, id: application.id };
}

const creditsOf = async (candidateId: string) =>
  (await prisma().candidate.findUniqueOrThrow({ where: { id: candidateId } })).creditBalance;
const rolesOf = async (companyId: string) => {
  const open = await prisma().membership.findMany({ where: { companyId, endedAt: null } });
  return open.map(({ memberId, role }) => [memberId, role]);
};
const memberOf = (id: string) => prisma().member.findUniqueOrThrow({ where: { id } });
const messagesOf = async (site: Awaited<ReturnType<typeof buildMember>>['site']) =>
  (await site.call(noticeList, { query: {} })).items.map(({ message, link }) => [message, link]);

describe('before the deletion', () => {
  it('the only owner sees what closing ends, and who can own the company', async () => {
    const { owner, recruiter, company } = await buildTeam();
    const suspended = await buildMember(test, { companyId: company, role: 'RECRUITER' });
    await prisma().member.update({ where: { id: suspended.memberId }, data: { suspendedAt: new Date() } });
    const open = await buildJob(test.database, { companyId: company });
    const closed = await buildJob(test.database, {
      companyId: company,
      status: 'CLOSED',
      statusReason: 'expired',
    });
    await buildJob(test.database, {
      companyId: company,
      status: 'PAUSED',
      statusReason: 'moderation-refused',
    });
    await apply(open.id);
    await apply(closed.id, { status: 'SHORTLISTED' });
    await apply(open.id, { status: 'HIRED' });
    expect(await owner.site.call(memberDeletion, {})).toEqual({
      companies: [
        {
          id: company,
          name: owner.company.name,
          city: expect.any(String),
          jobs: 1,
          waiting: 2,
          successors: [{ id: recruiter.memberId, name: 'Ravi', phone: recruiter.phone }],
        },
      ],
    });
    expect(await recruiter.site.call(memberDeletion, {})).toEqual({ companies: [] });
  });

  it('one of two owners has nothing to decide', async () => {
    const { owner, company } = await buildTeam();
    await buildMember(test, { companyId: company });
    expect(await owner.site.call(memberDeletion, {})).toEqual({ companies: [] });
    expect(await refused(owner.site.call(memberDeleteWith, { body: { companies: [] } }))).toBe('done');
  });
});

describe('handing over', () => {
  it('makes the recruiter the owner, who gets a notice, and deletes the member', async () => {
    const { owner, recruiter, company, remove } = await buildTeam();
    await remove(recruiter.memberId);
    expect(await rolesOf(company)).toEqual([[recruiter.memberId, 'OWNER']]);
    expect(await memberOf(owner.memberId)).toMatchObject({
      name: '',
      phone: null,
      deletedAt: expect.any(Date),
    });
    expect(await refused(owner.site.call(memberMe, {}))).toBe('401 NOT_SIGNED_IN');
    expect(await messagesOf(recruiter.site)).toEqual([
      [`You are now the owner of ${owner.company.name}. You can invite and remove people.`, '/team'],
    ]);
    const entry = { actor: `member:${owner.memberId}`, action: 'role-changed', subject: recruiter.memberId };
    expect(await prisma().auditEntry.findFirst({ where: entry })).toMatchObject({
      details: { company, role: { from: 'RECRUITER', to: 'OWNER' } },
    });
  });

  it.each([
    [
      'has left',
      (id: string) =>
        prisma().membership.updateMany({ where: { memberId: id }, data: { endedAt: new Date() } }),
    ],
    [
      'is suspended',
      (id: string) => prisma().member.update({ where: { id }, data: { suspendedAt: new Date() } }),
    ],
  ])('is refused if the recruiter %s, and nothing changes', async (_case, change) => {
    const { owner, recruiter, company, remove } = await buildTeam();
    await change(recruiter.memberId);
    expect(await refused(remove(recruiter.memberId))).toBe('409 CHANGED_SINCE');
    expect((await memberOf(owner.memberId)).deletedAt).toBeNull();
    expect(await rolesOf(company)).toContainEqual([owner.memberId, 'OWNER']);
  });

  it('is refused to a member of another company', async () => {
    const { owner, remove } = await buildTeam();
    const stranger = await buildTeam();
    expect(await refused(remove(stranger.recruiter.memberId))).toBe('409 CHANGED_SINCE');
    expect((await memberOf(owner.memberId)).deletedAt).toBeNull();
  });

  it('is ignored if somebody else owns the company by now', async () => {
    const { owner, recruiter, company, remove } = await buildTeam();
    const second = await buildMember(test, { companyId: company });
    await remove(null);
    expect(await rolesOf(company)).toEqual(
      expect.arrayContaining([
        [second.memberId, 'OWNER'],
        [recruiter.memberId, 'RECRUITER'],
      ]),
    );
    expect((await memberOf(owner.memberId)).deletedAt).not.toBeNull();
  });
});

describe('closing', () => {
  it('closes the jobs, answers everybody who waits after ten minutes, and ends all memberships', async () => {
    const { owner, recruiter, company, remove } = await buildTeam();
    const open = await buildJob(test.database, { companyId: company });
    const paused = await buildJob(test.database, {
      companyId: company,
      status: 'PAUSED',
      statusReason: 'employer',
    });
    const held = await buildJob(test.database, {
      companyId: company,
      status: 'PAUSED',
      statusReason: 'awaiting-moderation',
    });
    const over = await buildJob(test.database, {
      companyId: company,
      status: 'CLOSED',
      statusReason: 'expired',
    });
    const refusedJob = await buildJob(test.database, {
      companyId: company,
      status: 'PAUSED',
      statusReason: 'moderation-refused',
    });
    const waiting = [
      await apply(open.id),
      await apply(open.id, { status: 'SHORTLISTED' }),
      await apply(over.id, { viewedAt: new Date() }),
    ];
    const hired = await apply(open.id, { status: 'HIRED' });
    await draftOf({ site: owner.site, params: { company } });
    await owner.site.call(teamInvite, {
      params: { company },
      body: { phone: memberPhone(), role: 'RECRUITER' },
    });
    await remove(null);

    const jobs = await prisma().job.findMany({ where: { companyId: company } });
    const stateOf = (id: string) => {
      const job = jobs.find((one) => one.id === id);
      return [job?.status, job?.statusReason];
    };
    for (const { id } of [open, paused, held]) expect(stateOf(id)).toEqual(['CLOSED', 'not-needed']);
    expect(stateOf(over.id)).toEqual(['CLOSED', 'expired']);
    expect(stateOf(refusedJob.id)).toEqual(['PAUSED', 'moderation-refused']);
    expect(await rolesOf(company)).toEqual([]);
    expect(await prisma().jobDraft.count({ where: { companyId: company } })).toBe(0);
    expect(await prisma().memberInvite.count({ where: { companyId: company } })).toBe(0);
    expect((await recruiter.site.call(memberMe, {})).companies).toEqual([]);
    expect(await messagesOf(recruiter.site)).toEqual([
      [expect.stringContaining(`${owner.company.name} has been closed here by its owner.`), null],
    ]);

    test.clock.advanceSeconds(601);
    await releaseAnswers(test.container);
    const ended = await prisma().applicationEvent.findMany({
      where: { applicationId: { in: waiting.map(({ id }) => id) }, status: 'REJECTED' },
    });
    expect(ended.map(({ reason }) => reason)).toEqual(['not-needed', 'not-needed', 'not-needed']);
    const stillHired = await prisma().application.findUniqueOrThrow({ where: { id: hired.id } });
    expect(stillHired.status).toBe('HIRED');
    const audit = { actor: `member:${owner.memberId}`, action: 'company-closed', subject: company };
    expect(await prisma().auditEntry.findFirst({ where: audit })).toMatchObject({
      details: { jobs: 3, answered: 3, refunds: 1 },
    });
  });

  it('gives the credit back once to those whom nobody looked at', async () => {
    const { company, remove } = await buildTeam();
    const job = await buildJob(test.database, { companyId: company });
    const unseen = await apply(job.id);
    const seen = await apply(job.id, { viewedAt: new Date() });
    const before = [await creditsOf(unseen.candidateId), await creditsOf(seen.candidateId)];
    await remove(null);
    const after = [await creditsOf(unseen.candidateId), await creditsOf(seen.candidateId)];
    expect(after).toEqual([(before[0] ?? 0) + 1, before[1]]);
    const { values } = await prisma().notification.findFirstOrThrow({
      where: { candidateId: unseen.candidateId },
    });
    expect(values).toMatchObject({ template: 'refunded-company-closed' });
  });
});

it('needs a plan for each company whose only owner the member is', async () => {
  const { owner, company } = await buildTeam();
  const body = { companies: [] };
  expect(await refused(owner.site.call(memberDeleteWith, { body }))).toBe('422 LAST_OWNER');
  expect(await refused(owner.site.call(memberDelete, {}))).toBe('422 LAST_OWNER');
  expect(await rolesOf(company)).toContainEqual([owner.memberId, 'OWNER']);
});

it('does all or nothing for two companies', async () => {
  const { owner, recruiter, company } = await buildTeam();
  const other = await buildTeam();
  await prisma().membership.updateMany({
    where: { memberId: other.owner.memberId },
    data: { memberId: owner.memberId },
  });
  const job = await buildJob(test.database, { companyId: company });
  const plans = [
    { company, successor: null },
    { company: other.company, successor: recruiter.memberId },
  ];
  const remove = () => owner.site.call(memberDeleteWith, { body: { companies: plans } });
  expect(await refused(remove())).toBe('409 CHANGED_SINCE');
  expect((await prisma().job.findUniqueOrThrow({ where: { id: job.id } })).status).toBe('ACTIVE');
  expect(await rolesOf(company)).toHaveLength(2);
});

it('happens once, also if it is asked for twice at once', async () => {
  const { owner, company } = await buildTeam();
  const plans = [{ company, successor: null }];
  await Promise.all([1, 2].map(() => deleteMember(test.container, owner.memberId, plans)));
  await deleteMember(test.container, owner.memberId, plans);
  const where = {
    subject: { in: [owner.memberId, company] },
    action: { in: ['member-deleted', 'company-closed'] },
  };
  expect(await prisma().auditEntry.count({ where })).toBe(2);
});

it('needs a sign-in of the last 15 minutes', async () => {
  const { owner, remove } = await buildTeam();
  test.clock.advanceSeconds(15 * 60 + 1);
  expect(await refused(remove(null))).toBe('422 FRESH_LOGIN_NEEDED');
  expect((await memberOf(owner.memberId)).deletedAt).toBeNull();
});
