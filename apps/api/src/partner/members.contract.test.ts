import { randomUUID } from 'node:crypto';
import { companyTerms } from '@nukkad/content/company-terms.ts';
import { routes } from '@nukkad/contract';
import {
  companyClaim,
  inviteAccept,
  inviteRead,
  memberChange,
  memberDelete,
  memberDevices,
  memberEndDevice,
  memberEndOtherDevices,
  memberMe,
  memberSendCode,
  memberSignIn,
  memberSignOut,
  teamChangeRole,
  teamEnd,
  teamInvite,
  teamLeave,
  teamList,
} from '@nukkad/contract/partner/index.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildMember,
  HIRE_ORIGIN,
  memberPhone,
  openHireSite,
  signInMember,
  WITH_HIRE,
} from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

describe('signing in', () => {
  it('opens a session, creates the member once, and the text names the hire site', async () => {
    const phone = memberPhone();
    const site = await signInMember(test, phone);
    const first = await site.call(memberMe, {});
    expect(first).toMatchObject({ member: { phone, name: '' }, companies: [], claimable: null });
    expect(test.sms.sent.at(-1)?.text).toContain(`@hire.test #`);
    test.clock.advanceSeconds(61);
    const again = await (await signInMember(test, phone)).call(memberMe, {});
    expect(again.member.id).toBe(first.member.id);
    const opened = { action: 'member-opened', actor: `member:${first.member.id}` };
    expect(await test.database.prisma.auditEntry.count({ where: opened })).toBe(1);
  });

  it('sets a cookie that scripts and other sites cannot use, and stores its digest only', async () => {
    const phone = memberPhone();
    const site = openHireSite(test);
    const { token } = await site.call(memberSendCode, { body: { phone } });
    const body = { phone, code: test.sms.lastCode(phone), token };
    const response = await site.raw(memberSignIn, { body });
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^nukkad_hire=.*; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const value = site.cookie().split('=')[1] ?? '';
    expect(await test.database.prisma.deskSession.count({ where: { tokenHash: value } })).toBe(0);
    expect((await site.raw(memberSignIn, { body })).body).toMatchObject({ code: 'INVALID_OTP' });
  });

  it('refuses wrong codes as for seekers, with status 422', async () => {
    const phone = memberPhone();
    const site = openHireSite(test);
    const { token } = await site.call(memberSendCode, { body: { phone } });
    const code = test.sms.lastCode(phone) === '000000' ? '000001' : '000000';
    for (const triesLeft of [4, 3, 2, 1])
      expect((await site.raw(memberSignIn, { body: { phone, code, token } })).body).toMatchObject({
        code: 'INVALID_OTP',
        triesLeft,
      });
    expect(await refused(site.call(memberSignIn, { body: { phone, code, token } }))).toBe('422 OTP_LOCKED');
    expect(await refused(site.call(memberSendCode, { body: { phone: '12' } }))).toBe('422 INVALID_NUMBER');
    expect(await refused(site.call(memberMe, {}))).toBe('401 NOT_SIGNED_IN');
  });

  it("keeps codes of seekers and members apart, and a seeker's session opens nothing here", async () => {
    const phone = memberPhone();
    const site = openHireSite(test);
    const { token } = await site.call(memberSendCode, { body: { phone } });
    const code = test.sms.lastCode(phone);
    const asSeeker = test.client.call(routes.signInByPhone, { phone, code, token });
    await expect(asSeeker).rejects.toMatchObject({ code: 'INVALID_OTP' });
    const { accessToken } = await test.signIn((await test.seeker()).id);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await openHireSite(test).raw(memberMe, { headers })).status).toBe(401);
    await site.call(memberSignIn, { body: { phone, code, token } });
    const asMember = await test.client.raw(routes.profileWhole, { headers: { cookie: site.cookie() } });
    expect(asMember.status).toBe(401);
  });

  it('of a suspended member is refused, and open sessions end', async () => {
    const phone = memberPhone();
    const site = await signInMember(test, phone);
    await test.database.prisma.member.update({ where: { phone }, data: { suspendedAt: new Date() } });
    expect(await refused(site.call(memberMe, {}))).toBe('401 NOT_SIGNED_IN');
    test.clock.advanceSeconds(61);
    expect(await refused(signInMember(test, phone))).toBe('422 ACCOUNT_SUSPENDED');
  });

  it('lasts 60 days after the last use', async () => {
    const { site } = await buildMember(test);
    test.clock.advanceDays(59);
    await site.call(memberMe, {});
    test.clock.advanceDays(59);
    await site.call(memberMe, {});
    test.clock.advanceDays(60);
    expect(await refused(site.call(memberMe, {}))).toBe('401 NOT_SIGNED_IN');
  });
});

