import { randomUUID } from 'node:crypto';
import { companyTerms } from '@nukkad/content/company-terms.ts';
import { FRESH_LOGIN_MINUTES } from '@nukkad/contract';
import {
  companyClaim,
  inviteAccept,
  memberDelete,
  memberDeletion,
  memberDevices,
  memberMe,
  teamChangeRole,
  teamEnd,
  teamInvite,
  teamLeave,
  teamList,
} from '@nukkad/contract/partner/index.ts';
import { requireFreshSession } from '@nukkad/core/members/require-fresh-session.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, type HireSite, memberPhone, signInMember, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const NOON = '2031-03-10T06:30:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => {
  test.clock.stop();
  test.clock.set(NOON);
});
afterEach(() => test.clock.run());
afterAll(() => test.close());

const after = (moment: string, milliseconds: number) =>
  new Date(Date.parse(moment) + milliseconds).toISOString();

const claim = (site: HireSite, company: string) =>
  site.call(
    companyClaim,
    { params: { company }, body: { terms: companyTerms.version } },
    { key: randomUUID() },
  );

describe('the ten invitations of a day', () => {
  it('are free again at midnight in India', async () => {
    const { site, company } = await buildMember(test);
    const params = { company: company.id };
    const invite = () =>
      refused(site.call(teamInvite, { params, body: { phone: memberPhone(), role: 'RECRUITER' } }));
    test.clock.set('2031-03-10T18:29:59.999Z');
    for (let count = 0; count < 10; count += 1) expect(await invite()).toBe('done');
    expect(await invite()).toBe('422 INVITE_LIMIT');
    test.clock.set('2031-03-10T18:30:00.000Z');
    for (let count = 0; count < 10; count += 1) expect(await invite()).toBe('done');
    test.clock.set('2031-03-11T00:30:00.000Z');
    expect(await invite()).toBe('422 INVITE_LIMIT');
  });
});

it('the list of invitations has those that can still be used, the newest first', async () => {
  const { site, company } = await buildMember(test);
  const params = { company: company.id };
  const invite = async (phone = memberPhone()) => {
    test.clock.advanceSeconds(1);
    return site.call(teamInvite, { params, body: { phone, role: 'RECRUITER' } });
  };
  const phone = memberPhone();
  const old = await invite();
  test.clock.advanceDays(6);
  const used = await invite(phone);
  const first = await invite();
  const second = await invite();
  const listed = async () => (await site.call(teamList, { params })).invites.map(({ id }) => id);
  expect(await listed()).toEqual([second.id, first.id, used.id, old.id]);
  await (await signInMember(test, phone)).call(inviteAccept, { params: { token: used.token } });
  expect(await listed()).toEqual([second.id, first.id, old.id]);
  test.clock.set(old.expiresAt);
  expect(await listed()).toEqual([second.id, first.id]);
});

