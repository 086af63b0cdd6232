import { OTP_PER_ACCOUNT_HOUR, OTP_PER_ADDRESS_HOUR, routes } from '@nukkad/contract';
import { hashPhone } from '@nukkad/core/otp/otp-hash.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let { newcomer, nextDigits } = {} as ReturnType<typeof createNewcomers>;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  ({ newcomer, nextDigits } = createNewcomers(test));
});

afterEach(async () => {
  test.sms.isDown = false;
  // All tests use the same network address, so the codes of other tests would count against its limit.
  await test.database.prisma.otpSend.deleteMany();
});

afterAll(() => test.close());

const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

describe('sending a code', () => {
  it('sends six digits to the number, however it is typed, and keeps only a keyed hash', async () => {
    const { client, digits, phone, candidate } = await newcomer();
    const answer = await client.call(routes.otpSend, { phone: `0${digits}` });
    expect(answer.resendAfterSeconds).toBe(60);
    const code = test.sms.lastCode(phone);
    expect(code).toMatch(/^\d{6}$/);
    const [stored] = await test.database.prisma.otpChallenge.findMany({
      where: { candidateId: candidate.id },
    });
    expect(stored?.codeHash).not.toContain(code);
  });

  it('uses the language of the caller', async () => {
    const { candidate, digits, phone } = await newcomer();
    const caller = await test.signIn(candidate.id);
    await test.client.as({ ...caller, language: 'mr' }).call(routes.otpSend, { phone: digits });
    expect(test.sms.sent.findLast((message) => message.to === phone)?.text).toContain('कोड आहे');
  });

  it.each(['12345', '5876543210', '98765432101', 'abc', ''])('refuses %j as a number', async (phone) => {
    const { client } = await newcomer();
    await expect(client.call(routes.otpSend, { phone })).rejects.toMatchObject({ code: 'INVALID_NUMBER' });
  });

  it('refuses the account’s own verified number', async () => {
    const owner = await buildCandidate(test.database);
    const owned = owner.phone as string;
    const own = test.client.as(await test.signIn(owner.id));
    await expect(own.call(routes.otpSend, { phone: owned })).rejects.toMatchObject({
      code: 'ALREADY_VERIFIED',
    });
  });

  it('accepts a number of the account that is not verified', async () => {
    const { client, candidate, digits, phone } = await newcomer();
    await test.database.prisma.candidate.update({
      where: { id: candidate.id },
      data: { phone, isMobileVerified: false },
    });
    await client.call(routes.otpSend, { phone: digits });
    expect(test.sms.lastCode(phone)).toMatch(/^\d{6}$/);
  });

  it('waits 60 seconds before another code', async () => {
    const { client, digits } = await newcomer();
    await client.call(routes.otpSend, { phone: digits });
    const again = client.call(routes.otpSend, { phone: digits });
    await expect(again).rejects.toMatchObject({
      code: 'RESEND_TOO_SOON',
      details: { resendAfter: expect.any(Number) },
    });
    test.clock.advanceSeconds(61);
    await expect(client.call(routes.otpSend, { phone: digits })).resolves.toMatchObject({});
  });

  it('sends at most five an hour to a number, over all seekers', async () => {
    const { client, digits } = await newcomer();
    for (let sent = 0; sent < 3; sent += 1) {
      await client.call(routes.otpSend, { phone: digits });
      test.clock.advanceSeconds(61);
    }
    for (let sent = 0; sent < 2; sent += 1) {
      const { client: next } = await newcomer();
      await next.call(routes.otpSend, { phone: digits });
      test.clock.advanceSeconds(61);
    }
    const { client: other } = await newcomer();
    await expect(other.call(routes.otpSend, { phone: digits })).rejects.toMatchObject({ code: 'OTP_LIMIT' });
    test.clock.advanceSeconds(3600);
    await expect(other.call(routes.otpSend, { phone: digits })).resolves.toMatchObject({});
  });

  it('sends at most twenty an hour from a network address', async () => {
    // The limit is a setting. IPv6 addresses are counted by their /64.
    await test.set('otpPerAddressHour', 20);
    const send = async (address: string) => {
      const { candidate, digits } = await newcomer();
      const body = { phone: digits };
      const { accessToken } = await test.signIn(candidate.id);
      const headers = { 'x-forwarded-for': address, authorization: `Bearer ${accessToken}` };
      const answer = await test.client.raw(routes.otpSend, { body, headers });
      return answer.body.success;
    };
    for (let sent = 0; sent < 20; sent += 1) expect(await send('203.0.113.7')).toBe(true);
    expect(await send('203.0.113.7')).toBe(false);
    expect(await send('203.0.113.8')).toBe(true);
    await test.set('otpPerAddressHour', 3);
    for (const last of [1, 2, 3]) expect(await send(`2001:db8:7:7::${last}`)).toBe(true);
    expect(await send('2001:db8:7:7:8::4')).toBe(false);
    expect(await send('2001:db8:7:8::1')).toBe(true);
    await test.set('otpPerAddressHour', OTP_PER_ADDRESS_HOUR);
    expect(await send('203.0.113.7')).toBe(true);
  });

  it('counts a request only if a code was sent', async () => {
    const { client, digits, phone } = await newcomer();
    const send = () => client.call(routes.otpSend, { phone: digits });
    await send();
    for (let refused = 0; refused < OTP_PER_ACCOUNT_HOUR; refused += 1)
      await expect(send()).rejects.toMatchObject({ code: 'RESEND_TOO_SOON' });
    const where = { phoneHash: hashPhone(test.container.keys.otp, phone) };
    expect(await test.database.prisma.otpSend.count({ where })).toBe(1);
    test.clock.advanceSeconds(61);
    await expect(send()).resolves.toMatchObject({ resendAfterSeconds: 60 });
    expect(await test.database.prisma.otpSend.count({ where })).toBe(2);
  });

  it('does not make the seeker wait after a provider failed', async () => {
    const { client, digits } = await newcomer();
    test.sms.isDown = true;
    await expect(client.call(routes.otpSend, { phone: digits })).rejects.toMatchObject({
      code: 'SMS_FAILED',
    });
    test.sms.isDown = false;
    await expect(client.call(routes.otpSend, { phone: digits })).resolves.toMatchObject({});
  });
});