describe('requests', () => {
  it('of other sites are refused before anything is read', async () => {
    const { site } = await buildMember(test);
    const foreign: Record<string, string>[] = [
      { origin: 'http://site.test' },
      { origin: 'null' },
      { origin: '', 'sec-fetch-site': 'same-site' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) expect((await site.raw(memberSignOut, { headers })).status).toBe(403);
    const headers = { origin: HIRE_ORIGIN, 'sec-fetch-site': 'same-origin' };
    expect((await site.raw(memberChange, { headers, body: { name: 'Asha' } })).status).toBe(200);
  });

  it('must be JSON, and fit the schema', async () => {
    const { site } = await buildMember(test);
    const form = { body: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await site.raw(memberChange, form)).status).toBe(415);
    for (const body of ['{', [], { name: '' }, { name: 'a'.repeat(81) }, { language: 'fr' }, { name: 5 }])
      expect((await site.raw(memberChange, { body })).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await site.raw(memberChange, { body: { name: 'a'.repeat(80) } })).status).toBe(200);
  });

  it('get errors in the language of the reader', async () => {
    const site = openHireSite(test, 'hi');
    expect((await site.raw(memberMe, { headers: { 'accept-language': 'hi' } })).body).toEqual({
      code: 'NOT_SIGNED_IN',
      message: 'पहले लॉगिन करें।',
      requestId: expect.any(String),
    });
  });

  it('find nothing without an origin of the hire site', async () => {
    const other = await startTestApp();
    expect((await openHireSite(other).raw(memberMe)).status).toBe(404);
    await other.close();
  });
});

describe('devices', () => {
  it('are listed, and one or all others can be signed out', async () => {
    const { site, phone, memberId } = await buildMember(test);
    test.clock.advanceSeconds(61);
    const second = await signInMember(test, phone);
    test.clock.advanceSeconds(61);
    const third = await signInMember(test, phone);
    const { items } = await third.call(memberDevices, {});
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    await third.call(memberEndDevice, { params: { device: items[1]?.id ?? '' } });
    expect(await refused(second.call(memberMe, {}))).toBe('401 NOT_SIGNED_IN');
    expect(await third.call(memberEndOtherDevices, {})).toEqual({ ended: 1 });
    expect(await refused(site.call(memberMe, {}))).toBe('401 NOT_SIGNED_IN');
    const stranger = await buildMember(test);
    const device = (await third.call(memberDevices, {})).items[0]?.id ?? '';
    expect(await refused(stranger.site.call(memberEndDevice, { params: { device } }))).toBe('404 NOT_FOUND');
    await third.call(memberSignOut, {});
    expect(await refused(third.call(memberMe, {}))).toBe('401 NOT_SIGNED_IN');
    expect(await test.database.prisma.deskSession.count({ where: { memberId, revokedAt: null } })).toBe(0);
  });
});

describe('claiming a company', () => {
  it('needs its number, and works once', async () => {
    const phone = memberPhone();
    const company = await buildCompany(test.database, { phone });
    const site = await signInMember(test, phone);
    const { claimable } = await site.call(memberMe, {});
    expect(claimable).toMatchObject({ id: company.id, name: company.name });
    const claim = { params: { company: company.id }, body: { terms: companyTerms.version } };
    const key = randomUUID();
    const claims = await Promise.all([1, 2].map(() => refused(site.call(companyClaim, claim, { key }))));
    expect(claims.filter((outcome) => outcome === 'done' || outcome === '409 CONFLICT')).toHaveLength(2);
    const repeated = await site.call(companyClaim, claim, { key });
    expect(repeated).toMatchObject({
      state: 'GRANTED',
      me: { claimable: null, companies: [{ role: 'OWNER' }] },
    });
    expect(await refused(site.call(companyClaim, claim))).toBe('422 ALREADY_CLAIMED');
    expect(await test.database.prisma.membership.count({ where: { companyId: company.id } })).toBe(1);
    expect((await site.raw(companyClaim, claim)).body).toMatchObject({ code: 'KEY_MISSING' });
  });

  it('is impossible for the number of a feed, of two companies, or of a suspended company', async () => {
    const [shared, ofFeed, suspended] = [memberPhone(), memberPhone(), memberPhone()];
    await buildCompany(test.database, { phone: shared });
    await buildCompany(test.database, { phone: shared });
    await buildCompany(test.database, { phone: ofFeed });
    await buildCompany(test.database, { phone: suspended, suspendedAt: new Date() });
    await test.database.prisma.feed.create({
      data: { name: 'feed', source: 'https://x.test/', phone: ofFeed, email: 'a@x.test', createdBy: 'test' },
    });
    for (const phone of [shared, ofFeed, suspended]) {
      const site = await signInMember(test, phone);
      expect((await site.call(memberMe, {})).claimable).toBeNull();
    }
  });
});

