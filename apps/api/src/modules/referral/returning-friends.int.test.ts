import { routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  leaveForGood,
  newPhone,
  newSubject,
  type Seeker,
  signInAs,
  verifyPhone,
} from '../../../test/returning-seeker.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const signIn = (subject: string) => signInAs(test, subject);
const verify = (seeker: Seeker, phone: string) => verifyPhone(test, seeker, phone);

const leave = (seeker: Seeker) => leaveForGood(test, seeker);

async function referrer() {
  const candidate = await buildCandidate(test.database, { credits: 0 });
  return { id: candidate.id, code: candidate.referralCode };
}

async function creditsOf({ id }: { id: string }): Promise<number> {
  return (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } })).creditBalance;
}

describe('a friend who leaves and comes back', () => {
  it('brings the code’s owner credits once, although they return five times', async () => {
    const farmer = await referrer();
    const subject = newSubject();
    const phone = newPhone();
    const answers: string[] = [];
    for (let life = 0; life < 5; life += 1) {
      const friend = await signIn(subject);
      await verify(friend, phone);
      const answer = await friend.client
        .call(routes.referralApply, { code: farmer.code })
        .catch((error) => error);
      answers.push(answer.code ?? `granted ${answer.isGranted}`);
      await leave(friend);
      // A sign-in can delete at most three accounts a day.
      test.clock.advanceDays(1);
    }
    expect(answers).toEqual(['granted true', ...Array(4).fill('REFERRAL_USED')]);
    expect(await creditsOf(farmer)).toBe(3);
  });

  it('brings none with another sign-in and the same number, even if the code came first', async () => {
    const farmer = await referrer();
    const phone = newPhone();
    const joins = async (): Promise<number> => {
      const friend = await signIn(newSubject());
      await friend.client.call(routes.referralApply, { code: farmer.code });
      await verify(friend, phone);
      const credits = await creditsOf(friend);
      await leave(friend);
      return credits;
    };
    expect(await joins()).toBe(13);
    expect(await creditsOf(farmer)).toBe(3);
    expect(await joins()).toBe(10);
    expect(await creditsOf(farmer)).toBe(3);
  });

  it('brings none with another number and the same sign-in', async () => {
    const farmer = await referrer();
    const subject = newSubject();
    const first = await signIn(subject);
    await verify(first, newPhone());
    await first.client.call(routes.referralApply, { code: farmer.code });
    await leave(first);
    const second = await signIn(subject);
    const again = second.client.call(routes.referralApply, { code: farmer.code });
    await expect(again).rejects.toMatchObject({ code: 'REFERRAL_USED', status: 200 });
    expect(await creditsOf(farmer)).toBe(3);
  });

  it('brings none with a number that was given up for another', async () => {
    const farmer = await referrer();
    const number = newPhone();
    const first = await signIn(newSubject());
    await verify(first, number);
    await first.client.call(routes.referralApply, { code: farmer.code });
    await verify(first, newPhone());
    const second = await signIn(newSubject());
    await second.client.call(routes.referralApply, { code: farmer.code });
    await verify(second, number);
    expect(await creditsOf(farmer)).toBe(3);
  });
});

describe('the owner of a code who leaves and comes back', () => {
  it('is not paid again for a friend who stayed, nor is the friend', async () => {
    const subject = newSubject();
    const owner = await signIn(subject);
    await verify(owner, newPhone());
    const friend = await referrer();
    const stayed = test.client.as(await test.signIn(friend.id));
    const codeOf = async ({ id }: Seeker) =>
      (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } })).referralCode;
    await stayed.call(routes.referralApply, { code: await codeOf(owner) });
    await leave(owner);
    const returned = await signIn(subject);
    const again = stayed.call(routes.referralApply, { code: await codeOf(returned) });
    await expect(again).rejects.toMatchObject({ code: 'REFERRAL_USED', status: 200 });
    expect(await creditsOf(friend)).toBe(3);
    expect(await creditsOf(returned)).toBe(10);
  });
});
