import { routes } from '@nukkad/contract';
import { suspendSeeker } from '@nukkad/core/moderation/suspend-seeker.ts';
import { freeNumber } from '@nukkad/core/otp/free-number.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import type { TestClient } from '@nukkad/testing/test-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlocks } from '../../../test/deadlocks.ts';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let newcomer: ReturnType<typeof createNewcomers>['newcomer'];

beforeAll(async () => {
  test = await startTestApp();
  ({ newcomer } = createNewcomers(test));
});

afterAll(() => test.close());

/** Requests a code for a number and verifies it. Clears earlier sends, so that no limit applies. */
async function verify(client: TestClient, phone: string) {
  test.clock.advanceSeconds(61);
  await test.database.prisma.otpSend.deleteMany();
  await client.call(routes.otpSend, { phone });
  return client.call(routes.otpVerify, { phone, code: test.sms.lastCode(phone) });
}

const stored = (id: string) => test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });

const noticesOf = async (id: string, language: 'en' | 'hi' | 'mr' = 'en') => {
  const reader = test.client.as({ ...(await test.signIn(id)), language });
  const { notifications } = await reader.call(routes.notificationList, { size: 10 });
  return notifications.map(({ message, link }) => ({ message, link }));
};

/** Returns an account with a verified number and the matching credits. */
async function settled() {
  const seeker = await newcomer();
  await verify(seeker.client, seeker.phone);
  return seeker;
}

