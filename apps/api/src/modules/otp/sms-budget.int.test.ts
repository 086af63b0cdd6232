import { routes } from '@nukkad/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let newcomer: ReturnType<typeof createNewcomers>['newcomer'];

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  ({ newcomer } = createNewcomers(test));
});

beforeEach(async () => {
  test.clock.stop();
  // 23:00 in India, so that the next day begins an hour later.
  test.clock.set('2026-11-21T17:30:00Z');
  await test.database.prisma.otpSend.deleteMany();
  await test.database.query('DELETE FROM sms_day');
});

afterEach(async () => {
  test.clock.run();
  await test.set('smsPerDay', 5000);
});

afterAll(() => test.close());

interface Asking {
  readonly address: string;
  /** The number to which the code is sent; by default the account's own. */
  readonly phone?: string;
  readonly language?: string;
}

/** Requests a code with a new account. Returns `sent` or the code of the refusal. */
async function ask({ address, phone, language = 'en' }: Asking): Promise<string> {
  const { candidate, digits } = await newcomer();
  const { accessToken } = await test.signIn(candidate.id);
  const headers = {
    'x-forwarded-for': address,
    'accept-language': language,
    authorization: `Bearer ${accessToken}`,
  };
  const { body } = await test.client.raw(routes.otpSend, { body: { phone: phone ?? digits }, headers });
  return body.success ? 'sent' : `${body.code} ${body.msg}`;
}

describe('the codes of a stranger’s number', () => {
  /** Requests codes a minute apart, each with a new account. */
  async function askAll(phone: string, addresses: readonly string[]): Promise<string[]> {
    const answers: string[] = [];
    for (const address of addresses) {
      answers.push((await ask({ address, phone })).split(' ')[0] as string);
      test.clock.advanceSeconds(61);
    }
    return answers;
  }

  it('are not used up by five accounts, on one network or on five', async () => {
    const one = await newcomer();
    const two = await newcomer();
    expect(await askAll(one.phone, Array(6).fill('203.0.113.1'))).toEqual([
      ...Array(5).fill('sent'),
      'OTP_LIMIT',
    ]);
    expect(await askAll(one.phone, ['203.0.113.2'])).toEqual(['sent']);
    const networks = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5'];
    expect(await askAll(two.phone, [...networks, '198.51.100.6'])).toEqual(Array(6).fill('sent'));
  });

  it('are limited to eight an hour, the last three to one per network', async () => {
    const { phone } = await newcomer();
    const first = await askAll(phone, Array(5).fill('203.0.113.1'));
    const others = ['203.0.113.2', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'];
    expect(await askAll(phone, others)).toEqual(['sent', 'OTP_LIMIT', 'sent', 'sent', 'OTP_LIMIT']);
    expect(first).toEqual(Array(5).fill('sent'));
    test.clock.advanceSeconds(3600);
    expect(await askAll(phone, ['203.0.113.5'])).toEqual(['sent']);
  });
});

describe('the text messages of a day', () => {
  const address = (n: number) => `203.0.114.${n}`;
  const sentToday = async () =>
    (await test.database.query<{ sent: number }>('SELECT sent FROM sms_day'))[0]?.sent ?? 0;

  it('are refused when the budget is used up, until midnight in India', async () => {
    await test.set('smsPerDay', 6);
    for (let n = 1; n <= 6; n += 1) expect(await ask({ address: address(n) })).toBe('sent');
    const count = test.sms.sent.length;
    expect(await ask({ address: address(7) })).toBe(
      'SMS_BUDGET_USED We cannot send more codes today. Please try again tomorrow.',
    );
    expect(await ask({ address: address(7), language: 'hi' })).toBe(
      'SMS_BUDGET_USED आज और कोड नहीं भेजे जा सकते। कल फिर कोशिश करें।',
    );
    expect(await ask({ address: address(7), language: 'mr' })).toBe(
      'SMS_BUDGET_USED आज आणखी कोड पाठवता येणार नाहीत. उद्या पुन्हा प्रयत्न करा.',
    );
    expect([test.sms.sent.length, await sentToday()]).toEqual([count, 6]);
    await test.set('smsPerDay', 7);
    expect(await ask({ address: address(7) })).toBe('sent');
    test.clock.advanceSeconds(3599);
    expect(await ask({ address: address(8) })).toContain('SMS_BUDGET_USED');
    test.clock.advanceSeconds(1);
    expect(await ask({ address: address(8) })).toBe('sent');
  });

  it('never exceed the budget, even with concurrent requests', async () => {
    await test.set('smsPerDay', 5);
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => ask({ address: address(20 + n) })),
    );
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(5);
    expect(await sentToday()).toBe(5);
  });

  it('are limited to a fifth for one network, rounded up, and other networks still get codes', async () => {
    await test.set('smsPerDay', 11);
    for (let n = 1; n <= 3; n += 1) expect(await ask({ address: address(1) })).toBe('sent');
    expect(await ask({ address: address(1) })).toContain('OTP_LIMIT');
    expect(await ask({ address: address(2) })).toBe('sent');
    expect(await sentToday()).toBe(4);
  });

  it('are limited for a network by the day of India, not by that of London', async () => {
    await test.set('smsPerDay', 6);
    test.clock.set('2026-11-21T23:59:00Z');
    for (let n = 1; n <= 2; n += 1) expect(await ask({ address: address(1) })).toBe('sent');
    expect(await ask({ address: address(1) })).toContain('OTP_LIMIT');
    // Midnight in London is half past five in the morning in India.
    test.clock.set('2026-11-22T00:00:01Z');
    expect(await ask({ address: address(1) })).toContain('OTP_LIMIT');
    test.clock.set('2026-11-22T18:29:59Z');
    expect(await ask({ address: address(1) })).toContain('OTP_LIMIT');
    test.clock.set('2026-11-22T18:30:00Z');
    expect(await ask({ address: address(1) })).toBe('sent');
  });

  it('have no limit with a budget of 0, but are still counted', async () => {
    await test.set('smsPerDay', 0);
    for (let n = 1; n <= 7; n += 1) expect(await ask({ address: address(1) })).toBe('sent');
    expect(await sentToday()).toBe(7);
  });

  it('are not counted when no code was sent for another reason', async () => {
    const { client, digits } = await newcomer();
    await client.call(routes.otpSend, { phone: digits });
    await client.call(routes.otpSend, { phone: digits }).catch(() => undefined);
    expect(await sentToday()).toBe(1);
  });
});
