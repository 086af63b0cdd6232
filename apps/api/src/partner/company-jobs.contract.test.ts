import { companyJobChange, companyJobOne, partnerJobs } from '@nukkad/contract/partner/index.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { buildPosted, buildShop } from '../../test/posting.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const DAY = 86_400_000;

describe('the list', () => {
  it('has each state apart, with the counts of its applications', async () => {
    const shop = await buildShop(test);
    const at = { companyId: shop.company.id };
    const open = await buildJob(test.database, { ...at, viewCount: 41 });
    const paused = { ...at, status: 'PAUSED' as const };
    const states = {
      OPEN: open,
      WAITING: await buildJob(test.database, { ...paused, statusReason: 'awaiting-moderation' }),
      PAUSED: await buildJob(test.database, { ...paused, statusReason: 'employer' }),
      CLOSED: await buildJob(test.database, { ...at, status: 'CLOSED', statusReason: 'expired' }),
    };
    for (const status of ['APPLIED', 'APPLIED', 'HIRED', 'WITHDRAWN'] as const)
      await buildApplication(test.database, { jobId: open.id, status });
    for (const [state, { id }] of Object.entries(states)) {
      const query = { state: state as keyof typeof states };
      const { items } = await shop.site.call(partnerJobs, { params: shop.params, query });
      expect(items.map((item) => item.id)).toEqual([id]);
    }
    const { items } = await shop.site.call(partnerJobs, { params: shop.params, query: {} });
    expect(items.map(({ state, reason }) => `${state} ${reason}`).sort()).toEqual([
      ...['CLOSED EXPIRED', 'OPEN null', 'PAUSED COMPANY', 'WAITING CHECK'],
    ]);
    expect(items.find(({ id }) => id === open.id)).toMatchObject({
      ...{ viewCount: 41, applied: 3, unanswered: 2, daysLeft: 30 },
    });
    const one = await shop.site.call(companyJobOne, { params: { ...shop.params, job: open.id } });
    expect(one).toMatchObject({ applied: 3, unanswered: 2, hired: 1, viewCount: 41 });
  });

  it('goes on after a page without losing or repeating a job', async () => {
    const shop = await buildShop(test);
    const createdAt = new Date();
    for (let number = 0; number < 5; number += 1)
      await buildJob(test.database, { companyId: shop.company.id, createdAt });
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const query = { state: 'OPEN' as const, size: '2', ...(after === undefined ? {} : { after }) };
      const { items, next } = await shop.site.call(partnerJobs, { params: shop.params, query });
      seen.push(...items.map(({ id }) => id));
      if (next === null) break;
      after = next;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });
});

describe('a change', () => {
  it('changes fields, clears others, and is in the audit with the member', async () => {
    const { job, change, shop } = await buildPosted(test);
    const changed = await change({ title: 'Head cook', openings: 3, shift: null }, job.changedAt);
    expect(changed).toMatchObject({ title: 'Head cook', openings: 3, state: 'OPEN' });
    expect(changed.fields.shift).toBeUndefined();
    expect(changed.fields.payMin).toBe(16_000);
    const audit = await test.database.prisma.auditEntry.findFirstOrThrow({
      where: { subject: job.id, action: 'job-edited' },
    });
    expect(audit.actor).toBe(`member:${shop.memberId}`);
    expect(audit.details).toMatchObject({ title: { from: 'Cook for a mess', to: 'Head cook' } });
  });

  it('is refused if the job changed since the member read it', async () => {
    const { job, change } = await buildPosted(test);
    const first = await change({ openings: 2 }, job.changedAt);
    expect(await refused(change({ openings: 5 }, job.changedAt))).toBe('409 CHANGED_SINCE');
    expect((await change({ openings: 5 }, first.changedAt)).openings).toBe(5);
    const { changedAt } = await change({}, (await change({ openings: 5 }, await latest())).changedAt);
    const both = await Promise.all([6, 7].map((openings) => refused(change({ openings }, changedAt))));
    expect(both.sort()).toEqual(['409 CHANGED_SINCE', 'done']);

    async function latest() {
      const stored = await test.database.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
      return stored.updatedAt.toISOString();
    }
  });

  it('that asks for money waits for an operator if none has seen the company, and opens when it is corrected', async () => {
    const { job, change, shop } = await buildPosted(test);
    await test.database.prisma.company.update({
      where: { id: shop.company.id },
      data: { contactSeenAt: null, contactSeenBy: null },
    });
    const asking = await change({ requirements: 'Pay Rs 500 registration fee first.' }, job.changedAt);
    expect([asking.state, asking.reason]).toEqual(['WAITING', 'CHECK']);
    expect(asking.problems.map(({ code }) => code)).toContain('ASKS_MONEY');
  });

  it('cannot hide in a pause: a paused job with such a change waits when it is resumed', async () => {
    const { change, step, shop } = await buildPosted(test);
    await test.database.prisma.company.update({
      where: { id: shop.company.id },
      data: { contactSeenAt: null, contactSeenBy: null },
    });
    const paused = await step('pause');
    const asking = await change({ requirements: 'Pay Rs 500 registration fee first.' }, paused.changedAt);
    expect(asking.state).toBe('PAUSED');
    expect((await step('resume')).state).toBe('WAITING');
  });

  it('cannot lower the pay below the minimum wage or take a needed field away', async () => {
    const { job, change } = await buildPosted(test);
    expect(await refused(change({ payMin: 3_000, payMax: null }, job.changedAt))).toBe('422 PAY_UNLAWFUL');
    expect(await refused(change({ title: ' ' }, job.changedAt))).toBe('422 JOB_INCOMPLETE');
    expect(await refused(change({ city: 'atlantis' }, job.changedAt))).toBe('422 JOB_INCOMPLETE');
  });

  it('keeps an imported job without pay changeable', async () => {
    const shop = await buildShop(test);
    const { id, updatedAt } = await buildJob(test.database, {
      ...{ companyId: shop.company.id, payMin: null, payMax: null },
    });
    const body = { since: updatedAt.toISOString(), fields: { openings: 4 } };
    const changed = await shop.site.call(companyJobChange, { params: { ...shop.params, job: id }, body });
    expect(changed.openings).toBe(4);
  });

  it.each([
    ['CLOSED', 'expired', '422 JOB_NOT_OPEN'],
    ['PAUSED', 'reported', '422 REPORTED'],
    ['PAUSED', 'moderation-refused', '422 JOB_NOT_OPEN'],
    ['PAUSED', 'company-suspended', '422 JOB_NOT_OPEN'],
    ['PAUSED', 'employer', 'done'],
    ['PAUSED', 'awaiting-moderation', 'done'],
    ['PAUSED', 'answers-due', 'done'],
  ] as const)('of a job that is %s as %s: %s', async (status, statusReason, outcome) => {
    const { change, set } = await buildPosted(test);
    const { updatedAt } = await set({ status, statusReason });
    expect(await refused(change({ openings: 2 }, updatedAt.toISOString()))).toBe(outcome);
  });
});

