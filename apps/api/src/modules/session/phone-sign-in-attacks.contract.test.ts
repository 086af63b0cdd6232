import { routes } from '@nukkad/contract';
import { hashPhone } from '@nukkad/core/otp/otp-hash.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { createPhoneSignIns, wrongOf } from '../../../test/phone-sign-ins.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let { newNumber, askCode, enter, signIn, outcome } = {} as ReturnType<typeof createPhoneSignIns>;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  ({ newNumber, askCode, enter, signIn, outcome } = createPhoneSignIns(test));
});
afterEach(async () => {
  test.sms.isDown = false;
  await test.database.prisma.otpSend.deleteMany();
});
afterAll(() => test.close());

/** Asks for a code from a network address. Returns the body of the response. */
async function askFrom(address: string, phone: string) {
  const headers = { 'x-forwarded-for': address };
  const { status, body } = await test.client.raw(routes.signInSendCode, { body: { phone }, headers });
  return { status, ...body };
}

describe('asking for a code', () => {
  it('does not reveal whether a number has an account: same responses, rows and messages', async () => {
    const owner = await buildCandidate(test.database);
    const suspended = await buildCandidate(test.database, {
      suspendedAt: new Date(),
      suspendedReason: 'ABUSE',
    });
    const observed: unknown[] = [];
    for (const phone of [newNumber(), owner.phone as string, suspended.phone as string]) {
      await test.database.prisma.otpSend.deleteMany();
      const answers: unknown[] = [];
      for (let asked = 0; asked < 4; asked += 1) {
        const answer = await askFrom('203.0.113.1', phone);
        const token = typeof answer.otpToken === 'string' ? answer.otpToken.length : null;
        answers.push({
          ...answer,
          otpToken: token,
          requestId: '',
          msg: answer.msg.replace(phone.slice(3), 'N'),
        });
        test.clock.advanceSeconds(61);
      }
      const phoneHash = hashPhone(test.container.keys.otp, phone);
      observed.push({
        answers,
        sends: await test.database.prisma.otpSend.count({ where: { phoneHash } }),
        challenges: await test.database.prisma.otpChallenge.count({ where: { phone } }),
        messages: test.sms.sent.filter(({ to }) => to === phone).length,
      });
    }
    expect(observed[0]).toMatchObject({ sends: 3, challenges: 3, messages: 3 });
    expect(observed[1]).toEqual(observed[0]);
    expect(observed[2]).toEqual(observed[0]);
  });

  it('gives the same response to a wrong code, whether the number has an account or not', async () => {
    const owner = await buildCandidate(test.database);
    const answers = [];
    for (const phone of [newNumber(), owner.phone as string]) {
      const asked = await askCode(phone);
      const error = await enter({ ...asked, code: wrongOf(asked.code) }).catch((thrown) => thrown);
      const { requestId: _, ...details } = error.details;
      answers.push(details);
    }
    expect(answers[0]).toMatchObject({ code: 'INVALID_OTP', triesLeft: 4 });
    expect(answers[1]).toEqual(answers[0]);
  });

  it.each(['12345', '5876543210', '98765432101', 'abc', ''])('refuses %j as a number', async (phone) => {
    expect(await outcome(test.client.call(routes.signInSendCode, { phone }))).toBe('INVALID_NUMBER');
    const asked = await askCode(newNumber());
    expect(await outcome(enter({ ...asked, phone }))).toBe('INVALID_NUMBER');
  });

  it('waits 60 seconds before another code to the number', async () => {
    const phone = newNumber();
    await test.client.call(routes.signInSendCode, { phone });
    test.clock.advanceSeconds(59);
    expect(await outcome(test.client.call(routes.signInSendCode, { phone }))).toBe('RESEND_TOO_SOON');
    test.clock.advanceSeconds(1);
    expect(await outcome(test.client.call(routes.signInSendCode, { phone }))).toBe('done');
  });

  it('counts its codes together with those that verify the number', async () => {
    const { newcomer } = createNewcomers(test);
    const { client } = await newcomer();
    const phone = newNumber();
    for (let sent = 0; sent < 3; sent += 1) {
      await client.call(routes.otpSend, { phone });
      test.clock.advanceSeconds(61);
    }
    // The next two are for those who had none; the owner's network has none yet.
    expect((await askFrom('203.0.113.20', phone)).success).toBe(true);
    test.clock.advanceSeconds(61);
    expect((await askFrom('203.0.113.20', phone)).code).toBe('OTP_LIMIT');
    expect((await askFrom('203.0.113.21', phone)).success).toBe(true);
    test.clock.advanceSeconds(61);
    const { client: other } = await newcomer();
    expect((await askFrom('203.0.113.20', phone)).code).toBe('OTP_LIMIT');
    expect(await outcome(other.call(routes.otpSend, { phone }))).toBe('OTP_LIMIT');
  });

  it('sends at most the set number an hour from a network, over all numbers', async () => {
    await test.set('otpPerAddressHour', 3);
    for (let sent = 0; sent < 3; sent += 1)
      expect((await askFrom('203.0.113.30', newNumber())).success).toBe(true);
    expect((await askFrom('203.0.113.30', newNumber())).code).toBe('OTP_LIMIT');
    expect((await askFrom('203.0.113.31', newNumber())).success).toBe(true);
    await test.set('otpPerAddressHour', 300);
  });

  it('keeps to the day’s budget of messages, and does not count refused requests', async () => {
    await test.database.prisma.smsDay.deleteMany();
    await test.set('smsPerDay', 2);
    expect((await askFrom('203.0.113.40', newNumber())).success).toBe(true);
    expect((await askFrom('203.0.113.41', newNumber())).success).toBe(true);
    const phone = newNumber();
    expect((await askFrom('203.0.113.42', phone)).code).toBe('SMS_BUDGET_USED');
    const phoneHash = hashPhone(test.container.keys.otp, phone);
    expect(await test.database.prisma.otpSend.count({ where: { phoneHash } })).toBe(0);
    expect(await test.database.prisma.otpChallenge.count({ where: { phone } })).toBe(0);
    await test.set('smsPerDay', 5000);
  });

  it('lets the person try again at once after the provider failed', async () => {
    const phone = newNumber();
    test.sms.isDown = true;
    expect(await outcome(test.client.call(routes.signInSendCode, { phone }))).toBe('SMS_FAILED');
    test.sms.isDown = false;
    expect(await outcome(test.client.call(routes.signInSendCode, { phone }))).toBe('done');
  });

  it('is not offered without SMS', async () => {
    const live = await startTestApp({ NODE_ENV: 'production' }, { sms: null });
    const { hasPhoneSignIn } = await live.client.call(routes.startupSettings, {});
    const asked = await outcome(live.client.call(routes.signInSendCode, { phone: '9876543210' }));
    await live.close();
    expect([hasPhoneSignIn, asked]).toEqual([false, 'SMS_UNAVAILABLE']);
    expect((await test.client.call(routes.startupSettings, {})).hasPhoneSignIn).toBe(true);
  });
});

