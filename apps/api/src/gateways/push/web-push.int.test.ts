import { PushRefused, PushServiceBusy } from '@nukkad/core/gateways/push/push-errors.ts';
import { isPushService } from '@nukkad/core/gateways/push/push-subscription.ts';
import { WebPush } from '@nukkad/core/gateways/push/web-push.ts';
import { type Notice, notify } from '@nukkad/core/notifications/notify.ts';
import { pushNotifications } from '@nukkad/core/notifications/push-notifications.ts';
import type { PushMessage } from '@nukkad/core/ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { PushService } from '../../../test/push-service.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const identity = { ...webPush.generateVAPIDKeys(), subject: 'mailto:a@mail.example' };
const message: PushMessage = {
  title: 'Nukkad',
  body: 'नमस्ते',
  language: 'hi',
  link: 'http://site.test/',
  tag: 'one',
};
const service = new PushService(identity.publicKey);

let test: TestApp;

beforeAll(async () => {
  await service.start();
  test = await startTestApp({}, { push: new WebPush(identity, () => true) });
});

afterAll(async () => {
  await test.close();
  await service.stop();
});

describe('web push', () => {
  it('reaches the browser encrypted for it and signed with our key', async () => {
    const push = new WebPush(identity, () => true);
    expect(await push.send(service.subscribe(), message)).toBe('sent');
    const [delivery] = service.deliveries;
    expect(delivery).toMatchObject({
      message,
      claims: { aud: service.origin, sub: 'mailto:a@mail.example' },
      ttl: '86400',
    });
  });

  it('is refused if another key signed it', async () => {
    const before = service.deliveries.length;
    const stranger = new WebPush({ ...identity, ...webPush.generateVAPIDKeys() }, () => true);
    await expect(stranger.send(service.subscribe(), message)).rejects.toThrow('403');
    expect(service.deliveries).toHaveLength(before);
  });

  it('returns the outcome', async () => {
    const push = new WebPush(identity, () => true);
    const subscription = service.subscribe();
    for (const status of [404, 410]) {
      service.status = status;
      expect(await push.send(subscription, message)).toBe('gone');
    }
    service.status = 413;
    await expect(push.send(subscription, message)).rejects.toBeInstanceOf(PushRefused);
    service.status = 201;
  });

  it.each([
    [429, '120', 120],
    [500, undefined, 0],
    [503, new Date(Date.now() + 600_000).toUTCString(), 600],
    [503, 'soon', 0],
  ])('is to be tried again after %i (Retry-After: %s)', async (status, retryAfter, seconds) => {
    Object.assign(service, { status, retryAfter });
    const push = new WebPush(identity, () => true);
    const failure = await push.send(service.subscribe(), message).catch((error: unknown) => error);
    Object.assign(service, { status: 201, retryAfter: undefined });
    expect(failure).toBeInstanceOf(PushServiceBusy);
    const { retryAfterSeconds } = failure as PushServiceBusy;
    expect(Math.abs(retryAfterSeconds - seconds)).toBeLessThan(seconds === 600 ? 60 : 1);
  });

  it('calls only the browsers’ push services', async () => {
    const push = new WebPush(identity);
    const before = service.deliveries.length;
    expect(await push.send(service.subscribe(), message)).toBe('gone');
    expect(await push.send('not JSON', message)).toBe('gone');
    expect(service.deliveries).toHaveLength(before);
    expect(isPushService('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(isPushService('https://web.push.apple.com/abc')).toBe(true);
    const others = [
      'https://evil.example/?fcm.googleapis.com',
      'https://fcm.googleapis.com.evil.example/',
      'http://fcm.googleapis.com/',
      'https://169.254.169.254/',
      'nonsense',
    ];
    for (const other of others) expect([other, isPushService(other)]).toEqual([other, false]);
  });

  it('carries a notification from its rule to the seeker’s browser', async () => {
    const { id } = await test.seeker({ language: 'mr' });
    // Stored directly, because the route accepts only the push services of real browsers.
    const token = service.subscribe();
    await test.database.prisma.pushSubscription.create({ data: { token, candidateId: id } });
    const notice: Notice = {
      candidateId: id,
      type: 'application-status',
      template: 'shortlisted',
      values: { company: 'Shinde Sweets', jobTitle: 'Cook' },
      link: '/myjobs',
      dedupeKey: 'one',
    };
    const before = service.deliveries.length;
    await notify(test.database, notice, test.clock.now());
    expect(await pushNotifications(test.container)).toBe(1);
    expect(service.deliveries.slice(before).map((delivery) => delivery.message)).toEqual([
      {
        title: 'Nukkad Jobs',
        body: expect.stringContaining('Shinde Sweets'),
        language: 'mr',
        link: 'http://site.test/mr/myjobs',
        tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    service.status = 410;
    await notify(test.database, { ...notice, dedupeKey: 'two' }, test.clock.now());
    await pushNotifications(test.container);
    service.status = 201;
    expect(await test.database.prisma.pushSubscription.count({ where: { candidateId: id } })).toBe(0);
  });
});