describe('a recycled number', () => {
  it('moves to the account that enters the right code; the former account keeps the rest and is notified', async () => {
    const former = await settled();
    const { id } = former.candidate;
    const application = await buildApplication(test.database, { candidateId: id });
    const { prisma } = test.database;
    // This notification is sent even if its kind is switched off.
    await prisma.notificationPreference.create({
      data: { candidateId: id, typeKey: 'application-status', isEnabled: false },
    });
    const now = await newcomer();
    await expect(verify(now.client, former.phone)).resolves.toMatchObject({ isMobileVerified: true });
    expect(await stored(now.candidate.id)).toMatchObject({ phone: former.phone, isMobileVerified: true });
    expect(await stored(id)).toMatchObject({
      phone: null,
      isMobileVerified: false,
      name: former.candidate.name,
      creditBalance: 10,
      deletedAt: null,
    });
    expect(await prisma.application.count({ where: { id: application.id, candidateId: id } })).toBe(1);
    await expect(former.client.call(routes.startupSeekerSettings, {})).resolves.toMatchObject({
      isMobileVerified: false,
    });
    for (const [language, message] of [
      [
        'en',
        'Someone verified your mobile number in another account, so it is no longer in yours. Nothing else has changed. Add a number so that companies can call you.',
      ],
      [
        'hi',
        'आपका मोबाइल नंबर किसी और अकाउंट में वेरिफ़ाई हुआ है, इसलिए अब आपके अकाउंट में नहीं है। बाक़ी सब पहले जैसा है। नंबर जोड़ें, ताकि कंपनी आपको फ़ोन कर सके।',
      ],
      [
        'mr',
        'तुमचा मोबाइल नंबर दुसऱ्या खात्यात व्हेरिफाय झाला आहे, म्हणून तो आता तुमच्या खात्यात नाही. बाकी सगळं पहिल्यासारखंच आहे. नंबर जोडा, म्हणजे कंपनी तुम्हाला फोन करू शकेल.',
      ],
    ] as const)
      expect(await noticesOf(id, language)).toEqual([{ message, link: '/editprofile' }]);
    const audit = await prisma.auditEntry.findMany({ where: { subject: id } });
    expect(audit).toMatchObject([{ actor: now.candidate.id, action: 'number-moved' }]);
  });

  it('stays with its account until the right code; a wrong code reveals nothing about that account', async () => {
    const former = await settled();
    const stranger = await newcomer();
    test.clock.advanceSeconds(61);
    await stranger.client.call(routes.otpSend, { phone: former.phone });
    const right = test.sms.lastCode(former.phone);
    const wrong = { phone: former.phone, code: right === '111111' ? '222222' : '111111' };
    await expect(stranger.client.call(routes.otpVerify, wrong)).rejects.toMatchObject({
      code: 'INVALID_OTP',
    });
    expect(await stored(former.candidate.id)).toMatchObject({ phone: former.phone, isMobileVerified: true });
    expect(await noticesOf(former.candidate.id)).toEqual([]);
  });

  it('stays with a suspended account until an operator frees it', async () => {
    const former = await settled();
    const now = await newcomer();
    const { id: candidateId } = former.candidate;
    await suspendSeeker(test.container, { candidateId, actor: 'meera', reason: 'ABUSE' });
    for (const [language, msg] of [
      ['en', 'This number cannot be moved to your account. Please write to us.'],
      ['hi', 'यह नंबर आपके अकाउंट में नहीं लाया जा सकता। हमें लिखें।'],
      ['mr', 'हा नंबर तुमच्या खात्यात आणता येत नाही. आम्हाला लिहा.'],
    ] as const) {
      const reader = test.client.as({ ...(await test.signIn(now.candidate.id)), language });
      const error = await verify(reader, former.phone).catch((thrown) => thrown);
      expect([error.code, error.details.msg]).toEqual(['PHONE_TAKEN', msg]);
    }
    expect(await stored(candidateId)).toMatchObject({ phone: former.phone, isMobileVerified: true });
    const freed = { phone: former.digits, actor: 'meera', reason: 'recycled' } as const;
    expect(await freeNumber(test.container, freed)).toEqual({ candidateId });
    await expect(freeNumber(test.container, freed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(verify(now.client, former.phone)).resolves.toMatchObject({ isMobileVerified: true });
  });

  it('moves back and forth with one owner at a time, and each loss is notified', async () => {
    const one = await settled();
    const two = await newcomer();
    await verify(two.client, one.phone);
    await verify(one.client, one.phone);
    await verify(two.client, one.phone);
    expect(await stored(one.candidate.id)).toMatchObject({ phone: null, isMobileVerified: false });
    expect(await stored(two.candidate.id)).toMatchObject({ phone: one.phone, isMobileVerified: true });
    expect(await noticesOf(one.candidate.id)).toHaveLength(2);
    expect(await noticesOf(two.candidate.id)).toHaveLength(1);
  });

  it('moves without a deadlock while its former account verifies a number that a third account takes', async () => {
    const one = await settled();
    const two = await settled();
    const before = await deadlocks(test);
    for (let round = 0; round < 5; round += 1) {
      await test.database.prisma.otpSend.deleteMany();
      test.clock.advanceSeconds(61);
      const [mine, theirs] = await Promise.all([stored(one.candidate.id), stored(two.candidate.id)]);
      const first = mine.phone as string;
      const second = theirs.phone as string;
      await one.client.call(routes.otpSend, { phone: second });
      await two.client.call(routes.otpSend, { phone: first });
      const codes = [test.sms.lastCode(second), test.sms.lastCode(first)];
      // The accounts swap their numbers at the same moment.
      await Promise.all([
        one.client.call(routes.otpVerify, { phone: second, code: codes[0] as string }),
        two.client.call(routes.otpVerify, { phone: first, code: codes[1] as string }),
      ]);
      const owners = await Promise.all([stored(one.candidate.id), stored(two.candidate.id)]);
      const phones = owners.flatMap(({ phone }) => (phone === null ? [] : [phone]));
      expect(new Set(phones).size).toBe(phones.length);
      for (const { phone, isMobileVerified } of owners) expect(isMobileVerified).toBe(phone !== null);
      for (const [owner, phone] of [
        [one, second],
        [two, first],
      ] as const)
        if ((await stored(owner.candidate.id)).phone === null) await verify(owner.client, phone);
    }
    expect((await deadlocks(test)) - before).toBe(0);
  });
});

describe('credits and a number that moves', () => {
  const balanceOf = async (id: string) => (await stored(id)).creditBalance;
  const refer = (client: TestClient, code: string) => client.call(routes.referralApply, { code });

  it('brings starting credits once: the next account gets none, the former keeps its credits', async () => {
    const former = await settled();
    const next = await newcomer();
    await expect(verify(next.client, former.phone)).resolves.toMatchObject({ credits: 0 });
    expect(await balanceOf(former.candidate.id)).toBe(10);
    // The return brings no credits and takes none, because this is not the account's first number.
    await expect(verify(former.client, former.phone)).resolves.toMatchObject({ credits: 10 });
    const fresh = await newcomer();
    await expect(verify(next.client, fresh.phone)).resolves.toMatchObject({ credits: 0 });
  });

  it('pays a referral once per account and once per number', async () => {
    const friend = await settled();
    const { referralCode } = friend.candidate;
    const first = await newcomer();
    await refer(first.client, referralCode);
    await expect(verify(first.client, first.phone)).resolves.toMatchObject({ credits: 13 });
    const second = await newcomer();
    await refer(second.client, referralCode);
    await expect(verify(second.client, first.phone)).resolves.toMatchObject({ credits: 0 });
    // A paid account that verifies another number is not paid again.
    const third = await newcomer();
    await expect(verify(first.client, third.phone)).resolves.toMatchObject({ credits: 13 });
    await expect(refer(first.client, referralCode)).rejects.toMatchObject({ code: 'REFERRAL_USED' });
    expect(await balanceOf(friend.candidate.id)).toBe(13);
  });

  it('pays no referral to the friend who had the number before', async () => {
    const friend = await settled();
    const second = await newcomer();
    await refer(second.client, friend.candidate.referralCode);
    await expect(verify(second.client, friend.phone)).resolves.toMatchObject({ credits: 0 });
    expect(await balanceOf(friend.candidate.id)).toBe(10);
  });

  it('pays once if both accounts verify it at the same moment', async () => {
    const friend = await settled();
    const one = await newcomer();
    const two = await newcomer();
    for (const { client } of [one, two]) await refer(client, friend.candidate.referralCode);
    await one.client.call(routes.otpSend, { phone: one.phone });
    const first = test.sms.lastCode(one.phone);
    test.clock.advanceSeconds(61);
    await two.client.call(routes.otpSend, { phone: one.phone });
    const second = test.sms.lastCode(one.phone);
    await Promise.all([
      one.client.call(routes.otpVerify, { phone: one.phone, code: first }),
      two.client.call(routes.otpVerify, { phone: one.phone, code: second }),
    ]);
    expect(await balanceOf(friend.candidate.id)).toBe(13);
    const balances = [await balanceOf(one.candidate.id), await balanceOf(two.candidate.id)];
    expect(balances.toSorted((left, right) => left - right)).toEqual([0, 13]);
  });
});

it('an operator cannot free an unused or invalid number', async () => {
  const { id } = await buildCandidate(test.database, { phone: null });
  const by = { actor: 'meera', reason: 'asked' } as const;
  await expect(freeNumber(test.container, { ...by, phone: '7999999999' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(freeNumber(test.container, { ...by, phone: '12' })).rejects.toMatchObject({
    code: 'INVALID_NUMBER',
  });
  expect(await stored(id)).toMatchObject({ numberLostAt: null });
});
