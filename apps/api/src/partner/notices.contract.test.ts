import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import {
  memberChange,
  memberDelete,
  memberEndOtherDevices,
  noticeList,
  noticeRead,
  pushKey,
  pushRemove,
  pushSave,
} from '@nukkad/contract/partner/index.ts';
import { pushEverybody } from '@nukkad/core/background/push-everybody.ts';
import { PushServiceBusy } from '@nukkad/core/gateways/push/push-errors.ts';
import { type MemberNotice, notifyMembers } from '@nukkad/core/member-notices/notify-members.ts';
import type { PushMessage } from '@nukkad/core/ports.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, type HireSite, signInMember, WITH_HIRE } from '../../test/hire-site.ts';
import { subscriptionOf } from '../../test/push-subscription.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
const pushed: { token: string; message: PushMessage }[] = [];
/** What the push service does with the next messages. */
let service: 'up' | 'busy' | 'gone' = 'up';

beforeAll(async () => {
  const push = {
    send: async (token: string, message: PushMessage) => {
      if (service === 'busy') throw new PushServiceBusy('429', 0);
      if (service === 'gone') return 'gone' as const;
      pushed.push({ token, message });
      return 'sent' as const;
    },
  };
  test = await startTestApp(WITH_HIRE, { push });
  // By day, because pushes wait through the night.
  test.clock.set('2031-03-10T06:30:00Z');
});
beforeEach(async () => {
  service = 'up';
  await pushEverybody(test.container);
  pushed.length = 0;
});
afterAll(() => test.close());

const noticeOf = (change: Partial<MemberNotice> = {}): MemberNotice =>
  ({
    type: 'applicants',
    template: 'withdrawn',
    values: { jobTitle: 'Cook' },
    link: '/jobs/1/applicants',
    dedupeKey: randomUUID(),
    ...change,
  }) as MemberNotice;
const send = (companyId: string, change: Partial<MemberNotice> = {}) =>
  notifyMembers(test.database, companyId, noticeOf(change), test.clock.now());
const list = (site: HireSite, query = {}) => site.call(noticeList, { query });

