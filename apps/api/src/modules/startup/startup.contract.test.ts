import { randomBytes } from 'node:crypto';
import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { type InputOf, routes } from '@nukkad/contract';
import { PUSH_SUBSCRIPTION_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionOf } from '../../../test/push-subscription.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const addressesOf = (serverId: string) => test.client.raw(routes.startupAddresses, { query: { serverId } });

describe('the addresses of the servers', () => {
  it('are returned to the seekers’ panel', async () => {
    const { status, body } = await addressesOf('JobseekerPanel');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      response: {
        imageUrl: 'http://site.test/',
        serverUrl: 'http://site.test/',
        chatUrl: expect.any(String),
      },
    });
    expect(new URL(body.response.chatUrl).protocol).toMatch(/^(http|ws)s?:$/);
  });

  it.each(['EmployerPanel', 'jobseekerpanel', ''])('are not returned to %j', async (serverId) => {
    const { status, body } = await addressesOf(serverId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 'UNKNOWN_SERVER', msg: 'Please reload the app' });
    expect(body).not.toHaveProperty('response');
  });
});

describe('the app settings', () => {
  const DEFAULTS = {
    callHrFrom: 9,
    callHrTo: 20,
    skipOtp: false,
    startCredits: 10,
    appVersion: expect.any(String),
  };

  it('are public, and show changes of operators at once', async () => {
    const read = async () => (await test.client.raw(routes.startupSettings)).body;
    expect(await read()).toMatchObject({ success: true, ...DEFAULTS });
    await test.set('hrFromHour', 10);
    await test.set('hrToHour', 18);
    await test.set('creditsStart', 3);
    expect(await read()).toMatchObject({ callHrFrom: 10, callHrTo: 18, startCredits: 3 });
    await test.set('creditsStart', 10);
    await test.set('hrFromHour', 9);
    await test.set('hrToHour', 20);
  });

  it.each([true, false])('contain whether the seeker’s mobile is verified: %j', async (isMobileVerified) => {
    const { id, client } = await test.seeker(isMobileVerified ? {} : { phone: null });
    const body = { jobseekerId: id, tokenId: subscriptionOf(`device of ${id}`), loginFrom: 'Web' };
    const answer = await client.raw(routes.startupSeekerSettings, { body });
    expect(answer.body).toMatchObject({ success: true, ...DEFAULTS, ismobileVerified: isMobileVerified });
    const devices = await test.database.prisma.pushSubscription.findMany({ where: { candidateId: id } });
    expect(devices.map(({ token }) => token)).toEqual([body.tokenId]);
  });
});

