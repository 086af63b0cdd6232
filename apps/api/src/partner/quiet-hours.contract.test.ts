import { randomUUID } from 'node:crypto';
import {
  noticeList,
  noticeRead,
  pushSave,
  quietHoursChange,
  quietHoursRead,
} from '@nukkad/contract/partner/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember } from '../../test/hire-site.ts';
import { subscriptionOf } from '../../test/push-subscription.ts';
import { type PushingApp, startPushingApp } from '../../test/pushing-app.ts';
import { refused } from '../../test/refused.ts';

let app: PushingApp;

beforeAll(async () => {
  app = await startPushingApp();
});
beforeEach(() => app.reset());
afterAll(() => app.close());

describe('by default, a push', () => {
  it.each([
    ['20:59:59.999', 1],
    ['21:00:00.000', 0],
    ['23:59:59.999', 0],
  ] as const)('at %s is sent at once: %i', async (time, sent) => {
    const { notify, site } = await app.withBrowser();
    app.at(10, time);
    await notify();
    expect((await site.call(noticeList, { query: {} })).unread).toBe(1);
    expect(await app.pushesAt(10, time)).toBe(sent);
    expect(await app.pushesAt(11, '06:59:59.999')).toBe(0);
    expect(await app.pushesAt(11, '07:00:00.000')).toBe(1 - sent);
    expect(await app.pushesAt(11, '07:00:01.000')).toBe(0);
  });

  it.each([
    ['00:00:00.000', 0],
    ['06:59:59.999', 0],
    ['07:00:00.000', 1],
  ] as const)('in the morning at %s is sent at once: %i', async (time, sent) => {
    const { notify } = await app.withBrowser();
    app.at(11, time);
    await notify();
    expect(await app.pushesAt(11, time)).toBe(sent);
    expect(await app.pushesAt(11, '07:00:30')).toBe(1 - sent);
  });

  it('of the last minute before the quiet hours waits too if the task runs later', async () => {
    const { notify } = await app.withBrowser();
    app.at(10, '20:59:59');
    await notify();
    expect(await app.pushesAt(10, '21:00:10')).toBe(0);
    expect(await app.pushesAt(11, '07:00:00')).toBe(1);
  });

  it('is not sent in the morning if the notice was read in the night', async () => {
    const { notify, site } = await app.withBrowser();
    app.at(10, '22:00:00');
    await notify();
    const { items } = await site.call(noticeList, { query: {} });
    await site.call(noticeRead, { body: { ids: items.map(({ id }) => id) } });
    expect(await app.pushesAt(11, '07:00:00')).toBe(0);
  });

  it('that waited is not sent any more an hour after the quiet hours', async () => {
    const { notify } = await app.withBrowser();
    app.at(10, '22:00:00');
    await notify();
    expect(await app.pushesAt(11, '08:00:00')).toBe(0);
  });

  it('that waited is sent up to then', async () => {
    const { notify } = await app.withBrowser();
    app.at(10, '22:00:00');
    await notify();
    expect(await app.pushesAt(11, '07:59:59.999')).toBe(1);
  });

  it('that the push service refused in the evening is tried again in the morning', async () => {
    const { notify } = await app.withBrowser();
    app.at(10, '20:59:59');
    await notify();
    app.service.isBusy = true;
    expect(await app.pushesAt(10, '20:59:59')).toBe(0);
    app.service.isBusy = false;
    expect(await app.pushesAt(10, '21:30:00')).toBe(0);
    expect(await app.pushesAt(11, '07:00:00')).toBe(1);
  });
});

describe('the hours of a member', () => {
  it('may be within a day', async () => {
    const { notify } = await app.withBrowser({ from: 13, to: 15 });
    for (const [time, sent] of [
      ['12:59:59', 1],
      ['13:00:00', 0],
      ['14:59:59', 0],
    ] as const) {
      app.at(10, time);
      await notify();
      expect([time, await app.pushesAt(10, time)]).toEqual([time, sent]);
    }
    // What waited comes as one message.
    expect(await app.pushesAt(10, '15:00:00')).toBe(1);
    app.at(10, '23:00:00');
    await notify();
    expect(await app.pushesAt(10, '23:00:00')).toBe(1);
  });

  it('may be none', async () => {
    const { notify } = await app.withBrowser({ from: 0, to: 0 });
    for (const time of ['00:00:00', '03:00:00', '21:00:00', '23:59:59']) {
      app.at(11, time);
      await notify();
      expect([time, await app.pushesAt(11, time)]).toEqual([time, 1]);
    }
  });

  it('do not change the hours of a colleague', async () => {
    const { notify, company } = await app.withBrowser({ from: 0, to: 0 });
    const colleague = await buildMember(app.test, { companyId: company.id });
    await colleague.site.call(pushSave, { body: { subscription: subscriptionOf(randomUUID()) } });
    app.at(10, '23:00:00');
    await notify();
    expect(await app.pushesAt(10, '23:00:00')).toBe(1);
    expect(await app.pushesAt(11, '07:00:00')).toBe(1);
  });

  it('are stored for the member alone', async () => {
    const { site, company } = await app.withBrowser();
    const colleague = await buildMember(app.test, { companyId: company.id });
    const read = (of = site) => of.call(quietHoursRead, {});
    expect(await read()).toEqual({ from: 21, to: 7 });
    expect(await site.call(quietHoursChange, { body: { from: 23, to: 6 } })).toEqual({ from: 23, to: 6 });
    expect(await read()).toEqual({ from: 23, to: 6 });
    expect(await read(colleague.site)).toEqual({ from: 21, to: 7 });
    const wrong = [
      { from: 24, to: 7 },
      { from: -1, to: 7 },
      { from: 1.5, to: 7 },
    ];
    for (const body of wrong)
      expect(await refused(site.call(quietHoursChange, { body }))).toBe('400 VALIDATION_FAILED');
    expect(await read()).toEqual({ from: 23, to: 6 });
  });
});
