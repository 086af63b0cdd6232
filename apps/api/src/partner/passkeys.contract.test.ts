import {
  memberDelete,
  memberMe,
  passkeyAdd,
  passkeyList,
  passkeyRemove,
  passkeySignIn,
  passkeyStartAdding,
  passkeyStartSignIn,
} from '@nukkad/contract/partner/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, HIRE_ORIGIN, type HireSite, openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { createPasskey } from '../../test/software-passkey.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const RP = new URL(HIRE_ORIGIN).hostname;
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

type Passkey = ReturnType<typeof createPasskey>;

/** Creates a passkey and stores it for the member of the site. */
async function addTo(site: HireSite, passkey: Passkey, change: object = {}) {
  const { challenge, rp } = await site.call(passkeyStartAdding, {});
  const credential = passkey.create({ challenge, origin: HIRE_ORIGIN, rpId: rp.id, ...change });
  return site.call(passkeyAdd, { body: { credential } });
}

/** Signs in with a passkey in a browser of its own. */
async function signInWith(passkey: Passkey, change: object = {}) {
  const site = openHireSite(test);
  const { challenge, rpId } = await site.call(passkeyStartSignIn, {});
  const credential = passkey.use({ challenge, origin: HIRE_ORIGIN, rpId, ...change });
  return { me: await site.call(passkeySignIn, { body: { credential } }), site, credential };
}

async function memberWithPasskey(options?: Parameters<typeof createPasskey>[0]) {
  const member = await buildMember(test);
  const passkey = createPasskey(options);
  await addTo(member.site, passkey);
  return { ...member, passkey };
}