describe('a notice', () => {
  it('reaches each member of the company once, and nobody else', async () => {
    const owner = await buildMember(test);
    const companyId = owner.company.id;
    const recruiter = await buildMember(test, { companyId, role: 'RECRUITER' });
    const former = await buildMember(test, { companyId });
    const suspended = await buildMember(test, { companyId });
    const stranger = await buildMember(test);
    const { prisma } = test.database;
    await prisma.membership.updateMany({
      where: { memberId: former.memberId },
      data: { endedAt: new Date() },
    });
    await prisma.member.update({ where: { id: suspended.memberId }, data: { suspendedAt: new Date() } });
    const dedupeKey = randomUUID();
    const counts = await Promise.all(Array.from({ length: 5 }, () => send(companyId, { dedupeKey })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    for (const { site } of [owner, recruiter]) expect((await list(site)).items).toHaveLength(1);
    for (const { site } of [former, stranger])
      expect(await list(site)).toEqual({ items: [], next: null, unread: 0 });
  });

  it('is not sent to the member who caused it', async () => {
    const { company, memberId, site } = await buildMember(test);
    expect(await send(company.id, { exceptMemberId: memberId })).toBe(0);
    expect((await list(site)).items).toEqual([]);
  });

  it('is not visible after the membership ended', async () => {
    const { company, memberId, site } = await buildMember(test);
    await send(company.id);
    await test.database.prisma.membership.updateMany({ where: { memberId }, data: { endedAt: new Date() } });
    expect(await list(site)).toEqual({ items: [], next: null, unread: 0 });
  });

  it.each([
    ['en', 'An applicant for Cook has withdrawn. Their details are no longer visible to you.'],
    ['hi', '“Cook” की एक अर्ज़ी वापस ले ली गई है। उसकी जानकारी अब आपको नहीं दिखेगी।'],
    ['mr', '“Cook” साठीचा एक अर्ज मागे घेतला आहे. त्याची माहिती आता तुम्हाला दिसणार नाही.'],
  ] as const)('is written in %s', async (language, message) => {
    const { company, site, phone } = await buildMember(test);
    await site.call(memberChange, { body: { language } });
    await send(company.id);
    const [item] = (await list(site)).items;
    expect(item).toMatchObject({
      type: 'applicants',
      company: { id: company.id, name: company.name },
      isRead: false,
      link: '/jobs/1/applicants',
    });
    const headers = { 'accept-language': language };
    expect((await site.raw(noticeList, { headers })).body.items[0].message).toBe(message);
    expect(phone).toMatch(/^\+91/);
  });

  it('is read once, only by its member', async () => {
    const { company, site } = await buildMember(test);
    const colleague = await buildMember(test, { companyId: company.id });
    await send(company.id);
    await send(company.id);
    const { items, unread } = await list(site);
    expect(unread).toBe(2);
    const body = { ids: [items[0]?.id ?? ''] };
    expect(await colleague.site.call(noticeRead, { body })).toEqual({ unread: 2 });
    expect((await list(site)).unread).toBe(2);
    for (let round = 0; round < 2; round += 1)
      expect(await site.call(noticeRead, { body })).toEqual({ unread: 1 });
    expect((await list(site)).items.map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  it('is listed page by page, the latest first', async () => {
    const { company, site } = await buildMember(test);
    for (let number = 0; number < 5; number += 1) {
      test.clock.advanceSeconds(1);
      await send(company.id, { values: { jobTitle: `Cook ${number}` } });
    }
    const titles: string[] = [];
    let after: string | undefined;
    do {
      const page = await list(site, { size: '2', ...(after === undefined ? {} : { after }) });
      titles.push(...page.items.map(({ message }) => /Cook \d/.exec(message)?.[0] ?? ''));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(titles).toEqual(['Cook 4', 'Cook 3', 'Cook 2', 'Cook 1', 'Cook 0']);
  });

  it.each([
    ['no id', [], 400],
    ['an invalid id', ['no-id'], 400],
    ['51 ids', Array.from({ length: 51 }, () => randomUUID()), 400],
    ['50 ids', Array.from({ length: 50 }, () => randomUUID()), 200],
  ])('is marked as read with at most 50 ids: %s', async (_name, ids, status) => {
    const { site } = await buildMember(test);
    expect((await site.raw(noticeRead, { body: { ids } })).status).toBe(status);
  });
});

it('a withdrawal by the seeker is a notice to the company, once for each attempt', async () => {
  const { company, site } = await buildMember(test);
  const expiresAt = new Date(test.clock.now().getTime() + DAY_MS);
  const job = await buildJob(test.database, { companyId: company.id, title: 'Tailor', expiresAt });
  const seeker = await test.seeker();
  await buildApplication(test.database, { jobId: job.id, candidateId: seeker.id });
  await seeker.client.call(routes.jobWithdraw, { jobId: job.id });
  const { items } = await list(site);
  expect(items.map(({ message, link }) => [message, link])).toEqual([
    [
      'An applicant for Tailor has withdrawn. Their details are no longer visible to you.',
      `/jobs/${job.id}/applicants`,
    ],
  ]);
  expect(JSON.stringify(items)).not.toContain(seeker.candidate.name);
  const again = { jobId: job.id, isAvailableInCity: true, knowsEnglish: true };
  await seeker.client.call(routes.jobApply, again);
  await seeker.client.call(routes.jobWithdraw, { jobId: job.id });
  expect((await list(site)).items.filter(({ message }) => message.includes('withdrawn'))).toHaveLength(2);
});

describe('push to members', () => {
  const subscribed = async (name: string) => {
    const staff = await buildMember(test);
    const subscription = subscriptionOf(name);
    await staff.site.call(pushSave, { body: { subscription } });
    return { ...staff, subscription };
  };
  const tokens = () => pushed.map(({ token }) => token);

  it('sends each notice once to each browser, with a link to the companies’ site', async () => {
    const { company, subscription } = await subscribed('once');
    await send(company.id);
    await pushEverybody(test.container);
    await pushEverybody(test.container);
    expect(pushed).toEqual([
      {
        token: subscription,
        message: {
          title: 'Nukkad Jobs',
          body: 'An applicant for Cook has withdrawn. Their details are no longer visible to you.',
          language: 'en',
          link: 'http://hire.test/jobs/1/applicants',
          tag: expect.any(String),
        },
      },
    ]);
  });

  it('leaves out what was read before, and what is older than an hour', async () => {
    const { company, site } = await subscribed('old');
    await send(company.id);
    const { items } = await list(site);
    await site.call(noticeRead, { body: { ids: items.map(({ id }) => id) } });
    await pushEverybody(test.container);
    await send(company.id);
    test.clock.advanceSeconds(3600);
    await pushEverybody(test.container);
    expect(pushed).toEqual([]);
    await send(company.id);
    test.clock.advanceSeconds(3599);
    await pushEverybody(test.container);
    expect(pushed).toHaveLength(1);
  });

  it('ends with the session, the membership and the member', async () => {
    const signedOut = await subscribed('signed-out');
    const again = await signInMember(test, signedOut.phone);
    await again.call(memberEndOtherDevices, {});
    const left = await subscribed('left');
    await test.database.prisma.membership.updateMany({
      where: { memberId: left.memberId },
      data: { endedAt: new Date() },
    });
    for (const { company } of [signedOut, left]) await send(company.id);
    const deleted = await subscribed('deleted');
    await send(deleted.company.id);
    await buildMember(test, { companyId: deleted.company.id });
    await deleted.site.call(memberDelete, {});
    await pushEverybody(test.container);
    expect(pushed).toEqual([]);
    const { memberId } = deleted;
    expect(await test.database.prisma.memberNotice.count({ where: { memberId } })).toBe(0);
    expect(await test.database.prisma.memberPush.count({ where: { memberId } })).toBe(0);
  });

  it('moves with the browser to the member who signs in there', async () => {
    const first = await subscribed('shared');
    const second = await subscribed('shared');
    for (const { company } of [first, second]) await send(company.id);
    await pushEverybody(test.container);
    expect(pushed).toHaveLength(1);
    await first.site.call(pushRemove, { body: { subscription: first.subscription } });
    await send(second.company.id);
    await pushEverybody(test.container);
    expect(pushed).toHaveLength(2);
    for (let round = 0; round < 2; round += 1)
      await second.site.call(pushRemove, { body: { subscription: second.subscription } });
    await send(second.company.id);
    await pushEverybody(test.container);
    expect(pushed).toHaveLength(2);
  });

  it('keeps ten browsers, and drops the one seen longest ago', async () => {
    const { site, company } = await buildMember(test);
    for (let number = 0; number <= 10; number += 1) {
      test.clock.advanceSeconds(1);
      await site.call(pushSave, { body: { subscription: subscriptionOf(`many ${number}`) } });
    }
    await send(company.id);
    await pushEverybody(test.container);
    expect(tokens()).toHaveLength(10);
    expect(tokens()).not.toContain(subscriptionOf('many 0'));
  });

  it('tries again after a minute if the service is busy, and forgets a browser that is gone', async () => {
    const { company, memberId } = await subscribed('busy');
    service = 'busy';
    await send(company.id);
    await pushEverybody(test.container);
    service = 'up';
    test.clock.advanceSeconds(59);
    await pushEverybody(test.container);
    expect(pushed).toEqual([]);
    test.clock.advanceSeconds(2);
    await pushEverybody(test.container);
    expect(pushed).toHaveLength(1);
    service = 'gone';
    await send(company.id);
    await pushEverybody(test.container);
    expect(await test.database.prisma.memberPush.count({ where: { memberId } })).toBe(0);
  });

  it('refuses what is no subscription, and says whether push is configured', async () => {
    const { site } = await buildMember(test);
    for (const subscription of ['', 'no json', subscriptionOf('x').replace('googleapis.com', 'evil.test')])
      expect((await site.raw(pushSave, { body: { subscription } })).status).toBe(400);
    expect(await site.call(pushKey, {})).toEqual({ publicKey: null });
  });
});
