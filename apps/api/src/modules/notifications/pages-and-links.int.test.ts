import { routes } from '@nukkad/contract';
import { pushNotifications } from '@nukkad/core/notifications/push-notifications.ts';
import { remind } from '@nukkad/core/notifications/remind.ts';
import type { PushMessage } from '@nukkad/core/ports.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
const pushed: PushMessage[] = [];

beforeAll(async () => {
  const push = {
    send: async (_token: string, message: PushMessage) => {
      pushed.push(message);
      return 'sent' as const;
    },
  };
  test = await startTestApp({}, { push });
});
afterAll(() => test.close());

const store = (candidateId: string, more: object) =>
  test.database.prisma.notification.create({
    data: {
      candidateId,
      typeKey: 'credits',
      values: { template: 'granted', values: { count: 5, balance: 5 } },
      dedupeKey: 'one',
      createdAt: test.clock.now(),
      ...more,
    },
  });

it('notifications of one moment are each listed once, on whichever page', async () => {
  const { id, client } = await test.seeker();
  const createdAt = test.clock.now();
  for (let number = 0; number < 7; number += 1) await store(id, { dedupeKey: `${number}`, createdAt });
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 4; page += 1) {
    const { notifications, nextCursor } = await client.call(routes.notificationList, { size: 2, cursor });
    seen.push(...notifications.map((one) => one.id));
    cursor = nextCursor ?? undefined;
  }
  expect(cursor).toBeUndefined();
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
});

it('a notification keeps the time at which it was read first', async () => {
  const { id, client } = await test.seeker();
  const { id: notificationId } = await store(id, {});
  const readAt = async () =>
    (await test.database.prisma.notification.findUniqueOrThrow({ where: { id: notificationId } })).readAt;
  test.clock.stop();
  await client.call(routes.notificationList, { size: 20 });
  const first = test.clock.now();
  test.clock.advanceSeconds(60);
  await client.call(routes.notificationList, { size: 20 });
  expect(await readAt()).toEqual(first);
  test.clock.run();
});

it.each([
  ['en', '/credits', 'http://site.test/credits'],
  ['mr', '/credits', 'http://site.test/mr/credits'],
  ['en', null, 'http://site.test/notification'],
  ['hi', null, 'http://site.test/hi/notification'],
] as const)('a push in %s with the link %s opens %s', async (language, link, opened) => {
  const { id } = await test.seeker({ language });
  await test.database.prisma.pushSubscription.create({ data: { token: `phone of ${id}`, candidateId: id } });
  await store(id, { link });
  pushed.length = 0;
  await pushNotifications(test.container);
  expect(pushed.map((message) => message.link)).toEqual([opened]);
});

it('an interview moved to another hour of tomorrow is announced again, with its new hour', async () => {
  test.clock.stop();
  test.clock.set('2031-12-01T04:30:00Z');
  const { id } = await test.seeker();
  const scheduledFor = new Date('2031-12-02T05:35:00Z');
  const application = await buildApplication(test.database, {
    candidateId: id,
    status: 'SCHEDULED',
    scheduledFor,
  });
  await remind(test.container);
  await test.database.prisma.application.update({
    where: { id: application.id },
    data: { scheduledFor: new Date('2031-12-02T09:40:00Z') },
  });
  await remind(test.container);
  await remind(test.container);
  test.clock.run();
  const { notifications } = await test.client
    .as(await test.signIn(id))
    .call(routes.notificationList, { size: 10 });
  expect(notifications.map(({ message }) => message.match(/\d+:\d\d/)?.[0]).sort()).toEqual([
    '11:05',
    '3:10',
  ]);
});
