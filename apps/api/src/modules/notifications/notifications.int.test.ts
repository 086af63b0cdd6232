import { notificationTypes } from '@nukkad/content/notification-types.ts';
import { routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function seeker(count = 0) {
  const { id } = await buildCandidate(test.database);
  for (let index = 0; index < count; index += 1) {
    await test.database.prisma.notification.create({
      data: {
        candidateId: id,
        typeKey: 'application-status',
        values: { template: 'shortlisted', values: { company: 'Shinde Sweets', jobTitle: `Cook ${index}` } },
        dedupeKey: `test-${index}`,
        createdAt: new Date(Date.now() - index * 1000),
      },
    });
  }
  return { id, client: test.client.as(await test.signIn(id)) };
}

describe('notifications', () => {
  it('are listed newest first, in pages, and are read afterwards', async () => {
    const { client } = await seeker(5);
    expect(await client.call(routes.notificationUnreadCount, {})).toEqual({ unread: 5 });
    const first = await client.call(routes.notificationList, { size: 3 });
    expect(first.notifications.map((entry) => entry.isRead)).toEqual([false, false, false]);
    expect(first.notifications[0]?.message).toContain('Shinde Sweets');
    const rest = await client.call(routes.notificationList, {
      size: 3,
      cursor: first.nextCursor ?? undefined,
    });
    expect(rest.notifications).toHaveLength(2);
    expect(rest.nextCursor).toBeNull();
    const ids = [...first.notifications, ...rest.notifications].map((entry) => entry.id);
    expect(new Set(ids).size).toBe(5);
    expect(await client.call(routes.notificationUnreadCount, {})).toEqual({ unread: 0 });
  });

  it('are in the language of the reader', async () => {
    const { id } = await seeker(1);
    const client = test.client.as({ ...(await test.signIn(id)), language: 'hi' });
    const { notifications } = await client.call(routes.notificationList, { size: 1 });
    expect(notifications[0]?.message).toContain('शॉर्टलिस्ट');
  });

  it('can be deleted one by one or all, but only by their owner', async () => {
    const mine = await seeker(3);
    const other = await seeker(1);
    const [theirs] = (await other.client.call(routes.notificationList, { size: 1 })).notifications;
    await expect(
      mine.client.call(routes.notificationClearOne, { notificationId: theirs?.id ?? '' }),
    ).rejects.toMatchObject({ status: 404 });
    const [first] = (await mine.client.call(routes.notificationList, { size: 1 })).notifications;
    await mine.client.call(routes.notificationClearOne, { notificationId: first?.id ?? '' });
    expect(await test.database.prisma.notification.count({ where: { candidateId: mine.id } })).toBe(2);
    await mine.client.call(routes.notificationClearAll, {});
    expect(await test.database.prisma.notification.count({ where: { candidateId: mine.id } })).toBe(0);
    expect(await test.database.prisma.notification.count({ where: { candidateId: other.id } })).toBe(1);
  });

  it('that do not exist cannot be deleted', async () => {
    const { client } = await seeker();
    for (const notificationId of ['0199b3f2-7c1a-7d10-9a51-2f6c1d0e4fff', 'no-id'])
      await expect(client.call(routes.notificationClearOne, { notificationId })).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
  });

  it('reject an invalid cursor', async () => {
    const { client } = await seeker();
    await expect(client.call(routes.notificationList, { size: 1, cursor: 'abc' })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'cursor' }],
    });
  });
});

describe('preferences', () => {
  it('are on by default, and changes are all saved or none', async () => {
    const { client } = await seeker();
    const { preferences } = await client.call(routes.notificationPreferences, {});
    expect(preferences).toHaveLength(notificationTypes.length);
    expect(preferences.every((preference) => preference.isEnabled)).toBe(true);
    const [first, second] = preferences.map((preference) => preference.id) as [string, string];
    await expect(
      client.call(routes.notificationUpdatePreferences, {
        changes: [
          { id: first, isEnabled: false },
          { id: 'unknown', isEnabled: false },
        ],
      }),
    ).rejects.toMatchObject({ status: 404 });
    const answer = await client.call(routes.notificationUpdatePreferences, {
      changes: [{ id: second, isEnabled: false }],
    });
    expect(answer.message).toBe('Disable notification successfully');
    const after = await client.call(routes.notificationPreferences, {});
    expect(after.preferences.filter((preference) => !preference.isEnabled).map(({ id }) => id)).toEqual([
      second,
    ]);
  });
});
