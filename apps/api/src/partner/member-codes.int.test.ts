import { routes } from '@nukkad/contract';
import { memberSendCode } from '@nukkad/contract/partner/index.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { memberPhone, openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});

beforeEach(async () => {
  test.clock.stop();
  // 23:00 in India, so that the next day begins an hour later.
  test.clock.set('2026-11-21T17:30:00Z');
  await test.database.prisma.countedAction.deleteMany();
  await test.database.query('DELETE FROM sms_day');
});

afterEach(async () => {
  test.clock.run();
  await test.set('memberCodesPerDay', 2000);
});

afterAll(() => test.close());

const ask = (phone = memberPhone()) => refused(openHireSite(test).call(memberSendCode, { body: { phone } }));

/** Returns the codes and messages that were counted or sent so far. */
async function counts() {
  const [day] = await test.database.query<{ sent: number }>('SELECT sent FROM sms_day');
  return {
    day: day?.sent ?? 0,
    sends: await test.database.prisma.otpSend.count(),
    challenges: await test.database.prisma.otpChallenge.count(),
    messages: test.sms.sent.length,
  };
}

it('are limited for all members together, until midnight in India', async () => {
  await test.set('memberCodesPerDay', 2);
  expect([await ask(), await ask()]).toEqual(['done', 'done']);
  const before = await counts();
  expect(before.day).toBe(2);
  expect(await ask()).toBe('422 SMS_BUDGET_USED');
  expect(await counts()).toEqual(before);
  await test.set('memberCodesPerDay', 3);
  expect(await ask()).toBe('done');
  test.clock.advanceSeconds(3599);
  expect(await ask()).toBe('422 SMS_BUDGET_USED');
  test.clock.advanceSeconds(1);
  expect(await ask()).toBe('done');
});

it('leave the codes of seekers alone', async () => {
  await test.set('memberCodesPerDay', 1);
  expect(await ask()).toBe('done');
  const digits = memberPhone().slice(-10);
  const sent = await test.client.call(routes.signInSendCode, { phone: digits });
  expect(sent.resendAfterSeconds).toBe(60);
  expect(await ask()).toBe('422 SMS_BUDGET_USED');
});

it('never exceed the limit, even with concurrent requests', async () => {
  await test.set('memberCodesPerDay', 2);
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
  expect(answers.toSorted()).toEqual([...Array(4).fill('422 SMS_BUDGET_USED'), 'done', 'done']);
  expect((await counts()).day).toBe(2);
});

it('are not counted if they are refused for another reason', async () => {
  await test.set('memberCodesPerDay', 2);
  const phone = memberPhone();
  expect([await ask(phone), await ask('12'), await ask(phone), await ask()]).toEqual([
    'done',
    '422 INVALID_NUMBER',
    '422 RESEND_TOO_SOON',
    'done',
  ]);
});

it('have no limit with 0', async () => {
  await test.set('memberCodesPerDay', 0);
  for (let count = 0; count < 3; count += 1) expect(await ask()).toBe('done');
  expect((await counts()).day).toBe(3);
});
