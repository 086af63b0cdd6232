import { routes } from '@nukkad/contract';
import { suspendSeeker } from '@nukkad/core/moderation/suspend-seeker.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { createPhoneSignIns } from '../../../test/phone-sign-ins.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
let { newNumber, askCode, enter, signIn, outcome } = {} as ReturnType<typeof createPhoneSignIns>;

beforeAll(async () => {
  test = await startTestApp();
  ({ newNumber, askCode, enter, signIn, outcome } = createPhoneSignIns(test));
});
afterAll(() => test.close());

const stored = (id: string) => test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });

/** Creates an account with a verified number that was last used the given number of days ago. */
async function known(daysAgo: number, values: object = {}) {
  const lastSeenAt = new Date(test.clock.now().getTime() - daysAgo * DAY_MS);
  const phone = newNumber();
  const { id } = await buildCandidate(test.database, { phone, lastSeenAt, ...values });
  return { id, phone };
}

describe('signing in with a phone number', () => {
  it('opens an account with start credits and the verified number, and the same one again', async () => {
    const phone = newNumber();
    const first = await signIn(phone);
    expect(first).toMatchObject({ isNewAccount: true, candidate: { name: '', isMobileVerified: true } });
    expect(await stored(first.candidate.id)).toMatchObject({
      phone,
      isMobileVerified: true,
      creditBalance: 10,
    });
    const again = await signIn(phone, `0${phone.slice(3)}`);
    expect([again.isNewAccount, again.candidate.id]).toEqual([false, first.candidate.id]);
    expect((await stored(first.candidate.id)).creditBalance).toBe(10);
  });

  it('opens the account that verified the number before, whatever it signed in with', async () => {
    const { id, phone } = await known(1);
    const { candidate, isNewAccount } = await signIn(phone);
    expect([candidate.id, isNewAccount]).toEqual([id, false]);
  });

  it('gives a session like the other sign-ins: cookie, access token, list of devices, accepted texts', async () => {
    const asked = await askCode(newNumber());
    const { termsVersion, version } = await test.client.call(routes.consentState, {});
    const answer = await test.client.raw(routes.signInByPhone, {
      body: {
        phone: asked.phone,
        mobileVeriOtp: asked.code,
        otpToken: asked.token,
        termsVersion,
        noticeVersion: version,
      },
      headers: {
        'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile',
        origin: 'http://site.test',
      },
    });
    expect(answer.body).toMatchObject({ success: true, isNewAccount: true, jobseekerName: '' });
    expect(String(answer.headers['set-cookie'])).toMatch(/nukkad_refresh=[^;]+;.*HttpOnly.*SameSite=Strict/);
    const client = test.client.as({ accessToken: answer.body.accessToken });
    const { logins } = await client.call(routes.loginsList, {});
    expect(logins).toMatchObject([{ device: 'Chrome, Android', isCurrent: true }]);
    const purposes = await test.database.prisma.consent.findMany({
      where: { candidateId: answer.body.jobseekerId },
    });
    expect(purposes.map(({ purpose }) => purpose)).toContain('terms');
    expect(purposes.length).toBeGreaterThan(1);
  });

  it.each([
    ['en', 'to log in to Nukkad Jobs'],
    ['hi', 'लॉगिन करें'],
    ['mr', 'लॉगिन करा'],
  ] as const)('sends the SMS in %s, with the line for filling it in', async (language, words) => {
    const phone = newNumber();
    test.clock.advanceSeconds(61);
    await test.client.as({ language }).call(routes.signInSendCode, { phone });
    const { text } = test.sms.sent.findLast(({ to }) => to === phone) ?? { text: '' };
    expect(text).toContain(words);
    expect(text).toMatch(new RegExp(`\n\n@site.test #${test.sms.lastCode(phone)}$`));
  });

  it('applies a friend’s code as for every verified number', async () => {
    const friend = await known(0);
    const { accessToken } = await signIn(newNumber());
    const { referralCode } = await stored(friend.id);
    const client = test.client.as({ accessToken });
    const answer = await client.call(routes.referralApply, { code: referralCode });
    expect(answer).toMatchObject({ isGranted: true, credits: 13 });
  });

  it('changes its number like every account', async () => {
    const first = await signIn(newNumber());
    const client = test.client.as({ accessToken: first.accessToken });
    const other = newNumber();
    test.clock.advanceSeconds(61);
    await client.call(routes.otpSend, { phone: other });
    await client.call(routes.otpVerify, { phone: other, code: test.sms.lastCode(other) });
    expect((await signIn(other)).candidate.id).toBe(first.candidate.id);
  });
});