describe('a former member', () => {
  it('can be invited again, and each change is in the audit', async () => {
    const { site, company } = await buildMember(test);
    const params = { company: company.id };
    const phone = memberPhone();
    const invited = await signInMember(test, phone);
    const join = async () => {
      const { token } = await site.call(teamInvite, { params, body: { phone, role: 'RECRUITER' } });
      await invited.call(inviteAccept, { params: { token } });
    };
    await join();
    const { member } = await invited.call(memberMe, {});
    await site.call(teamEnd, { params: { ...params, member: member.id } });
    expect((await invited.call(memberMe, {})).companies).toEqual([]);
    test.clock.advanceSeconds(1);
    await join();
    expect((await invited.call(memberMe, {})).companies).toMatchObject([{ id: company.id }]);
    expect((await site.call(teamList, { params })).items).toHaveLength(2);
    const entries = await test.database.prisma.auditEntry.findMany({
      where: { subject: member.id, action: { startsWith: 'membership-' } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'membership-ended',
      'membership-opened',
      'membership-opened',
    ]);
    expect(entries.find(({ action }) => action === 'membership-ended')?.details).toMatchObject({
      company: company.id,
      role: 'RECRUITER',
    });
  });

  it('leaves a company that others can claim when nobody is left', async () => {
    const { site, company } = await buildMember(test);
    const next = await signInMember(test, memberPhone());
    expect(await refused(claim(next, company.id))).toBe('422 ALREADY_CLAIMED');
    expect(await refused(site.call(teamLeave, { params: { company: company.id } }))).toBe('422 LAST_OWNER');
    await test.database.prisma.membership.updateMany({
      where: { companyId: company.id },
      data: { endedAt: test.clock.now() },
    });
    expect(await claim(next, company.id)).toMatchObject({ state: 'OPEN' });
    expect(await refused(site.call(memberDelete, {}))).toBe('done');
  });
});

describe('a session', () => {
  it('ends 60 days after the last use, to the millisecond', async () => {
    const { site, memberId } = await buildMember(test);
    const { expiresAt } = await test.database.prisma.deskSession.findFirstOrThrow({ where: { memberId } });
    expect(expiresAt.toISOString()).toBe(after(NOON, 60 * 86_400_000));
    test.clock.set(expiresAt.toISOString());
    expect(await refused(site.call(memberMe, {}))).toBe('401 NOT_SIGNED_IN');
    test.clock.set(after(expiresAt.toISOString(), -1));
    expect(await refused(site.call(memberMe, {}))).toBe('done');
  });

  it('is fresh for as many minutes as the contract says, to the millisecond', async () => {
    const { memberId } = await buildMember(test);
    const { id, provedAt } = await test.database.prisma.deskSession.findFirstOrThrow({ where: { memberId } });
    const isFresh = (milliseconds: number) => {
      test.clock.set(after(provedAt.toISOString(), FRESH_LOGIN_MINUTES * 60_000 + milliseconds));
      return requireFreshSession(test.container, id).then(
        () => true,
        ({ code }: { code: string }) => code,
      );
    };
    expect([await isFresh(0), await isFresh(1)]).toEqual([true, 'FRESH_LOGIN_NEEDED']);
    expect(await refused(requireFreshSession(test.container, randomUUID()))).toMatch(/FRESH_LOGIN_NEEDED$/);
  });
});

describe('the devices of a member', () => {
  it.each([49, 50, 51])('are listed by their last use, at most 50 of %i', async (count) => {
    const { site, memberId } = await buildMember(test);
    const seen = Array.from({ length: count - 1 }, (_, index) => after(NOON, -1000 * (index + 1)));
    await test.database.prisma.deskSession.createMany({
      data: seen.toReversed().map((seenAt) => ({
        memberId,
        tokenHash: randomUUID(),
        startedAt: seenAt,
        seenAt,
        provedAt: seenAt,
        expiresAt: after(NOON, 1000),
      })),
    });
    const { items } = await site.call(memberDevices, {});
    expect(items.map(({ seenAt }) => seenAt)).toEqual([NOON, ...seen].slice(0, 50));
  });
});

describe('the companies that only one member owns', () => {
  it('are listed by name before the account is deleted', async () => {
    const { company, site, memberId } = await buildMember(test);
    const { prisma } = test.database;
    await prisma.company.update({ where: { id: company.id }, data: { name: 'Bharat Cabs' } });
    const other = await buildCompany(test.database, { name: 'Asha Foods' });
    const owner = { companyId: other.id, memberId, role: 'OWNER', createdBy: 'test' } as const;
    await prisma.membership.create({ data: owner });
    const { companies } = await site.call(memberDeletion, {});
    expect(companies.map(({ name }) => name)).toEqual(['Asha Foods', 'Bharat Cabs']);
  });
});

describe('a new owner', () => {
  it.each([
    ['as long as the session is fresh', 0, 'done'],
    ['no longer', 1, 'FRESH_LOGIN_NEEDED'],
  ])('is chosen %s', async (_name, milliseconds, expected) => {
    const { site, company, memberId } = await buildMember(test);
    const { memberId: member } = await buildMember(test, { companyId: company.id, role: 'RECRUITER' });
    const { provedAt } = await test.database.prisma.deskSession.findFirstOrThrow({ where: { memberId } });
    test.clock.set(after(provedAt.toISOString(), FRESH_LOGIN_MINUTES * 60_000 + milliseconds));
    const params = { company: company.id };
    const promoted = site.call(teamChangeRole, { params: { ...params, member }, body: { role: 'OWNER' } });
    expect((await refused(promoted)).split(' ').at(-1)).toBe(expected);
    const owner = await test.database.prisma.membership.count({
      where: { companyId: company.id, memberId: member, role: 'OWNER' },
    });
    expect(owner).toBe(expected === 'done' ? 1 : 0);
    const invited = (role: 'OWNER' | 'RECRUITER') =>
      refused(site.call(teamInvite, { params, body: { phone: memberPhone(), role } }));
    expect((await invited('OWNER')).split(' ').at(-1)).toBe(expected);
    expect(await invited('RECRUITER')).toBe('done');
  });
});

describe('the claims of a company', () => {
  it('of others end when one is granted, and do not count towards what their member may own', async () => {
    const companies = [];
    for (let count = 0; count < 3; count += 1) companies.push(await buildCompany(test.database));
    const [first, second, third] = companies.map(({ id }) => id) as [string, string, string];
    const site = await signInMember(test, memberPhone());
    await claim(site, first);
    await claim(site, second);
    expect(await refused(claim(site, third))).toBe('422 COMPANY_LIMIT');
  });
});