describe('a push subscription', () => {
  it('is stored once, however often it is sent', async () => {
    const { id, client } = await test.seeker();
    const tokenId = subscriptionOf('फ़ोन');
    const send = () => client.raw(routes.startupSavePushSubscription, { body: { jobseekerId: id, tokenId } });
    for (const { status, body } of await Promise.all([send(), send(), send()])) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, msg: expect.any(String) });
    }
    expect(await test.database.prisma.pushSubscription.count({ where: { token: tokenId } })).toBe(1);
  });

  async function signedIn() {
    const { id, client } = await test.seeker();
    const save = (input: InputOf<typeof routes.startupSavePushSubscription>) =>
      client.call(routes.startupSavePushSubscription, input);
    const tokens = async () => {
      const devices = await test.database.prisma.pushSubscription.findMany({ where: { candidateId: id } });
      return devices.map(({ token }) => token).sort();
    };
    return { id, save, tokens };
  }

  it('replaces the device’s previous one, and is deleted on request', async () => {
    const one = await signedIn();
    const other = await signedIn();
    await one.save({ subscription: subscriptionOf('phone-1') });
    await one.save({ subscription: subscriptionOf('laptop') });
    await one.save({ subscription: subscriptionOf('phone-2'), replaced: subscriptionOf('phone-1') });
    expect(await one.tokens()).toEqual(['laptop', 'phone-2'].map((name) => subscriptionOf(name)));
    await one.save({ subscription: subscriptionOf('laptop'), replaced: subscriptionOf('laptop') });
    await other.save({ subscription: subscriptionOf('laptop'), isRemoved: true });
    await other.save({ subscription: subscriptionOf('tablet'), replaced: subscriptionOf('phone-2') });
    expect(await one.tokens()).toEqual(['laptop', 'phone-2'].map((name) => subscriptionOf(name)));
    await one.save({ subscription: subscriptionOf('laptop'), isRemoved: true });
    await one.save({ subscription: subscriptionOf('laptop'), isRemoved: true });
    expect(await one.tokens()).toEqual([subscriptionOf('phone-2')]);
  });

  it('is not stored again automatically after its seeker withdrew the consent', async () => {
    const { id, save, tokens } = await signedIn();
    const client = test.client.as(await test.signIn(id));
    const keys = ['notifications'];
    await client.call(routes.consentGive, { version: consentNotice.version, keys });
    await save({ subscription: subscriptionOf('phone') });
    await client.call(routes.consentWithdraw, { keys });
    expect(await tokens()).toEqual([]);
    await expect(save({ subscription: subscriptionOf('phone') })).rejects.toMatchObject({
      code: 'CONSENT_MISSING',
    });
    // Older apps send the device with other calls, which must still work.
    const body = { jobseekerId: id, tokenId: subscriptionOf('phone'), loginFrom: 'Web' };
    expect((await client.raw(routes.startupSeekerSettings, { body })).body).toMatchObject({ success: true });
    await save({ subscription: subscriptionOf('phone'), isRemoved: true });
    expect(await tokens()).toEqual([]);
    test.clock.advanceSeconds(1);
    await client.call(routes.consentGive, { version: consentNotice.version, keys });
    await save({ subscription: subscriptionOf('phone') });
    expect(await tokens()).toEqual([subscriptionOf('phone')]);
  });

  it('is kept for ten devices; an eleventh replaces the one seen longest ago', async () => {
    const { save, tokens } = await signedIn();
    for (let device = 0; device <= 10; device += 1) {
      test.clock.advanceSeconds(1);
      await save({
        subscription: subscriptionOf(`device ${device % 10 === 0 ? `of ten ${device}` : device}`),
      });
      if (device === 9) expect(await tokens()).toHaveLength(10);
    }
    expect(await tokens()).toHaveLength(10);
    expect(await tokens()).not.toContain(subscriptionOf('device of ten 0'));
  });

  it('of the maximum length is stored, and a longer one is refused', async () => {
    const { save, tokens } = await signedIn();
    const random = randomBytes(PUSH_SUBSCRIPTION_LENGTH_MAX).toString('base64url');
    const room = PUSH_SUBSCRIPTION_LENGTH_MAX - subscriptionOf('').length;
    const longest = subscriptionOf(random.slice(0, room));
    expect(longest).toHaveLength(PUSH_SUBSCRIPTION_LENGTH_MAX);
    await save({ subscription: longest });
    expect(await tokens()).toEqual([longest]);
    const longer = save({ subscription: subscriptionOf(random.slice(0, room + 1)) });
    await expect(longer).rejects.toMatchObject({ status: 400 });
  });

  it('that is invalid is refused with its field, and ignored if sent with another call', async () => {
    const { id, tokens } = await signedIn();
    const client = test.client.as(await test.signIn(id));
    const invalid = [
      'any text',
      subscriptionOf('x').replace('https://fcm.googleapis.com', 'https://10.0.0.1'),
    ];
    for (const tokenId of invalid) {
      const body = { jobseekerId: id, tokenId };
      const saved = await client.raw(routes.startupSavePushSubscription, { body });
      expect([saved.status, saved.body]).toMatchObject([
        400,
        { success: false, code: 'VALIDATION_FAILED', issues: [{ path: 'tokenId' }] },
      ]);
      const settings = await client.raw(routes.startupSeekerSettings, { body });
      expect(settings.body).toMatchObject({ success: true });
    }
    expect(await tokens()).toEqual([]);
  });
});