describe('a passkey', () => {
  it('signs in without an SMS, with a session of its own', async () => {
    const { passkey, memberId } = await memberWithPasskey();
    const before = test.sms.sent.length;
    const { me, site } = await signInWith(passkey);
    expect(me.member.id).toBe(memberId);
    expect((await site.call(memberMe, {})).member.id).toBe(memberId);
    expect(test.sms.sent.length).toBe(before);
    const { items } = await site.call(passkeyList, {});
    expect(items).toEqual([expect.objectContaining({ usedAt: expect.stringMatching(/^20\d\d-.*Z$/) })]);
  });

  it('is named after the browser that created it', async () => {
    const { site } = await buildMember(test);
    const { challenge, rp } = await site.call(passkeyStartAdding, {});
    const credential = createPasskey().create({ challenge, origin: HIRE_ORIGIN, rpId: rp.id });
    const added = await site.raw(passkeyAdd, { body: { credential }, headers: { 'user-agent': CHROME } });
    expect(added.body).toMatchObject({ items: [{ device: 'Chrome, Android', usedAt: null }] });
  });

  it('is asked for its holder to be verified, on this site alone, and remembered by the device', async () => {
    const { site, memberId, phone } = await buildMember(test);
    expect(await site.call(passkeyStartSignIn, {})).toMatchObject({
      rpId: RP,
      userVerification: 'required',
      timeout: 300_000,
    });
    const options = await site.call(passkeyStartAdding, {});
    expect(options).toMatchObject({
      rp: { id: RP },
      user: { id: Buffer.from(memberId).toString('base64url'), name: phone, displayName: 'Asha' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  it.each([
    ['another site', { origin: 'http://evil.test' }],
    ['the site of seekers', { origin: 'http://site.test' }],
    ['another domain', { rpId: 'evil.test' }],
    ['a device that did not check its holder', { isVerified: false }],
    ['an invented challenge', { challenge: Buffer.from('invented').toString('base64url') }],
  ])('of %s neither signs in nor is stored', async (_, change) => {
    const { passkey } = await memberWithPasskey();
    expect(await refused(signInWith(passkey, change))).toBe('422 PASSKEY_INVALID');
    const { site } = await buildMember(test);
    expect(await refused(addTo(site, createPasskey(), change))).toBe('422 PASSKEY_INVALID');
    expect((await site.call(passkeyList, {})).items).toEqual([]);
  });

  it('is refused if its signature is of another key, or nobody knows it', async () => {
    const { passkey } = await memberWithPasskey();
    const { challenge, rpId } = await openHireSite(test).call(passkeyStartSignIn, {});
    const use = { challenge, origin: HIRE_ORIGIN, rpId };
    const { id, rawId } = passkey.use(use);
    const stranger = createPasskey();
    const forged = { ...stranger.use(use), id, rawId };
    const site = openHireSite(test);
    expect(await refused(site.call(passkeySignIn, { body: { credential: forged } }))).toBe(
      '422 PASSKEY_INVALID',
    );
    expect(await refused(signInWith(stranger))).toBe('422 PASSKEY_INVALID');
    expect(site.cookie()).toBe('');
  });

  it('proves something once: the same proof is refused the second time, also at the same moment', async () => {
    const { passkey } = await memberWithPasskey();
    const { credential } = await signInWith(passkey);
    const again = () => openHireSite(test).call(passkeySignIn, { body: { credential } });
    expect(await refused(again())).toBe('422 PASSKEY_INVALID');
    const { challenge, rpId } = await openHireSite(test).call(passkeyStartSignIn, {});
    const fresh = passkey.use({ challenge, origin: HIRE_ORIGIN, rpId });
    const race = () => openHireSite(test).call(passkeySignIn, { body: { credential: fresh } });
    const outcomes = await Promise.all([refused(race()), refused(race()), refused(race())]);
    expect(outcomes.sort()).toEqual(['422 PASSKEY_INVALID', '422 PASSKEY_INVALID', 'done']);
  });

  it('is refused from five minutes after its challenge on', async () => {
    const { passkey } = await memberWithPasskey();
    for (const [seconds, outcome] of [
      [299, 'done'],
      [301, '422 PASSKEY_INVALID'],
    ] as const) {
      const site = openHireSite(test);
      const { challenge, rpId } = await site.call(passkeyStartSignIn, {});
      test.clock.advanceSeconds(seconds);
      const credential = passkey.use({ challenge, origin: HIRE_ORIGIN, rpId });
      expect(await refused(site.call(passkeySignIn, { body: { credential } }))).toBe(outcome);
    }
  });

  it('is refused if its count goes back, because it was copied then', async () => {
    const { passkey } = await memberWithPasskey({ counts: true });
    await signInWith(passkey);
    await signInWith(passkey);
    passkey.setCounter(0);
    expect(await refused(signInWith(passkey))).toBe('422 PASSKEY_INVALID');
    passkey.setCounter(2);
    expect(await refused(signInWith(passkey))).toBe('done');
  });

  it('of a suspended or deleted member signs nobody in', async () => {
    const suspended = await memberWithPasskey();
    await test.database.prisma.member.update({
      where: { id: suspended.memberId },
      data: { suspendedAt: test.clock.now(), suspendedReason: 'SPAM' },
    });
    expect(await refused(signInWith(suspended.passkey))).toBe('422 ACCOUNT_SUSPENDED');
    const { site, passkey, memberId } = await memberWithPasskey();
    await test.database.prisma.membership.updateMany({
      where: { memberId },
      data: { endedAt: test.clock.now() },
    });
    await site.call(memberDelete, {});
    expect(await refused(signInWith(passkey))).toBe('422 PASSKEY_INVALID');
    expect(await test.database.prisma.passkey.count({ where: { memberId } })).toBe(0);
  });
});

describe('adding a passkey', () => {
  it('needs a session, and a sign-in of the last 15 minutes', async () => {
    expect(await refused(openHireSite(test).call(passkeyStartAdding, {}))).toBe('401 NOT_SIGNED_IN');
    const { site } = await buildMember(test);
    test.clock.advanceSeconds(14 * 60);
    const { challenge, rp } = await site.call(passkeyStartAdding, {});
    const credential = createPasskey().create({ challenge, origin: HIRE_ORIGIN, rpId: rp.id });
    test.clock.advanceSeconds(61);
    expect(await refused(site.call(passkeyStartAdding, {}))).toBe('422 FRESH_LOGIN_NEEDED');
    expect(await refused(site.call(passkeyAdd, { body: { credential } }))).toBe('422 FRESH_LOGIN_NEEDED');
  });

  it('takes the challenge of the same member only, and once', async () => {
    const mine = await buildMember(test);
    const other = await buildMember(test);
    const { challenge, rp } = await other.site.call(passkeyStartAdding, {});
    const passkey = createPasskey();
    const credential = passkey.create({ challenge, origin: HIRE_ORIGIN, rpId: rp.id });
    expect(await refused(mine.site.call(passkeyAdd, { body: { credential } }))).toBe('422 PASSKEY_INVALID');
    expect(await refused(other.site.call(passkeyAdd, { body: { credential } }))).toBe('done');
    expect(await refused(other.site.call(passkeyAdd, { body: { credential } }))).toBe('422 PASSKEY_INVALID');
    expect((await other.site.call(passkeyList, {})).items).toHaveLength(1);
  });

  it('refuses a passkey that somebody has, and leaves out those that the member has', async () => {
    const { passkey, site } = await memberWithPasskey();
    const other = await buildMember(test);
    expect(await refused(addTo(other.site, passkey))).toBe('422 PASSKEY_INVALID');
    const { excludeCredentials } = await site.call(passkeyStartAdding, {});
    expect(excludeCredentials).toHaveLength(1);
  });

  it('is possible up to ten times, also at the same moment', async () => {
    const { site } = await buildMember(test);
    for (let added = 0; added < 9; added += 1) await addTo(site, createPasskey());
    const outcomes = await Promise.all([
      refused(addTo(site, createPasskey())),
      refused(addTo(site, createPasskey())),
    ]);
    expect(outcomes.sort()).toEqual(['422 PASSKEY_LIMIT', 'done']);
    expect(await refused(site.call(passkeyStartAdding, {}))).toBe('422 PASSKEY_LIMIT');
    expect((await site.call(passkeyList, {})).items).toHaveLength(10);
  });

  it('and removing one are in the audit; a removed one signs nobody in', async () => {
    const { site, memberId, passkey } = await memberWithPasskey();
    const [{ id = '' } = {}] = (await site.call(passkeyList, {})).items;
    const other = await buildMember(test);
    expect(await refused(other.site.call(passkeyRemove, { params: { passkey: id } }))).toBe('404 NOT_FOUND');
    await site.call(passkeyRemove, { params: { passkey: id } });
    expect(await refused(site.call(passkeyRemove, { params: { passkey: id } }))).toBe('404 NOT_FOUND');
    expect(await refused(signInWith(passkey))).toBe('422 PASSKEY_INVALID');
    const audit = await test.database.prisma.auditEntry.findMany({ where: { subject: memberId } });
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['passkey-added', 'passkey-removed']),
    );
  });
});
