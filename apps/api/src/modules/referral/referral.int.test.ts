import { routes } from '@nukkad/contract';
import type { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  // Otherwise the first queue of a test would get what earlier tests requested.
  test.container.tasks.connect(async () => {});
});

afterAll(() => test.close());

async function seeker(change: Parameters<typeof buildCandidate>[1] = {}) {
  return test.seeker({ credits: 0, ...change });
}

async function creditsOf(id: string): Promise<number> {
  return (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } })).creditBalance;
}

describe('a referral code', () => {
  it('gives both three credits at once if the mobile is already verified', async () => {
    const friend = await seeker();
    const newcomer = await seeker();
    const code = friend.candidate.referralCode.toLowerCase();
    const answer = await newcomer.client.call(routes.referralApply, { code });
    expect(answer).toMatchObject({ isGranted: true, credits: 3 });
    expect(await creditsOf(friend.candidate.id)).toBe(3);
  });

  it('waits for the mobile, and is granted with its verification', async () => {
    const friend = await seeker();
    const newcomer = await seeker({ phone: null });
    const code = friend.candidate.referralCode;
    const answer = await newcomer.client.call(routes.referralApply, { code });
    expect(answer).toMatchObject({ isGranted: false, credits: 0 });
    const phone = '+917000000099';
    await newcomer.client.call(routes.otpSend, { phone });
    const verified = await newcomer.client.call(routes.otpVerify, { phone, code: test.sms.lastCode(phone) });
    expect(verified.credits).toBe(3);
    expect(await creditsOf(friend.candidate.id)).toBe(3);
  });

  it.each([
    ['with a verified number', '+917000000098', ['push']],
    ['without a number', null, []],
  ])('applied %s asks for the push of the notice that it stored', async (_what, phone, tasks) => {
    const asked: string[] = [];
    test.container.tasks.connect(async (task) => void asked.push(task));
    onTestFinished(() => test.container.tasks.connect(async () => {}));
    const friend = await seeker();
    const newcomer = await seeker({ phone });
    await newcomer.client.call(routes.referralApply, { code: friend.candidate.referralCode });
    expect(asked).toEqual(tasks);
    const where = { candidateId: friend.id };
    expect(await test.database.prisma.notification.count({ where })).toBe(tasks.length);
  });

  it.each([
    ['', 'REFERRAL_UNKNOWN'],
    ['NOSUCHCODE', 'REFERRAL_UNKNOWN'],
  ])('%j is refused with %s', async (code, refusal) => {
    const { client } = await seeker();
    await expect(client.call(routes.referralApply, { code })).rejects.toMatchObject({ code: refusal });
  });

  it('of a deleted account is unknown', async () => {
    const friend = await seeker();
    const newcomer = await seeker();
    await friend.client.call(routes.accountDelete, {});
    const late = newcomer.client.call(routes.referralApply, { code: friend.candidate.referralCode });
    await expect(late).rejects.toMatchObject({ code: 'REFERRAL_UNKNOWN' });
  });

  it('cannot be the seeker’s own', async () => {
    const { candidate, client } = await seeker();
    const own = client.call(routes.referralApply, { code: candidate.referralCode });
    await expect(own).rejects.toMatchObject({ code: 'REFERRAL_OWN' });
  });

  it('works once per seeker, even with twenty concurrent requests', async () => {
    const friend = await seeker();
    const other = await seeker();
    const newcomer = await seeker();
    const codes = Array.from(
      { length: 20 },
      (_, index) => (index % 2 ? friend : other).candidate.referralCode,
    );
    const results = await Promise.allSettled(
      codes.map((code) => newcomer.client.call(routes.referralApply, { code })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'REFERRAL_USED', status: 200 });
    expect(await creditsOf(newcomer.candidate.id)).toBe(3);
    expect((await creditsOf(friend.candidate.id)) + (await creditsOf(other.candidate.id))).toBe(3);
  });

  it('is accepted from only one of two friends who name each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await seeker();
      const two = await seeker();
      const results = await Promise.allSettled([
        one.client.call(routes.referralApply, { code: two.candidate.referralCode }),
        two.client.call(routes.referralApply, { code: one.candidate.referralCode }),
      ]);
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
      expect(refused).toEqual(['REFERRAL_MUTUAL']);
      expect(await creditsOf(one.candidate.id)).toBe(3);
      expect(await creditsOf(two.candidate.id)).toBe(3);
    }
  });

  it('cannot be used back by the friend, even while the first referral is pending', async () => {
    const one = await seeker();
    const two = await seeker({ phone: null });
    await two.client.call(routes.referralApply, { code: one.candidate.referralCode });
    const back = one.client.call(routes.referralApply, { code: two.candidate.referralCode });
    await expect(back).rejects.toMatchObject({ code: 'REFERRAL_MUTUAL', status: 200 });
    expect(await creditsOf(one.candidate.id)).toBe(0);
  });

  it('may form a circle of three', async () => {
    const one = await seeker();
    const two = await seeker();
    const three = await seeker();
    await one.client.call(routes.referralApply, { code: two.candidate.referralCode });
    await two.client.call(routes.referralApply, { code: three.candidate.referralCode });
    await three.client.call(routes.referralApply, { code: one.candidate.referralCode });
    for (const { candidate } of [one, two, three]) expect(await creditsOf(candidate.id)).toBe(6);
  });

  it('pays its owner up to the setting’s limit in 30 days, and every friend', async () => {
    const friend = await seeker();
    const code = friend.candidate.referralCode;
    const join = async () => {
      const newcomer = await seeker();
      const answer = await newcomer.client.call(routes.referralApply, { code });
      expect(answer).toMatchObject({ isGranted: true, credits: 3 });
    };
    await test.set('referralsAMonth', 2);
    for (const earned of [3, 6, 6]) {
      await join();
      expect(await creditsOf(friend.candidate.id)).toBe(earned);
    }
    test.clock.advanceDays(30);
    await join();
    expect(await creditsOf(friend.candidate.id)).toBe(9);
    await test.set('referralsAMonth', 0);
    for (const earned of [12, 15]) {
      await join();
      expect(await creditsOf(friend.candidate.id)).toBe(earned);
    }
    await test.set('referralsAMonth', 30);
  });
});