describe('whose account a number opens', () => {
  it.each([
    [89, 'done'],
    [90, 'NUMBER_OWNER_UNKNOWN'],
    [400, 'NUMBER_OWNER_UNKNOWN'],
  ])('last used %i days ago: %s', async (days, expected) => {
    const { phone } = await known(days);
    const asked = await askCode(phone);
    // The code has not been used and less than two minutes have passed.
    expect(await outcome(enter(asked))).toBe(expected);
  });

  it('opens the old account if the person says that it is theirs, with the same code', async () => {
    const { id, phone } = await known(200);
    const asked = await askCode(phone);
    await outcome(enter(asked));
    const answer = await enter(asked, { owner: 'same' });
    expect([answer.candidate.id, answer.isNewAccount]).toEqual([id, false]);
    expect(await outcome(enter(asked, { owner: 'same' }))).toBe('INVALID_OTP');
  });

  it('moves the number to a new account if it is not theirs; the old account keeps the rest and is notified', async () => {
    const { id, phone } = await known(200, { name: 'Sunita Kale', resumeKey: 'sunita.pdf' });
    const asked = await askCode(phone);
    const answer = await enter(asked, { owner: 'new' });
    expect(answer).toMatchObject({ isNewAccount: true, candidate: { name: '', resume: null } });
    expect(await stored(answer.candidate.id)).toMatchObject({ phone, isMobileVerified: true });
    expect(await stored(id)).toMatchObject({
      name: 'Sunita Kale',
      resumeKey: 'sunita.pdf',
      phone: null,
      isMobileVerified: false,
    });
    const { prisma } = test.database;
    expect(await prisma.notification.count({ where: { candidateId: id } })).toBe(1);
    expect(await prisma.auditEntry.findMany({ where: { subject: id } })).toMatchObject([
      { actor: answer.candidate.id, action: 'number-moved' },
    ]);
  });

  it('never opens a second account for a number that is in use', async () => {
    const { id, phone } = await known(5);
    const answer = await enter(await askCode(phone), { owner: 'new' });
    expect([answer.candidate.id, answer.isNewAccount]).toEqual([id, false]);
  });

  it('refuses a suspended account with its reason, also if it was not used for long', async () => {
    for (const days of [1, 200]) {
      const { id, phone } = await known(days);
      await suspendSeeker(test.container, { candidateId: id, actor: 'meera', reason: 'ABUSE' });
      const error = await enter(await askCode(phone), { owner: 'new' }).catch((thrown) => thrown);
      expect([error.code, error.details.reason]).toEqual(['ACCOUNT_SUSPENDED', 'ABUSE']);
      expect(await stored(id)).toMatchObject({ phone });
    }
  });

  it('opens a new account after a deletion, with the credits that were left', async () => {
    const phone = newNumber();
    const first = await signIn(phone);
    const client = test.client.as({ accessToken: first.accessToken });
    await test.database.prisma.creditEntry.create({
      data: { candidateId: first.candidate.id, amount: -7, reason: 'OPERATOR', reference: 'spent' },
    });
    await client.call(routes.accountDelete, {});
    expect(await test.database.prisma.otpChallenge.count({ where: { phone } })).toBe(0);
    const again = await signIn(phone);
    expect(again.isNewAccount).toBe(true);
    expect(again.candidate.id).not.toBe(first.candidate.id);
    expect((await stored(again.candidate.id)).creditBalance).toBe(3);
  });

  it('gives an account that lost its number no way in by that number', async () => {
    const { newcomer } = createNewcomers(test);
    const former = await signIn(newNumber());
    const { phone } = await stored(former.candidate.id);
    const now = await newcomer();
    test.clock.advanceSeconds(61);
    await now.client.call(routes.otpSend, { phone: phone as string });
    await now.client.call(routes.otpVerify, {
      phone: phone as string,
      code: test.sms.lastCode(phone as string),
    });
    expect((await signIn(phone as string)).candidate.id).toBe(now.candidate.id);
  });
});