describe('checking a code', () => {
  it('gives the number to the seeker', async () => {
    const { candidate, client, digits, phone } = await newcomer();
    await client.call(routes.otpSend, { phone: digits });
    const answer = await client.call(routes.otpVerify, { phone: digits, code: test.sms.lastCode(phone) });
    expect(answer).toMatchObject({ isMobileVerified: true, credits: 10 });
    const stored = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id: candidate.id } });
    expect(stored).toMatchObject({ phone, isMobileVerified: true });
  });

  it('accepts a code once', async () => {
    const { client, digits, phone } = await newcomer();
    await client.call(routes.otpSend, { phone: digits });
    const input = { phone: digits, code: test.sms.lastCode(phone) };
    const results = await Promise.allSettled([1, 2, 3].map(() => client.call(routes.otpVerify, input)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses an empty, an old, a superseded and another seeker’s code', async () => {
    const { client, digits, phone } = await newcomer();
    await expect(client.call(routes.otpVerify, { phone: digits, code: '' })).rejects.toMatchObject({
      code: 'OTP_MISSING',
    });
    await client.call(routes.otpSend, { phone: digits });
    const first = test.sms.lastCode(phone);
    const { client: other } = await newcomer();
    await expect(other.call(routes.otpVerify, { phone: digits, code: first })).rejects.toMatchObject({
      code: 'INVALID_OTP',
    });
    test.clock.advanceSeconds(301);
    await expect(client.call(routes.otpVerify, { phone: digits, code: first })).rejects.toMatchObject({
      code: 'OTP_EXPIRED',
    });
    await client.call(routes.otpSend, { phone: digits });
    const second = test.sms.lastCode(phone);
    if (first !== second) {
      const old = client.call(routes.otpVerify, { phone: digits, code: first });
      await expect(old).rejects.toMatchObject({ code: 'INVALID_OTP' });
    }
    await expect(client.call(routes.otpVerify, { phone: digits, code: second })).resolves.toMatchObject({});
  });

  it('refuses the code for one number after the account requested a code for another number', async () => {
    const { client, digits, phone } = await newcomer();
    const other = nextDigits();
    await client.call(routes.otpSend, { phone: digits });
    const first = test.sms.lastCode(phone);
    test.clock.advanceSeconds(61);
    await client.call(routes.otpSend, { phone: other });
    const states = await test.database.prisma.otpChallenge.findMany({
      where: { phone: { in: [phone, `+91${other}`] } },
      orderBy: { sentAt: 'asc' },
    });
    expect(states.map(({ state }) => state)).toEqual(['SUPERSEDED', 'SENT']);
    const verify = (input: { phone: string; code: string }) => client.call(routes.otpVerify, input);
    await expect(verify({ phone: digits, code: first })).rejects.toMatchObject({ code: 'INVALID_OTP' });
    const second = { phone: other, code: test.sms.lastCode(`+91${other}`) };
    await expect(verify(second)).resolves.toMatchObject({ isMobileVerified: true });
  });

  it('locks the number for 15 minutes at the fifth wrong code, also for the right one', async () => {
    const { client, digits, phone } = await newcomer();
    await client.call(routes.otpSend, { phone: digits });
    const code = test.sms.lastCode(phone);
    const guess = () => client.call(routes.otpVerify, { phone: digits, code: wrongOf(code) });
    for (const triesLeft of [4, 3, 2, 1])
      await expect(guess()).rejects.toMatchObject({ code: 'INVALID_OTP', details: { triesLeft } });
    await expect(guess()).rejects.toMatchObject({ code: 'OTP_LOCKED' });
    const right = () => client.call(routes.otpVerify, { phone: digits, code });
    await expect(right()).rejects.toMatchObject({ code: 'OTP_LOCKED' });
    test.clock.advanceSeconds(120);
    await expect(client.call(routes.otpSend, { phone: digits })).rejects.toMatchObject({
      code: 'OTP_LOCKED',
    });
    test.clock.advanceSeconds(900);
    await client.call(routes.otpSend, { phone: digits });
    const fresh = { phone: digits, code: test.sms.lastCode(phone) };
    await expect(client.call(routes.otpVerify, fresh)).resolves.toMatchObject({ isMobileVerified: true });
  });

  it('counts every one of many concurrent guesses', async () => {
    const { client, digits, phone } = await newcomer();
    await client.call(routes.otpSend, { phone: digits });
    const code = test.sms.lastCode(phone);
    const guesses = Array.from({ length: 12 }, () =>
      client.call(routes.otpVerify, { phone: digits, code: wrongOf(code) }).catch((error) => error.code),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((answer) => answer === 'INVALID_OTP')).toHaveLength(4);
    expect(codes.filter((answer) => answer === 'OTP_LOCKED')).toHaveLength(8);
  });

  it('gives a number to only one of two accounts that verify it at the same moment', async () => {
    const one = await newcomer();
    const two = await newcomer();
    await one.client.call(routes.otpSend, { phone: one.digits });
    const codeOfOne = test.sms.lastCode(one.phone);
    test.clock.advanceSeconds(61);
    await two.client.call(routes.otpSend, { phone: one.digits });
    const codeOfTwo = test.sms.lastCode(one.phone);
    const results = await Promise.allSettled([
      one.client.call(routes.otpVerify, { phone: one.digits, code: codeOfOne }),
      two.client.call(routes.otpVerify, { phone: one.digits, code: codeOfTwo }),
    ]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled']);
    const accounts = await test.database.prisma.candidate.findMany({
      where: { id: { in: [one.candidate.id, two.candidate.id] } },
    });
    const states = accounts.map(({ phone, isMobileVerified }) => `${phone} ${isMobileVerified}`);
    expect(states.sort()).toEqual([`${one.phone} true`, 'null false'].sort());
  });

  it.each(['12345', '5876543210', ''])('refuses %j as a number', async (phone) => {
    const { client } = await newcomer();
    const answer = client.call(routes.otpVerify, { phone, code: '123456' });
    await expect(answer).rejects.toMatchObject({ code: 'INVALID_NUMBER', status: 200 });
  });

  it.each(['12345', '1234567', 'abcdef'])('refuses %j as a code', async (code) => {
    const { client, digits } = await newcomer();
    await client.call(routes.otpSend, { phone: digits });
    await expect(client.call(routes.otpVerify, { phone: digits, code })).rejects.toMatchObject({
      code: 'INVALID_OTP',
    });
  });

  it('refuses to verify the account’s own number again', async () => {
    const first = await newcomer();
    await first.client.call(routes.otpSend, { phone: first.digits });
    const input = { phone: first.digits, code: test.sms.lastCode(first.phone) };
    await first.client.call(routes.otpVerify, input);
    await expect(first.client.call(routes.otpVerify, input)).rejects.toMatchObject({
      code: 'ALREADY_VERIFIED',
    });
  });

  it('may be skipped if the setting allows it', async () => {
    const { client, digits } = await newcomer();
    await test.set('skipOtp', true);
    const skipped = await client.call(routes.otpVerify, { phone: digits, code: '' });
    // Without a code nothing is proven, so another account keeps its number.
    const { phone } = await buildCandidate(test.database);
    const taken = client.call(routes.otpVerify, { phone: phone as string, code: '' });
    await expect(taken).rejects.toMatchObject({ code: 'PHONE_TAKEN' });
    await test.set('skipOtp', false);
    expect(skipped.isMobileVerified).toBe(true);
  });
});
