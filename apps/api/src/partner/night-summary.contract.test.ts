import { randomUUID } from 'node:crypto';
import { noticeList, noticeRead, pushSave } from '@nukkad/contract/partner/index.ts';
import { pushEverybody } from '@nukkad/core/background/push-everybody.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptionOf } from '../../test/push-subscription.ts';
import { type PushingApp, startPushingApp } from '../../test/pushing-app.ts';

let app: PushingApp;

beforeAll(async () => {
  app = await startPushingApp();
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const APPLICANT = { type: 'applicants', template: 'one' } as const;
const INTERVIEW = {
  type: 'interviews',
  template: 'confirmed',
  values: { jobTitle: 'Cook', at: '2031-03-12T05:30:00.000Z' },
} as const;

describe('in the morning after quiet hours', () => {
  it('nothing is sent if nothing waited', async () => {
    await app.withBrowser();
    expect(await app.pushesAt(11, '07:00:00')).toBe(0);
  });

  it('a single notice that waited is sent as it is', async () => {
    const { notify } = await app.withBrowser();
    app.at(10, '22:00:00');
    await notify();
    expect(await app.pushesAt(11, '07:00:00')).toBe(1);
    expect(app.bodies()).toEqual(['An applicant for Cook has written to you.']);
    expect(app.sent.map(({ message }) => message.link)).toEqual(['http://hire.test/messages']);
  });

  it.each([
    ['en', '2 new notices: 1 about an application, 1 message.'],
    ['hi', '2 नई सूचनाएँ: 1 अर्ज़ी की, 1 मैसेज की।'],
    ['mr', '2 नवीन सूचना: 1 अर्जाची, 1 मेसेजची.'],
  ] as const)('two are one message in %s', async (language, body) => {
    const { notify, memberId } = await app.withBrowser();
    await app.test.database.prisma.member.update({ where: { id: memberId }, data: { language } });
    app.at(10, '22:00:00');
    await notify();
    await notify(APPLICANT);
    expect(await app.pushesAt(11, '07:00:00')).toBe(1);
    expect(app.bodies()).toEqual([body]);
    expect(app.sent.map(({ message }) => message.link)).toEqual(['http://hire.test/notices']);
    expect(await app.pushesAt(11, '07:01:00')).toBe(0);
  });

  it.each([
    ['en', '120 new notices: 118 about applications, 1 about an interview, 1 message.'],
    ['hi', '120 नई सूचनाएँ: 118 अर्ज़ियों की, 1 इंटरव्यू की, 1 मैसेज की।'],
    ['mr', '120 नवीन सूचना: 118 अर्जांच्या, 1 इंटरव्ह्यूची, 1 मेसेजची.'],
  ] as const)('many are one message in %s, and each notice stays', async (language, body) => {
    const { notify, site, memberId } = await app.withBrowser();
    await app.test.database.prisma.member.update({ where: { id: memberId }, data: { language } });
    app.at(10, '23:00:00');
    await notify();
    await notify(INTERVIEW);
    for (let count = 0; count < 118; count += 1) await notify(APPLICANT);
    expect(await app.pushesAt(11, '07:00:00')).toBe(1);
    expect(app.bodies()).toEqual([body]);
    const { items, unread } = await site.call(noticeList, { query: {} });
    expect([items.length > 1, unread]).toEqual([true, 100]);
  });

  it('notices that were read meanwhile are not counted', async () => {
    const { notify, site } = await app.withBrowser();
    app.at(10, '22:00:00');
    for (let count = 0; count < 3; count += 1) await notify();
    const { items } = await site.call(noticeList, { query: {} });
    await site.call(noticeRead, { body: { ids: items.slice(0, 1).map(({ id }) => id) } });
    expect(await app.pushesAt(11, '07:00:00')).toBe(1);
    expect(app.bodies()).toEqual(['2 new notices: 2 messages.']);
  });

  it('the only one that is left unread is sent as it is', async () => {
    const { notify, site } = await app.withBrowser();
    app.at(10, '22:00:00');
    await notify(APPLICANT);
    app.at(10, '22:00:01');
    await notify();
    const { items } = await site.call(noticeList, { query: {} });
    await site.call(noticeRead, { body: { ids: items.slice(1).map(({ id }) => id) } });
    expect(await app.pushesAt(11, '07:00:00')).toBe(1);
    expect(app.bodies()).toEqual(['An applicant for Cook has written to you.']);
  });

  it('each device of a member shows the message once', async () => {
    const { notify, site } = await app.withBrowser();
    const second = subscriptionOf(randomUUID());
    await site.call(pushSave, { body: { subscription: second } });
    app.at(10, '22:00:00');
    await notify();
    await notify(APPLICANT);
    expect(await app.pushesAt(11, '07:00:00')).toBe(2);
    expect(new Set(app.sent.map(({ token }) => token)).size).toBe(2);
    expect(new Set(app.bodies())).toEqual(new Set(['2 new notices: 1 about an application, 1 message.']));
  });

  it('several processes send one message', async () => {
    const { notify } = await app.withBrowser();
    app.at(10, '22:00:00');
    for (let count = 0; count < 30; count += 1) await notify();
    app.at(11, '07:00:00');
    await Promise.all(Array.from({ length: 6 }, () => pushEverybody(app.test.container)));
    expect(app.bodies()).toEqual(['30 new notices: 30 messages.']);
  });

  it('a notice of the morning is a message of its own', async () => {
    const { notify } = await app.withBrowser();
    app.at(10, '22:00:00');
    await notify();
    await notify();
    app.at(11, '07:00:00');
    await notify(APPLICANT);
    expect(await app.pushesAt(11, '07:00:20')).toBe(2);
    expect(app.bodies().sort()).toEqual([
      '2 new notices: 2 messages.',
      'New applicant for Cook. Look and call today, before somebody else does.',
    ]);
  });

  it('a message that the push service refused is one message again', async () => {
    const { notify, site } = await app.withBrowser();
    app.at(10, '22:00:00');
    for (let count = 0; count < 3; count += 1) await notify();
    app.service.isBusy = true;
    expect(await app.pushesAt(11, '07:00:00')).toBe(0);
    app.service.isBusy = false;
    const { items } = await site.call(noticeList, { query: {} });
    await site.call(noticeRead, { body: { ids: items.slice(0, 1).map(({ id }) => id) } });
    app.at(11, '07:01:00');
    await Promise.all(Array.from({ length: 6 }, () => pushEverybody(app.test.container)));
    expect(app.bodies()).toEqual(['2 new notices: 2 messages.']);
    expect(await app.pushesAt(11, '07:05:00')).toBe(0);
  });

  it('a message is given up after the fifth attempt of any of its notices', async () => {
    const { notify } = await app.withBrowser();
    app.at(10, '22:00:00');
    for (let count = 0; count < 2; count += 1) await notify();
    app.service.isBusy = true;
    await app.pushesAt(11, '07:00:00');
    const { memberPushRetry } = app.test.database.prisma;
    const [first, ...others] = await memberPushRetry.findMany();
    expect(others).toHaveLength(1);
    await memberPushRetry.updateMany({ where: { noticeId: first?.noticeId ?? '' }, data: { tries: 4 } });
    await app.pushesAt(11, '07:05:00');
    app.service.isBusy = false;
    expect(await memberPushRetry.count()).toBe(0);
  });

  it('a push of the evening that failed is part of the message', async () => {
    const { notify, site } = await app.withBrowser();
    app.at(10, '20:59:00');
    await notify(APPLICANT);
    app.service.isBusy = true;
    expect(await app.pushesAt(10, '20:59:10')).toBe(0);
    app.service.isBusy = false;
    const second = subscriptionOf(randomUUID());
    await site.call(pushSave, { body: { subscription: second } });
    app.at(10, '22:00:00');
    await notify();
    await notify();
    app.at(11, '07:00:00');
    await Promise.all(Array.from({ length: 6 }, () => pushEverybody(app.test.container)));
    expect(app.bodies().sort()).toEqual([
      '2 new notices: 2 messages.',
      '3 new notices: 1 about an application, 2 messages.',
    ]);
    expect(app.sent.find(({ token }) => token === second)?.message.body).toBe('2 new notices: 2 messages.');
    expect(await app.pushesAt(11, '07:05:00')).toBe(0);
  });

  it('a push of the evening that failed comes alone if nothing else waited', async () => {
    const { notify } = await app.withBrowser();
    app.at(10, '20:59:00');
    await notify();
    app.service.isBusy = true;
    expect(await app.pushesAt(10, '20:59:10')).toBe(0);
    app.service.isBusy = false;
    expect(await app.pushesAt(11, '07:00:00')).toBe(1);
    expect(app.bodies()).toEqual(['An applicant for Cook has written to you.']);
  });

  it('another member gets a message of their own', async () => {
    const { notify } = await app.withBrowser();
    const other = await app.withBrowser();
    app.at(10, '22:00:00');
    await notify();
    await notify();
    await other.notify();
    expect(await app.pushesAt(11, '07:00:00')).toBe(2);
    expect(app.bodies().sort()).toEqual([
      '2 new notices: 2 messages.',
      'An applicant for Cook has written to you.',
    ]);
  });
});