describe('the steps', () => {
  it('pause and resume, each twice', async () => {
    const { step } = await buildPosted(test);
    for (const _ of [1, 2]) expect(await step('pause')).toMatchObject({ state: 'PAUSED', reason: 'COMPANY' });
    for (const _ of [1, 2]) expect(await step('resume')).toMatchObject({ state: 'OPEN', reason: null });
  });

  it('renew an open job, a paused one, and one that ended', async () => {
    const { step, set } = await buildPosted(test);
    const ended = new Date(Date.now() - DAY);
    await set({ createdAt: new Date(Date.now() - 40 * DAY) });
    for (const data of [
      { expiresAt: new Date(Date.now() + DAY) },
      { status: 'PAUSED' as const, statusReason: 'employer' },
      { status: 'CLOSED' as const, statusReason: 'expired', expiresAt: ended },
      { status: 'CLOSED' as const, statusReason: 'filled-here', expiresAt: ended },
    ]) {
      await set(data);
      expect(await step('renew')).toMatchObject({ state: 'OPEN', daysLeft: 30 });
    }
  });

  it('confirm an open job only', async () => {
    const { step, set } = await buildPosted(test);
    await set({ expiresAt: new Date(Date.now() + DAY) });
    expect((await step('stillOpen')).daysLeft).toBe(30);
    await step('pause');
    expect(await refused(step('stillOpen'))).toBe('422 JOB_NOT_OPEN');
  });

  it('do not resume a job whose days are over', async () => {
    const { step, set } = await buildPosted(test);
    await step('pause');
    const createdAt = new Date(Date.now() - 40 * DAY);
    await set({ createdAt, expiresAt: new Date(Date.now() - 1000) });
    expect(await refused(step('resume'))).toBe('422 JOB_NOT_OPEN');
  });

  it.each([
    [1, 'done'],
    [0, '422 JOB_NOT_OPEN'],
  ])('resume a job %i milliseconds before it ends: %s', async (left, outcome) => {
    const { step, set } = await buildPosted(test);
    await step('pause');
    test.clock.stop();
    await set({ expiresAt: new Date(test.clock.now().getTime() + left) });
    expect(await refused(step('resume'))).toBe(outcome);
    test.clock.run();
  });

  it.each([
    ['awaiting-moderation', 'JOB_WAITING'],
    ['reported', 'REPORTED'],
    ['company-suspended', 'COMPANY_SUSPENDED'],
    ['moderation-refused', 'JOB_NOT_OPEN'],
    ['removed-as-fake', 'JOB_NOT_OPEN'],
  ])('are all refused for a job that is %s: %s', async (statusReason, code) => {
    const { step, set, close } = await buildPosted(test);
    await set({ status: 'PAUSED', statusReason });
    for (const name of ['pause', 'resume', 'renew', 'stillOpen'] as const)
      expect(await refused(step(name))).toBe(`422 ${code}`);
    expect(await refused(close('NOT_NEEDED', false))).toBe(`422 ${code}`);
  });

  it('open a job that is paused because answers are due only with the answers', async () => {
    const { step, set } = await buildPosted(test);
    await set({ status: 'PAUSED', statusReason: 'answers-due' });
    expect(await refused(step('resume'))).toBe('422 ANSWERS_DUE');
    expect(await refused(step('renew'))).toBe('422 ANSWERS_DUE');
  });

  it('do not open more jobs than the company may have', async () => {
    const { step, shop } = await buildPosted(test);
    await step('pause');
    for (let more = 0; more < 20; more += 1)
      await buildJob(test.database, { companyId: shop.company.id, postedBy: shop.memberId });
    expect(await refused(step('resume'))).toBe('422 JOB_LIMIT');
    expect(await refused(step('renew'))).toBe('422 JOB_LIMIT');
  });
});
