import {
  companyOne,
  memberMe,
  noticeList,
  teamConfirm,
  teamEnd,
  teamList,
} from '@nukkad/contract/partner/index.ts';
import { askTeam } from '@nukkad/core/team-question/ask-team.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  test.clock.stop();
});
beforeEach(async () => {
  await test.database.prisma.membership.updateMany({ data: { endedAt: new Date('2030-01-01') } });
  await test.database.prisma.teamQuestion.deleteMany();
});
afterAll(async () => {
  test.clock.run();
  await test.close();
});

/** The team begins in the evening of 1 January 2031, by the clock of India. */
const START = Date.parse('2031-01-01T20:00:00+05:30');
const DAY = 86_400_000;
const prisma = () => test.database.prisma;

/** Sets the clock to a time of India on the day that is `days` after the start. */
const onDay = (days: number, time = '10:45:00') => {
  const day = new Date(Date.parse('2031-01-01') + days * DAY).toISOString().slice(0, 10);
  test.clock.set(`${day}T${time}+05:30`);
};

/** Creates an owner and a recruiter who joined at the start, and were here `seenDays` after it. */
async function buildTeam({ seenDays = 90 }: { seenDays?: number } = {}) {
  test.clock.set(new Date(START).toISOString());
  const owner = await buildMember(test);
  const recruiter = await buildMember(test, { companyId: owner.company.id, role: 'RECRUITER', name: 'Ravi' });
  const company = owner.company.id;
  await prisma().membership.updateMany({
    where: { companyId: company },
    data: { createdAt: new Date(START) },
  });
  const seenAt = new Date(START + seenDays * DAY);
  const expiresAt = new Date(START + 400 * DAY);
  await prisma().deskSession.updateMany({ data: { seenAt, expiresAt } });
  const params = { company };
  const members = [recruiter.memberId];
  return {
    owner,
    recruiter,
    company,
    params,
    confirm: () => owner.site.call(teamConfirm, { params, body: { members } }),
    askedAt: async () => {
      await prisma().deskSession.updateMany({ data: { expiresAt } });
      return (await owner.site.call(companyOne, { params })).teamAskedAt;
    },
  };
}

const run = () => askTeam(test.container);

/** Returns the templates of a member's notices about the team, the latest first. */
async function noticesOf(memberId: string) {
  const rows = await prisma().memberNotice.findMany({
    where: { memberId, type: 'team' },
    orderBy: { createdAt: 'desc' },
  });
  return rows.map(({ values }) => (values as { template: string }).template);
}

const hasEnded = async (memberId: string) =>
  (await prisma().membership.findFirstOrThrow({ where: { memberId } })).endedAt !== null;

