import { routes } from '@nukkad/contract';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { enterCandidate } from '@nukkad/core/session/enter-candidate.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let newcomer: ReturnType<typeof createNewcomers>['newcomer'];
let nextDigits: () => string;
let address = 0;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  ({ newcomer, nextDigits } = createNewcomers(test));
});

afterEach(() => test.clock.run());

afterAll(() => test.close());

/** Requests a code from an unused network address, one minute after the previous request. Returns the outcome. */
async function sendFromElsewhere(candidateId: string, phone = nextDigits()): Promise<string> {
  address += 1;
  const { accessToken } = await test.signIn(candidateId);
  const headers = { 'x-forwarded-for': `203.0.114.${address % 250}`, authorization: `Bearer ${accessToken}` };
  test.clock.advanceSeconds(61);
  const answer = await test.client.raw(routes.otpSend, { body: { phone }, headers });
  return answer.body.success ? 'sent' : String(answer.body.code);
}

async function sendMany(candidateId: string, count: number): Promise<string[]> {
  const answers: string[] = [];
  for (let sent = 0; sent < count; sent += 1) answers.push(await sendFromElsewhere(candidateId));
  return answers;
}

describe('the codes of one account', () => {
  it('are limited to ten an hour and twenty a day, over all numbers and addresses', async () => {
    const { id } = (await newcomer()).candidate;
    expect(await sendMany(id, 11)).toEqual([...Array(10).fill('sent'), 'OTP_LIMIT']);
    test.clock.advanceSeconds(3600);
    expect(await sendMany(id, 11)).toEqual([...Array(10).fill('sent'), 'OTP_LIMIT']);
    test.clock.advanceSeconds(3600);
    expect(await sendFromElsewhere(id)).toBe('OTP_LIMIT');
    test.clock.advanceSeconds(86_400);
    expect(await sendFromElsewhere(id)).toBe('sent');
  });

  it('are counted on if another sign-in is added', async () => {
    const { id } = (await newcomer()).candidate;
    const first = await test.database.prisma.identity.findFirstOrThrow({ where: { candidateId: id } });
    expect(await sendMany(id, 9)).toEqual(Array(9).fill('sent'));
    const createdAt = new Date(first.createdAt.getTime() + 1000);
    await test.database.prisma.identity.create({
      data: { candidateId: id, provider: 'FACEBOOK', subject: `added to ${id}`, createdAt },
    });
    expect(await sendMany(id, 2)).toEqual(['sent', 'OTP_LIMIT']);
  });

  it('still count for the number and the sign-in after the account is deleted', async () => {
    const first = await newcomer();
    const { provider, subject } = await test.database.prisma.identity.findFirstOrThrow({
      where: { candidateId: first.candidate.id },
    });
    for (let sent = 0; sent < 3; sent += 1)
      expect(await sendFromElsewhere(first.candidate.id, first.digits)).toBe('sent');
    expect(await sendMany(first.candidate.id, 6)).toEqual(Array(6).fill('sent'));
    await first.client.call(routes.accountDelete, {});
    await eraseAccounts(test.container);
    const person = { provider, subject, email: null, name: 'Asha', imageUrl: null };
    const { candidateId } = await enterCandidate(test.container, person);
    expect(await sendFromElsewhere(candidateId, first.digits)).toBe('OTP_LIMIT');
    expect(await sendMany(candidateId, 2)).toEqual(['sent', 'OTP_LIMIT']);
  });
});

describe('stored sends and locks', () => {
  it('contain a keyed hash, not the number', async () => {
    const { client, digits } = await newcomer();
    await client.call(routes.otpSend, { phone: digits });
    const sent = test.sms.lastCode(`+91${digits}`);
    const code = sent === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1)
      await client.call(routes.otpVerify, { phone: digits, code }).catch(() => {});
    const { prisma } = test.database;
    const sends = await prisma.otpSend.findMany({ orderBy: { sentAt: 'desc' }, take: 1 });
    const locks = await prisma.otpLock.findMany();
    expect(locks.map(({ phoneHash }) => phoneHash)).toEqual(sends.map(({ phoneHash }) => phoneHash));
    expect(JSON.stringify([sends, locks])).not.toContain(digits);
  });
});

describe('the times of a code', () => {
  it('sends another code after sixty seconds, not sooner', async () => {
    const { client, digits } = await newcomer();
    test.clock.stop();
    await client.call(routes.otpSend, { phone: digits });
    test.clock.advanceSeconds(59.999);
    const again = () => client.call(routes.otpSend, { phone: digits });
    await expect(again()).rejects.toMatchObject({ code: 'RESEND_TOO_SOON', details: { resendAfter: 1 } });
    test.clock.advanceSeconds(0.001);
    await expect(again()).resolves.toMatchObject({});
  });

  it('accepts a code for less than five minutes', async () => {
    const soon = await newcomer();
    const late = await newcomer();
    test.clock.stop();
    for (const { client, digits } of [soon, late]) await client.call(routes.otpSend, { phone: digits });
    const verify = ({ client, digits, phone }: typeof soon) =>
      client.call(routes.otpVerify, { phone: digits, code: test.sms.lastCode(phone) });
    test.clock.advanceSeconds(299.999);
    await expect(verify(soon)).resolves.toMatchObject({ isMobileVerified: true });
    test.clock.advanceSeconds(0.001);
    await expect(verify(late)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('opens the lock at the end of its fifteenth minute', async () => {
    const { client, digits, phone } = await newcomer();
    test.clock.stop();
    await client.call(routes.otpSend, { phone: digits });
    const code = test.sms.lastCode(phone) === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1)
      await client.call(routes.otpVerify, { phone: digits, code }).catch(() => undefined);
    const send = () => client.call(routes.otpSend, { phone: digits });
    const verify = () => client.call(routes.otpVerify, { phone: digits, code });
    test.clock.advanceSeconds(899.999);
    await expect(send()).rejects.toMatchObject({ code: 'OTP_LOCKED', details: { retryAfter: 1 } });
    await expect(verify()).rejects.toMatchObject({ code: 'OTP_LOCKED', details: { retryAfter: 1 } });
    test.clock.advanceSeconds(0.001);
    await expect(verify()).rejects.toMatchObject({ code: 'INVALID_OTP' });
    await expect(send()).resolves.toMatchObject({});
  });

  it('locks again for fifteen minutes after a second round of wrong codes', async () => {
    const { client, digits, phone } = await newcomer();
    test.clock.stop();
    const send = () => client.call(routes.otpSend, { phone: digits });
    const guess = () => {
      const code = test.sms.lastCode(phone) === '111111' ? '222222' : '111111';
      return client.call(routes.otpVerify, { phone: digits, code });
    };
    for (const _round of [1, 2]) {
      await send();
      for (let tries = 0; tries < 5; tries += 1) await guess().catch(() => undefined);
      await expect(send()).rejects.toMatchObject({ code: 'OTP_LOCKED', details: { retryAfter: 900 } });
      test.clock.advanceSeconds(3600);
    }
  });
});
