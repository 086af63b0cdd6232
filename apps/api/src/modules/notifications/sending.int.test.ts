import { routes } from '@nukkad/contract';
import { PushRefused, PushServiceBusy } from '@nukkad/core/gateways/push/push-errors.ts';
import { expireJobs } from '@nukkad/core/moderation/expire-jobs.ts';
import { announceJobs } from '@nukkad/core/notifications/announce-jobs.ts';
import { type Notice, notify, notifyAll } from '@nukkad/core/notifications/notify.ts';
import { pushNotifications } from '@nukkad/core/notifications/push-notifications.ts';
import { remind } from '@nukkad/core/notifications/remind.ts';
import type { PushMessage } from '@nukkad/core/ports.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let busySeconds = 0;
const tried: string[] = [];
const pushed: { token: string; message: PushMessage }[] = [];

beforeAll(async () => {
  const push = {
    send: async (token: string, message: PushMessage) => {
      tried.push(token);
      if (token === 'broken') throw new Error('out of reach');
      if (token === 'refused') throw new PushRefused('403');
      if (token === 'busy') throw new PushServiceBusy('429', busySeconds);
      if (token === 'gone') return 'gone' as const;
      pushed.push({ token, message });
      return 'sent' as const;
    },
  };
  test = await startTestApp({}, { push });
});

afterAll(() => test.close());
const prisma = () => test.database.prisma;

async function seeker(change = {}) {
  const { id, client } = await test.seeker(change);
  const received = async () => (await client.call(routes.notificationList, { size: 50 })).notifications;
  return { id, client, received };
}

const notice = (candidateId: string, change: Partial<Notice> = {}): Notice => ({
  candidateId,
  type: 'application-status',
  template: 'shortlisted',
  values: { company: 'Shinde Sweets', jobTitle: 'Cook' },
  link: '/myjobs',
  dedupeKey: 'one',
  ...change,
});

const send = (sent: Notice) => notify(test.database, sent, test.clock.now());

describe('a notification', () => {
  it('is stored once, however often it is sent', async () => {
    const { id, received } = await seeker();
    const results = await Promise.all(Array.from({ length: 10 }, () => send(notice(id))));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await received()).toHaveLength(1);
  });

  it('is not stored if its type is switched off', async () => {
    const { id, client, received } = await seeker();
    await client.call(routes.notificationUpdatePreferences, {
      changes: [{ id: 'application-status', isEnabled: false }],
    });
    expect(await send(notice(id))).toBe(false);
    const credits = { type: 'credits', template: 'granted', values: { count: 5, balance: 5 } } as const;
    expect(await send(notice(id, credits))).toBe(true);
    expect((await received()).map(({ type }) => type)).toEqual(['credits']);
  });

  it('is not stored for a deleted account, and many are stored in one statement', async () => {
    const people = await Promise.all([
      seeker(),
      seeker(),
      seeker({ deletedAt: new Date() }).catch(() => null),
    ]);
    const deleted = await buildCandidate(test.database, { deletedAt: new Date() });
    const ids = people.flatMap((person) => person?.id ?? []).slice(0, 2);
    const sent = await notifyAll(
      test.database,
      [...ids, deleted.id].map((id) => notice(id)),
      test.clock.now(),
    );
    expect(sent).toBe(2);
  });
});