describe('the team', () => {
  it('grows by an invitation that only the invited number can use, once', async () => {
    const { site, company } = await buildMember(test);
    const phone = memberPhone();
    const params = { company: company.id };
    const invite = await site.call(teamInvite, { params, body: { phone, role: 'RECRUITER' } });
    const token = { params: { token: invite.token } };
    const stranger = await signInMember(test, memberPhone());
    expect(await refused(stranger.call(inviteAccept, token))).toBe('422 INVITE_ENDED');
    const invited = await signInMember(test, phone);
    expect(await invited.call(inviteRead, token)).toMatchObject({ company: company.name, role: 'RECRUITER' });
    const accepted = await Promise.all([1, 2].map(() => refused(invited.call(inviteAccept, token))));
    expect(accepted.toSorted()).toEqual(['422 INVITE_ENDED', 'done']);
    expect((await site.call(teamList, { params })).items.map(({ role }) => role)).toEqual([
      'OWNER',
      'RECRUITER',
    ]);
    expect(await refused(invited.call(teamList, { params }))).toBe('403 FORBIDDEN');
  });

  it('invitations end after seven days, and with the membership of their author', async () => {
    const { site, company, memberId } = await buildMember(test);
    const other = await buildMember(test, { companyId: company.id });
    const phone = memberPhone();
    const params = { company: company.id };
    const invited = await signInMember(test, phone);
    const late = await site.call(teamInvite, { params, body: { phone, role: 'OWNER' } });
    test.clock.advanceDays(7);
    expect(await refused(invited.call(inviteRead, { params: { token: late.token } }))).toBe(
      '422 INVITE_ENDED',
    );
    const next = await site.call(teamInvite, { params, body: { phone, role: 'RECRUITER' } });
    await other.site.call(teamEnd, { params: { ...params, member: memberId } });
    expect(await refused(invited.call(inviteRead, { params: { token: next.token } }))).toBe(
      '422 INVITE_ENDED',
    );
    expect(await refused(site.call(teamList, { params }))).toBe('404 NOT_FOUND');
  });

  it('takes ten invitations a day', async () => {
    const { site, company } = await buildMember(test);
    const params = { company: company.id };
    const invite = () =>
      refused(site.call(teamInvite, { params, body: { phone: memberPhone(), role: 'OWNER' } }));
    for (let count = 0; count < 10; count += 1) expect(await invite()).toBe('done');
    expect(await invite()).toBe('422 INVITE_LIMIT');
  });

  it('keeps its last owner, also if two owners leave at once', async () => {
    const { site, company, memberId } = await buildMember(test);
    const params = { company: company.id };
    const own = { ...params, member: memberId };
    expect(await refused(site.call(teamLeave, { params }))).toBe('422 LAST_OWNER');
    expect(await refused(site.call(memberDelete, {}))).toBe('422 LAST_OWNER');
    expect(await refused(site.call(teamChangeRole, { params: own, body: { role: 'RECRUITER' } }))).toBe(
      '422 LAST_OWNER',
    );
    const second = await buildMember(test, { companyId: company.id });
    const left = await Promise.all(
      [site, second.site].map((one) => refused(one.call(teamLeave, { params }))),
    );
    expect(left.toSorted()).toEqual(['422 LAST_OWNER', 'done']);
    expect(
      await test.database.prisma.membership.count({ where: { companyId: company.id, endedAt: null } }),
    ).toBe(1);
  });

  it('forgets a deleted member', async () => {
    const { site, company } = await buildMember(test);
    const recruiter = await buildMember(test, { companyId: company.id, role: 'RECRUITER' });
    await recruiter.site.call(memberDelete, {});
    expect(await refused(recruiter.site.call(memberMe, {}))).toBe('401 NOT_SIGNED_IN');
    const stored = await test.database.prisma.member.findUniqueOrThrow({ where: { id: recruiter.memberId } });
    expect(stored).toMatchObject({ phone: null, name: '' });
    expect((await site.call(teamList, { params: { company: company.id } })).items).toHaveLength(1);
  });
});
