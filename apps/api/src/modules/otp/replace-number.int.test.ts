import { routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let { newcomer, nextDigits } = {} as ReturnType<typeof createNewcomers>;

beforeAll(async () => {
  test = await startTestApp();
  ({ newcomer, nextDigits } = createNewcomers(test));
});
afterAll(() => test.close());

/** Returns a seeker with a verified number, and a new number to replace it. */
async function ownerOfNumber() {
  const candidate = await buildCandidate(test.database);
  const caller = await test.signIn(candidate.id);
  return { candidate, caller, client: test.client.as(caller), digits: nextDigits() };
}

const numberOf = async (id: string) =>
  (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } })).phone;

const EXPIRED = 901;

describe('replacing a verified number', () => {
  it('works with a login of the last 15 minutes', async () => {
    const { candidate, client, digits } = await ownerOfNumber();
    test.clock.advanceSeconds(840);
    await client.call(routes.otpSend, { phone: digits });
    test.clock.advanceSeconds(50);
    await client.call(routes.otpVerify, { phone: digits, code: test.sms.lastCode(`+91${digits}`) });
    expect(await numberOf(candidate.id)).toBe(`+91${digits}`);
  });

  it('sends no code to a new number a second later, in the reader’s language', async () => {
    const { candidate, caller, digits } = await ownerOfNumber();
    test.clock.advanceSeconds(EXPIRED);
    for (const [language, msg] of [
      ['en', 'Please log in again first, so that we know it is you.'],
      ['hi', 'यह पक्का करने के लिए कि आप ही हैं, पहले फिर से लॉगिन करें।'],
      ['mr', 'हे तुम्हीच आहात याची खात्री करण्यासाठी आधी पुन्हा लॉगिन करा.'],
    ] as const) {
      const asking = test.client.as({ ...caller, language });
      const { body } = await asking.raw(routes.otpSend, { body: { phone: digits } });
      expect(body).toMatchObject({ success: false, code: 'FRESH_LOGIN_NEEDED', msg });
    }
    expect(test.sms.sent.filter(({ to }) => to === `+91${digits}`)).toEqual([]);
    const { phone } = candidate;
    expect(await numberOf(candidate.id)).toBe(phone);
    // Logging in again helps.
    const again = test.client.as(await test.signIn(candidate.id));
    await again.call(routes.otpSend, { phone: digits });
    await again.call(routes.otpVerify, { phone: digits, code: test.sms.lastCode(`+91${digits}`) });
    expect(await numberOf(candidate.id)).toBe(`+91${digits}`);
  });

  it('refuses the right code of an older login without using it up', async () => {
    const { candidate, client, digits } = await ownerOfNumber();
    test.clock.advanceSeconds(840);
    await client.call(routes.otpSend, { phone: digits });
    const code = test.sms.lastCode(`+91${digits}`);
    test.clock.advanceSeconds(61);
    const late = client.call(routes.otpVerify, { phone: digits, code });
    await expect(late).rejects.toMatchObject({ code: 'FRESH_LOGIN_NEEDED' });
    expect(await numberOf(candidate.id)).toBe(candidate.phone);
    const again = test.client.as(await test.signIn(candidate.id));
    await again.call(routes.otpVerify, { phone: digits, code });
    expect(await numberOf(candidate.id)).toBe(`+91${digits}`);
  });

  it('is also refused if the settings skip the code', async () => {
    await test.set('skipOtp', true);
    const { candidate, client, digits } = await ownerOfNumber();
    test.clock.advanceSeconds(EXPIRED);
    const asked = client.call(routes.otpVerify, { phone: digits, code: '' });
    await expect(asked).rejects.toMatchObject({ code: 'FRESH_LOGIN_NEEDED' });
    expect(await numberOf(candidate.id)).toBe(candidate.phone);
    await test.set('skipOtp', false);
  });
});

it('verifies a first number with an older login, but not a second one', async () => {
  const { candidate, client, digits, phone } = await newcomer();
  test.clock.advanceSeconds(EXPIRED);
  await client.call(routes.otpSend, { phone: digits });
  await client.call(routes.otpVerify, { phone: digits, code: test.sms.lastCode(phone) });
  expect(await numberOf(candidate.id)).toBe(phone);
  const second = client.call(routes.otpSend, { phone: nextDigits() });
  await expect(second).rejects.toMatchObject({ code: 'FRESH_LOGIN_NEEDED' });
});