describe('reminders', () => {
  it('are sent once for an interview tomorrow, by the calendar of India', async () => {
    const { id, received } = await seeker();
    test.clock.set('2026-12-01T04:30:00Z');
    // 00:30 of 2 December in India: still 1 December in UTC.
    const scheduledFor = new Date('2026-12-01T19:00:00Z');
    await buildApplication(test.database, { candidateId: id, status: 'SCHEDULED', scheduledFor });
    const later = new Date('2026-12-02T19:00:00Z');
    await buildApplication(test.database, { candidateId: id, status: 'SCHEDULED', scheduledFor: later });
    await remind(test.container);
    await remind(test.container);
    const messages = (await received()).map(({ message }) => message);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('12:30 AM');
  });

  it('are sent for saved jobs that close soon, unless an application of the seeker is open', async () => {
    const { id, received } = await seeker();
    const now = test.clock.now().getTime();
    const ending = { createdAt: new Date(now - 29 * 86_400_000), expiresAt: new Date(now + 86_400_000) };
    for (const status of ['unsent', 'APPLIED', 'WITHDRAWN'] as const) {
      const { id: jobId } = await buildJob(test.database, { ...ending, title: `Cook ${status}` });
      await prisma().savedJob.create({ data: { candidateId: id, jobId } });
      if (status !== 'unsent') await buildApplication(test.database, { candidateId: id, jobId, status });
    }
    await remind(test.container);
    const shown = (await received()).map(({ link, message }) => `${link} ${message}`).join();
    expect(shown.match(/unsent|APPLIED|WITHDRAWN/g)?.sort()).toEqual(['WITHDRAWN', 'unsent']);
    expect(shown).toMatch(/^\/jobs\?cook-/);
  });
});

