import { routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { hashPhone } from './otp-hash.ts';

let test: TestApp;
let { newcomer, nextDigits, comeBack } = {} as ReturnType<typeof createNewcomers>;

beforeAll(async () => {
  test = await startTestApp();
  ({ newcomer, nextDigits, comeBack } = createNewcomers(test));
});

afterEach(async () => {
  // Every test asks from the same address: what others sent is no part of it.
  await test.database.prisma.otpSend.deleteMany();
});

afterAll(() => test.close());

const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

/** Counted for a number, over all accounts. */
const wrongCodes = (phone: string) =>
  test.database.prisma.otpWrongCode.count({
    where: { phoneHash: hashPhone(test.container.keys.otp, phone) },
  });

describe('the codes of a number and of an account', () => {
  it('keeps the last two of a number’s hour for accounts that had none', async () => {
    const [stranger, owner] = [await newcomer(), await newcomer()];
    const input = { phone: owner.digits };
    for (let sent = 0; sent < 3; sent += 1) {
      await stranger.client.call(routes.otpSend, input);
      test.clock.advanceSeconds(61);
    }
    await expect(stranger.client.call(routes.otpSend, input)).rejects.toMatchObject({ code: 'OTP_LIMIT' });
    await owner.client.call(routes.otpSend, input);
    test.clock.advanceSeconds(61);
    await expect(owner.client.call(routes.otpSend, input)).rejects.toMatchObject({ code: 'OTP_LIMIT' });
  });

  it('tells of taken numbers within the ten of the account, and not within those of the number', async () => {
    const [{ client }, { client: other }] = [await newcomer(), await newcomer()];
    const { phone } = await buildCandidate(test.database);
    const ask = (by: typeof client) =>
      by.call(routes.otpSend, { phone: phone as string }).catch((error) => error.code);
    for (let asked = 0; asked < 10; asked += 1) expect(await ask(client)).toBe('PHONE_TAKEN');
    expect(await ask(client)).toBe('OTP_LIMIT');
    await expect(client.call(routes.otpSend, { phone: nextDigits() })).rejects.toMatchObject({
      code: 'OTP_LIMIT',
    });
    expect(await ask(other)).toBe('PHONE_TAKEN');
    expect(test.sms.sent.filter(({ to }) => to === phone)).toEqual([]);
  });
});

describe('guessing', () => {
  it('does not lock the number for others, whoever guesses', async () => {
    const [stranger, owner] = [await newcomer(), await newcomer()];
    const { digits, phone } = owner;
    await stranger.client.call(routes.otpSend, { phone: digits });
    const guess = { phone: digits, code: wrongOf(test.sms.lastCode(phone)) };
    for (let tries = 0; tries < 5; tries += 1)
      await stranger.client.call(routes.otpVerify, guess).catch(() => undefined);
    const { client: returned } = await comeBack(stranger.candidate.id, stranger.client);
    test.clock.advanceSeconds(61);
    await expect(returned.call(routes.otpSend, { phone: digits })).rejects.toMatchObject({
      code: 'OTP_LOCKED',
    });
    await owner.client.call(routes.otpSend, { phone: digits });
    const right = { phone: digits, code: test.sms.lastCode(phone) };
    await expect(owner.client.call(routes.otpVerify, right)).resolves.toMatchObject({
      isMobileVerified: true,
    });
  });

  it('leaves the owner a try when strangers guess all they can', async () => {
    const owner = await newcomer();
    const { digits, phone } = owner;
    const taken: string[] = [];
    for (let strangers = 0; strangers < 4; strangers += 1) {
      const { client } = await newcomer();
      await client.call(routes.otpSend, { phone: digits });
      const guess = { phone: digits, code: wrongOf(test.sms.lastCode(phone)) };
      for (let tries = 0; tries < 5; tries += 1)
        taken.push(await client.call(routes.otpVerify, guess).catch((error) => error.code));
      test.clock.advanceSeconds(61);
    }
    // Fifteen by the first three; of the rest, two by the fourth.
    expect(taken.slice(15)).toEqual(['INVALID_OTP', 'INVALID_OTP', 'OTP_LOCKED', 'OTP_LOCKED', 'OTP_LOCKED']);
    expect(await wrongCodes(phone)).toBe(17);
    await owner.client.call(routes.otpSend, { phone: digits });
    const right = { phone: digits, code: test.sms.lastCode(phone) };
    await expect(owner.client.call(routes.otpVerify, right)).resolves.toMatchObject({
      isMobileVerified: true,
    });
  });

  it.each([
    [19, 'INVALID_OTP'],
    [20, 'OTP_LOCKED'],
  ])('after %i wrong codes within the hour, by whomever, answers another with %s', async (wrong, code) => {
    const { client, digits, phone } = await newcomer();
    const phoneHash = hashPhone(test.container.keys.otp, phone);
    const givenAt = test.clock.now();
    await test.database.prisma.otpWrongCode.createMany({
      data: Array.from({ length: wrong }, (_, index) => ({ phoneHash, signInHash: `a${index}`, givenAt })),
    });
    const sent = client.call(routes.otpSend, { phone: digits });
    if (code === 'OTP_LOCKED') {
      await expect(sent).rejects.toMatchObject({ code, details: { retryAfter: 3600 } });
      return;
    }
    await sent;
    const guess = { phone: digits, code: wrongOf(test.sms.lastCode(phone)) };
    await expect(client.call(routes.otpVerify, guess)).rejects.toMatchObject({ code });
    const right = { phone: digits, code: test.sms.lastCode(phone) };
    await expect(client.call(routes.otpVerify, right)).rejects.toMatchObject({ code: 'OTP_LOCKED' });
    test.clock.advanceSeconds(3601);
    await client.call(routes.otpSend, { phone: digits });
    const fresh = { phone: digits, code: test.sms.lastCode(phone) };
    await expect(client.call(routes.otpVerify, fresh)).resolves.toMatchObject({ isMobileVerified: true });
  });

  it('answers the same for taken and free numbers to whom no code was sent', async () => {
    const { client, digits } = await newcomer();
    const { phone } = await buildCandidate(test.database);
    const answers = [];
    for (const asked of [digits, phone as string]) {
      const { requestId: _, ...answer } = await client
        .call(routes.otpVerify, { phone: asked, code: '123456' })
        .catch((error) => error.details);
      answers.push(answer);
    }
    expect(answers[0]).toMatchObject({ success: false, code: 'INVALID_OTP' });
    expect(answers[1]).toEqual(answers[0]);
  });
});