describe('the question who still belongs', () => {
  it('is asked 90 days after somebody joined, by the calendar of India, and once', async () => {
    const { owner, recruiter, company, askedAt } = await buildTeam();
    onDay(89, '23:59:59');
    await run();
    expect([await askedAt(), await noticesOf(owner.memberId)]).toEqual([null, []]);
    onDay(90, '00:00:00');
    await run();
    await run();
    expect(await askedAt()).toBe(test.clock.now().toISOString());
    expect(await noticesOf(owner.memberId)).toEqual(['ask']);
    expect(await noticesOf(recruiter.memberId)).toEqual([]);
    expect((await recruiter.site.call(companyOne, { params: { company } })).teamAskedAt).toBeNull();
    const [notice] = (await owner.site.call(noticeList, { query: {} })).items;
    expect(notice).toMatchObject({ message: expect.stringContaining(owner.company.name), link: '/team' });
  });

  it('is not asked of an owner who is alone, or of a suspended company', async () => {
    const alone = await buildTeam();
    await alone.owner.site.call(teamEnd, { params: { ...alone.params, member: alone.recruiter.memberId } });
    const suspended = await buildTeam();
    await prisma().company.update({
      where: { id: suspended.company },
      data: { suspendedAt: new Date(START) },
    });
    onDay(120);
    await run();
    expect(await prisma().teamQuestion.count()).toBe(0);
  });

  it('is answered for everybody in one press, and asked again 90 days later', async () => {
    const { owner, recruiter, confirm, askedAt, company } = await buildTeam();
    onDay(90);
    await run();
    onDay(92);
    expect(await confirm()).toEqual({ confirmed: 2 });
    expect(await askedAt()).toBeNull();
    const stored = await prisma().membership.findMany({ where: { companyId: company } });
    expect(stored.map(({ confirmedAt }) => confirmedAt?.toISOString())).toEqual(
      [owner, recruiter].map(() => test.clock.now().toISOString()),
    );
    onDay(181, '23:59:59');
    await run();
    expect(await askedAt()).toBeNull();
    onDay(182, '00:00:00');
    await run();
    expect(await askedAt()).toBe(test.clock.now().toISOString());
    const audit = { actor: `member:${owner.memberId}`, action: 'team-confirmed', subject: company };
    expect(await prisma().auditEntry.findMany({ where: audit })).toMatchObject([
      { details: { confirmed: 2 } },
    ]);
  });

  it('is answered once: a second answer changes nothing', async () => {
    const { confirm, company } = await buildTeam();
    expect(await confirm()).toEqual({ confirmed: 0 });
    onDay(90);
    await run();
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ confirmed }) => confirmed).toSorted()).toEqual([0, 2]);
    const before = await prisma().membership.findMany({ where: { companyId: company } });
    onDay(91);
    expect(await confirm()).toEqual({ confirmed: 0 });
    expect(await prisma().membership.findMany({ where: { companyId: company } })).toEqual(before);
  });

  it('is gone when everybody who had to be confirmed was removed', async () => {
    const { owner, recruiter, params, askedAt } = await buildTeam();
    onDay(90);
    await run();
    await owner.site.call(teamEnd, { params: { ...params, member: recruiter.memberId } });
    expect(await askedAt()).toBeNull();
    expect((await owner.site.call(teamList, { params })).askedAt).toBeNull();
  });

  it('ignores people of other companies, and is for owners', async () => {
    const { recruiter, params, owner } = await buildTeam();
    const stranger = await buildTeam();
    onDay(90);
    await run();
    const body = { members: [stranger.recruiter.memberId] };
    expect(await refused(recruiter.site.call(teamConfirm, { params, body }))).toBe('403 FORBIDDEN');
    expect(await owner.site.call(teamConfirm, { params, body })).toEqual({ confirmed: 1 });
    const { confirmedAt } = await prisma().membership.findFirstOrThrow({
      where: { memberId: stranger.recruiter.memberId },
    });
    expect(confirmedAt).toBeNull();
  });
});

describe('an unanswered question', () => {
  it('comes again after 7, 14, 30, 60 and 90 days, once each', async () => {
    const { owner } = await buildTeam({ seenDays: 150 });
    onDay(90);
    await run();
    for (const [days, notices] of [
      [96, 1],
      [97, 2],
      [103, 2],
      [104, 3],
      [119, 3],
      [120, 4],
      [150, 5],
      [180, 6],
      [260, 6],
    ] as const) {
      onDay(days);
      await prisma().deskSession.updateMany({ data: { seenAt: test.clock.now() } });
      await run();
      await run();
      expect([days, (await noticesOf(owner.memberId)).length]).toEqual([days, notices]);
    }
  });

  it('ends after 14 days the access of a recruiter who was not here for 60 days', async () => {
    const { owner, recruiter, company } = await buildTeam({ seenDays: 44 });
    onDay(90);
    await run();
    onDay(103, '23:59:59');
    await run();
    expect(await hasEnded(recruiter.memberId)).toBe(false);
    onDay(104, '00:00:00');
    await run();
    await run();
    expect(await hasEnded(recruiter.memberId)).toBe(true);
    expect(await hasEnded(owner.memberId)).toBe(false);
    expect((await noticesOf(owner.memberId)).filter((template) => template === 'unused')).toHaveLength(1);
    expect((await recruiter.site.call(memberMe, {})).companies).toEqual([]);
    const entry = { actor: 'task:ask-team', action: 'membership-ended', subject: recruiter.memberId };
    expect(await prisma().auditEntry.findMany({ where: entry })).toMatchObject([{ details: { company } }]);
  });

  it('leaves a recruiter who was here within 60 days, and one who was confirmed', async () => {
    const seen = await buildTeam({ seenDays: 45 });
    onDay(90);
    await run();
    const answered = seen.confirm;
    onDay(104);
    await run();
    expect(await hasEnded(seen.recruiter.memberId)).toBe(false);
    await answered();
    onDay(110);
    await run();
    expect(await hasEnded(seen.recruiter.memberId)).toBe(false);
  });
});
