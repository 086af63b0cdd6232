import { routes } from '@nukkad/contract';
import { hashPhone } from '@nukkad/core/otp/otp-hash.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let { newcomer, nextDigits, comeBack } = {} as ReturnType<typeof createNewcomers>;

beforeAll(async () => {
  test = await startTestApp();
  ({ newcomer, nextDigits, comeBack } = createNewcomers(test));
});

afterEach(async () => {
  // All tests use the same network address, so the codes of other tests would count against its limit.
  await test.database.prisma.otpSend.deleteMany();
});

afterAll(() => test.close());

const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

/** Counts the wrong codes for a number, over all accounts. */
const wrongCodes = (phone: string) =>
  test.database.prisma.otpWrongCode.count({
    where: { phoneHash: hashPhone(test.container.keys.otp, phone) },
  });

describe('the codes of a number and of an account', () => {
  it('reserves the last two codes of a number’s hour for accounts that have had none', async () => {
    const stranger = await newcomer();
    const owner = await newcomer();
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

  it('does not reveal whether a number has an account: same answers, same rows, same limits', async () => {
    const owner = await buildCandidate(test.database);
    const numbers = [`+91${nextDigits()}`, owner.phone as string];
    const observed: unknown[] = [];
    for (const phone of numbers) {
      const { client, candidate } = await newcomer();
      const answers: unknown[] = [];
      for (let asked = 0; asked < 4; asked += 1) {
        const { status, body } = await client.raw(routes.otpSend, { body: { phone } });
        const digits = phone.slice(3);
        answers.push([status, { ...body, requestId: '', msg: String(body.msg).replace(digits, 'NUMBER') }]);
        test.clock.advanceSeconds(61);
      }
      const phoneHash = hashPhone(test.container.keys.otp, phone);
      const sends = await test.database.prisma.otpSend.count({ where: { phoneHash } });
      const challenges = await test.database.prisma.otpChallenge.count({
        where: { candidateId: candidate.id },
      });
      observed.push({
        answers,
        sends,
        challenges,
        messages: test.sms.sent.filter(({ to }) => to === phone).length,
      });
    }
    expect(observed[0]).toMatchObject({ sends: 3, challenges: 3, messages: 3 });
    expect(observed[0]).toMatchObject({
      answers: [...Array(3).fill([200, { success: true }]), [200, { code: 'OTP_LIMIT' }]],
    });
    expect(observed[1]).toEqual(observed[0]);
  });
});

describe('guessing a code', () => {
  it('does not lock the number for other accounts', async () => {
    const stranger = await newcomer();
    const owner = await newcomer();
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

  it('leaves the owner one try after strangers have used all theirs', async () => {
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
    // The first three accounts give fifteen wrong codes, the fourth gives two.
    expect(taken.slice(15)).toEqual(['INVALID_OTP', 'INVALID_OTP', 'OTP_LOCKED', 'OTP_LOCKED', 'OTP_LOCKED']);
    expect(await wrongCodes(phone)).toBe(17);
    await owner.client.call(routes.otpSend, { phone: digits });
    const right = { phone: digits, code: test.sms.lastCode(phone) };
    await expect(owner.client.call(routes.otpVerify, right)).resolves.toMatchObject({
      isMobileVerified: true,
    });
  });

  it.each([
    [18, 'INVALID_OTP'],
    [19, 'OTP_LOCKED'],
    [20, 'OTP_LOCKED'],
    [27, 'OTP_LOCKED'],
  ])(
    'after %i wrong codes of others within the hour, an account has one try, then %s',
    async (wrong, second) => {
      const { client, digits, phone } = await newcomer();
      const phoneHash = hashPhone(test.container.keys.otp, phone);
      const givenAt = test.clock.now();
      await test.database.prisma.otpWrongCode.createMany({
        data: Array.from({ length: wrong }, (_, index) => ({ phoneHash, signInHash: `a${index}`, givenAt })),
      });
      await client.call(routes.otpSend, { phone: digits });
      const guess = { phone: digits, code: wrongOf(test.sms.lastCode(phone)) };
      await expect(client.call(routes.otpVerify, guess)).rejects.toMatchObject({ code: 'INVALID_OTP' });
      await expect(client.call(routes.otpVerify, guess)).rejects.toMatchObject({ code: second });
      const right = { phone: digits, code: test.sms.lastCode(phone) };
      await expect(client.call(routes.otpVerify, right)).rejects.toMatchObject({ code: 'OTP_LOCKED' });
      test.clock.advanceSeconds(3601);
      await client.call(routes.otpSend, { phone: digits });
      const fresh = { phone: digits, code: test.sms.lastCode(phone) };
      await expect(client.call(routes.otpVerify, fresh)).resolves.toMatchObject({ isMobileVerified: true });
    },
  );

  it('gives the same answer for taken and free numbers if no code was sent', async () => {
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