describe('expiry', () => {
  it('closes expired jobs, and notifies seekers who saved one or have a pending application', async () => {
    const now = test.clock.now().getTime();
    const ended = { createdAt: new Date(now - 31 * 86_400_000), expiresAt: new Date(now - 1) };
    const job = await buildJob(test.database, ended);
    const running = await buildJob(test.database, {
      createdAt: new Date(now),
      expiresAt: new Date(now + 1_000_000),
    });
    const [saver, waiting, rejected] = [await seeker(), await seeker(), await seeker()];
    await prisma().savedJob.create({ data: { candidateId: saver.id, jobId: job.id } });
    await buildApplication(test.database, { candidateId: waiting.id, jobId: job.id });
    await buildApplication(test.database, { candidateId: rejected.id, jobId: job.id, status: 'REJECTED' });
    const closed = await Promise.all([expireJobs(test.container), expireJobs(test.container)]);
    expect(closed.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    expect(await prisma().job.findUnique({ where: { id: job.id } })).toMatchObject({
      status: 'CLOSED',
      statusReason: 'expired',
    });
    expect((await prisma().job.findUnique({ where: { id: running.id } }))?.status).toBe('ACTIVE');
    expect(
      [await saver.received(), await waiting.received(), await rejected.received()].map(
        (list) => list.length,
      ),
    ).toEqual([1, 1, 0]);
  });
});

describe('new jobs', () => {
  it('are announced once a day to seekers nearby with that interest, and to followers', async () => {
    const pune = await prisma().city.findUniqueOrThrow({ where: { slug: 'pune' } });
    const now = test.clock.now();
    const here = { cityId: pune.id, lastSeenAt: now };
    const [cook, driver, follower, far] = [
      await seeker(here),
      await seeker(here),
      await seeker(),
      await seeker({ lastSeenAt: now, latitude: 28.6, longitude: 77.2 }),
    ];
    await prisma().interest.createMany({
      data: [
        { candidateId: cook.id, profileKey: 'cook' },
        { candidateId: far.id, profileKey: 'cook' },
        { candidateId: driver.id, profileKey: 'delivery' },
      ],
    });
    const company = await buildCompany(test.database);
    await prisma().companyFollow.create({ data: { candidateId: follower.id, companyId: company.id } });
    const dismissed = await buildJob(test.database, { createdAt: now });
    await prisma().dismissedJob.create({ data: { candidateId: cook.id, jobId: dismissed.id } });
    const job = await buildJob(test.database, { companyId: company.id, createdAt: now });
    await prisma().job.updateMany({
      where: {
        createdAt: { gt: new Date(now.getTime() - 80_000_000) },
        id: { notIn: [job.id, dismissed.id] },
      },
      data: { status: 'PAUSED' },
    });
    await announceJobs(test.container);
    await announceJobs(test.container);
    const [fitting] = await cook.received();
    expect(fitting?.message).toContain(job.title);
    expect(fitting?.message).toContain('₹15,000–20,000');
    expect(await driver.received()).toEqual([]);
    expect(await far.received()).toEqual([]);
    expect((await follower.received()).map(({ message }) => message)).toEqual([
      expect.stringContaining(company.name),
    ]);
  });
});

describe('push', () => {
  it('is sent once to every device in the language of the seeker, and deletes ended subscriptions', async () => {
    await pushNotifications(test.container);
    pushed.length = 0;
    const { id } = await seeker({ language: 'hi' });
    for (const token of ['phone', 'laptop', 'gone', 'broken'])
      await prisma().pushSubscription.create({ data: { token, candidateId: id } });
    await send(notice(id));
    await Promise.all([pushNotifications(test.container), pushNotifications(test.container)]);
    expect(pushed.map(({ token }) => token).sort()).toEqual(['laptop', 'phone']);
    expect(pushed[0]?.message).toMatchObject({
      title: 'Nukkad Jobs',
      body: expect.stringContaining('शॉर्टलिस्ट'),
      link: 'http://site.test/hi/myjobs',
    });
    const left = await prisma().pushSubscription.findMany({ where: { candidateId: id } });
    expect(left.map(({ token }) => token).sort()).toEqual(['broken', 'laptop', 'phone']);
  });

  async function seekerWith(...tokens: string[]) {
    await pushNotifications(test.container);
    tried.length = 0;
    const person = await seeker();
    await prisma().pushSubscription.deleteMany({ where: { token: { in: tokens } } });
    for (const token of tokens)
      await prisma().pushSubscription.create({ data: { token, candidateId: person.id } });
    return person;
  }

  it('is attempted five times within an hour, with growing delays', async () => {
    const { id } = await seekerWith('broken');
    await send(notice(id));
    await pushNotifications(test.container);
    for (const minutes of [1, 2, 4, 8]) {
      const before = tried.length;
      test.clock.advanceSeconds(minutes * 60 - 1);
      await pushNotifications(test.container);
      expect(tried).toHaveLength(before);
      test.clock.advanceSeconds(1);
      await Promise.all([pushNotifications(test.container), pushNotifications(test.container)]);
      expect(tried).toHaveLength(before + 1);
    }
    test.clock.advanceSeconds(40 * 60);
    await pushNotifications(test.container);
    expect(tried).toEqual(['broken', 'broken', 'broken', 'broken', 'broken']);
    expect(await prisma().pushRetry.count()).toBe(0);
  });

  it('waits as long as a busy push service requests, and does not repeat rejected messages', async () => {
    busySeconds = 600;
    const { id } = await seekerWith('busy', 'refused');
    await send(notice(id));
    await pushNotifications(test.container);
    expect(tried.sort()).toEqual(['busy', 'refused']);
    test.clock.advanceSeconds(599);
    await pushNotifications(test.container);
    expect(tried).toHaveLength(2);
    test.clock.advanceSeconds(1);
    await pushNotifications(test.container);
    expect(tried).toEqual(['busy', 'refused', 'busy']);
  });

  it.each([
    [
      'was read on the site',
      (where: { candidateId: string }) =>
        prisma().notification.updateMany({ where, data: { readAt: new Date() } }),
    ],
    [
      'is of a type that was switched off meanwhile',
      ({ candidateId }: { candidateId: string }) =>
        prisma().notificationPreference.create({
          data: { candidateId, typeKey: 'application-status', isEnabled: false },
        }),
    ],
    [
      'is for a device that now belongs to another seeker',
      async (where: { candidateId: string }) =>
        prisma().pushSubscription.updateMany({
          where,
          data: { candidateId: (await seeker()).id },
        }),
    ],
  ])('is not sent or repeated if it %s', async (_why, change) => {
    busySeconds = 0;
    const first = await seekerWith('phone');
    const again = await seekerWith('busy');
    await send(notice(again.id));
    await pushNotifications(test.container);
    expect(tried).toEqual(['busy']);
    await send(notice(first.id));
    for (const { id } of [first, again]) await change({ candidateId: id });
    test.clock.advanceSeconds(60);
    await pushNotifications(test.container);
    expect(tried).toEqual(['busy']);
  });

  it('is not sent for notifications older than an hour', async () => {
    const { id } = await seekerWith('late');
    await send(notice(id));
    test.clock.advanceSeconds(3700);
    await pushNotifications(test.container);
    expect(pushed.some(({ token }) => token === 'late')).toBe(false);
  });
});