describe('a code that signs in', () => {
  it('works only with the token of the browser that asked for it', async () => {
    const phone = newNumber();
    const mine = await askCode(phone);
    const theirs = await askCode(phone);
    expect(await outcome(enter({ ...mine, token: theirs.token }))).toBe('INVALID_OTP');
    expect(await outcome(enter({ ...mine, token: 'x'.repeat(43) }))).toBe('INVALID_OTP');
    expect(await outcome(enter({ ...mine, phone: newNumber() }))).toBe('INVALID_OTP');
    // A stranger who asks for a code does not end the owner's.
    expect(await outcome(enter(mine))).toBe('done');
  });

  it('does not verify a number, and a code that verifies does not sign in', async () => {
    const { newcomer } = createNewcomers(test);
    const { client } = await newcomer();
    const phone = newNumber();
    const asked = await askCode(phone);
    expect(await outcome(client.call(routes.otpVerify, { phone, code: asked.code }))).toBe('INVALID_OTP');
    test.clock.advanceSeconds(61);
    await client.call(routes.otpSend, { phone });
    expect(await outcome(enter({ ...asked, code: test.sms.lastCode(phone) }))).toBe(
      test.sms.lastCode(phone) === asked.code ? 'done' : 'INVALID_OTP',
    );
  });

  it('is needed also if the settings skip codes of verification', async () => {
    await test.set('skipOtp', true);
    const asked = await askCode(newNumber());
    expect(await outcome(enter({ ...asked, code: '' }))).toBe('OTP_MISSING');
    await test.set('skipOtp', false);
  });

  it.each(['12345', '1234567', 'abcdef'])('refuses %j', async (code) => {
    expect(await outcome(enter({ ...(await askCode(newNumber())), code }))).toBe('INVALID_OTP');
  });

  it('is valid for five minutes', async () => {
    const phone = newNumber();
    const late = await askCode(phone);
    test.clock.advanceSeconds(300);
    expect(await outcome(enter(late))).toBe('OTP_EXPIRED');
    const inTime = await askCode(phone);
    test.clock.advanceSeconds(299);
    expect(await outcome(enter(inTime))).toBe('done');
  });

  it('opens one session under 20 parallel tries, and one account', async () => {
    const asked = await askCode(newNumber());
    const results = await Promise.all(Array.from({ length: 20 }, () => outcome(enter(asked))));
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === 'INVALID_OTP')).toHaveLength(19);
    const accounts = await test.database.prisma.candidate.findMany({
      where: { phone: asked.phone },
      include: { logins: true },
    });
    expect(accounts.map(({ logins }) => logins.length)).toEqual([1]);
  });

  it('opens one account for two browsers with right codes at the same moment', async () => {
    const phone = newNumber();
    const asked = [await askCode(phone), await askCode(phone)];
    const entered = await Promise.all(asked.map((one) => enter(one)));
    expect(new Set(entered.map(({ candidate }) => candidate.id)).size).toBe(1);
    expect(entered.map(({ isNewAccount }) => isNewAccount).sort()).toEqual([false, true]);
  });

  it('leaves a number with one owner if it is verified in another account at the same moment', async () => {
    const { newcomer } = createNewcomers(test);
    for (let round = 0; round < 3; round += 1) {
      const { client, candidate } = await newcomer();
      const phone = newNumber();
      const asked = await askCode(phone);
      test.clock.advanceSeconds(61);
      await client.call(routes.otpSend, { phone });
      const code = test.sms.lastCode(phone);
      const [entered] = await Promise.all([enter(asked), client.call(routes.otpVerify, { phone, code })]);
      const owners = await test.database.prisma.candidate.findMany({ where: { phone } });
      expect(owners.map(({ id }) => id)).toEqual([candidate.id]);
      // Either the session opened the account that had just verified the number, or that account took it later.
      const first = await test.database.prisma.candidate.findUniqueOrThrow({
        where: { id: entered.candidate.id },
      });
      expect([phone, null]).toContain(first.phone);
    }
  });

  it('locks the number for 15 minutes at the fifth wrong code, also for the right one', async () => {
    const asked = await askCode(newNumber());
    const guess = () => enter({ ...asked, code: wrongOf(asked.code) }).catch((error) => error);
    for (const triesLeft of [4, 3, 2, 1])
      expect(await guess()).toMatchObject({ code: 'INVALID_OTP', details: { triesLeft } });
    expect((await guess()).code).toBe('OTP_LOCKED');
    expect(await outcome(enter(asked))).toBe('OTP_LOCKED');
    test.clock.advanceSeconds(120);
    const { phone } = asked;
    expect(await outcome(test.client.call(routes.signInSendCode, { phone }))).toBe('OTP_LOCKED');
    test.clock.advanceSeconds(781);
    expect(await outcome(signIn(phone))).toBe('done');
  });

  it('is not locked for the owner by a stranger on another network', async () => {
    const phone = newNumber();
    const theirs = await askFrom('203.0.113.66', phone);
    const wrong = wrongOf(test.sms.lastCode(phone));
    const body = { phone, mobileVeriOtp: wrong, otpToken: theirs.otpToken };
    const headers = { 'x-forwarded-for': '203.0.113.66' };
    for (let tries = 0; tries < 6; tries += 1) await test.client.raw(routes.signInByPhone, { body, headers });
    expect(await outcome(signIn(phone))).toBe('done');
  });

  it('counts every one of many concurrent guesses, on whatever network', async () => {
    const asked = await askCode(newNumber());
    const body = { phone: asked.phone, mobileVeriOtp: wrongOf(asked.code), otpToken: asked.token };
    const guesses = Array.from({ length: 12 }, (_, index) =>
      test.client.raw(routes.signInByPhone, { body, headers: { 'x-forwarded-for': `198.51.100.${index}` } }),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.body.triesLeft);
    expect(codes.filter((left) => left !== undefined).sort()).toEqual([1, 2, 3, 4]);
    expect(await outcome(enter(asked))).toBe('INVALID_OTP');
  });

  it('is stored as a keyed hash, with a hash of its token', async () => {
    const asked = await askCode(newNumber());
    const row = await test.database.prisma.otpChallenge.findFirstOrThrow({ where: { phone: asked.phone } });
    expect(row.candidateId).toBeNull();
    expect(JSON.stringify(row)).not.toContain(asked.code);
    expect(JSON.stringify(row)).not.toContain(asked.token);
  });
});

describe('a page of another site', () => {
  it('can neither ask for a code nor sign a browser in', async () => {
    const asked = await askCode(newNumber());
    const headers = { origin: 'https://evil.example' };
    const sent = await test.client.raw(routes.signInSendCode, { body: { phone: newNumber() }, headers });
    const body = { phone: asked.phone, mobileVeriOtp: asked.code, otpToken: asked.token };
    const entered = await test.client.raw(routes.signInByPhone, { body, headers });
    expect([sent.status, entered.status]).toEqual([403, 403]);
    expect(entered.headers['set-cookie']).toBeUndefined();
    expect(await outcome(enter(asked))).toBe('done');
  });
});
