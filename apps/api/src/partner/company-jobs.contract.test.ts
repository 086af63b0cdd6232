import { randomUUID } from 'node:crypto';
import {
  companyJobChange,
  companyJobClose,
  companyJobCopy,
  companyJobOne,
  companyJobPause,
  companyJobPoster,
  companyJobPublish,
  companyJobRenew,
  companyJobResume,
  companyJobStillOpen,
  type JobFields,
  partnerJobs,
} from '@nukkad/contract/partner/index.ts';
import { releaseAnswers } from '@nukkad/core/answers/release-answers.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { buildShop, COOK, post, raw, refused } from '../../test/posting.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const DAY = 86_400_000;
const STEPS = {
  pause: companyJobPause,
  resume: companyJobResume,
  renew: companyJobRenew,
  stillOpen: companyJobStillOpen,
};

async function buildPosted() {
  const shop = await buildShop(test);
  const job = await post(shop);
  const params = { ...shop.params, job: job.id };
  return {
    shop,
    job,
    params,
    step: (name: keyof typeof STEPS) => shop.site.call(STEPS[name], { params }),
    change: (fields: JobFields, since: string) =>
      shop.site.call(companyJobChange, { params, body: { since, fields } }),
    close: (reason: 'FILLED_HERE' | 'FILLED_ELSEWHERE' | 'NOT_NEEDED', answerRest: boolean) =>
      shop.site.call(companyJobClose, { params, body: { reason, answerRest } }),
    set: (data: Parameters<typeof test.database.prisma.job.update>[0]['data']) =>
      test.database.prisma.job.update({ where: { id: job.id }, data }),
  };
}

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
    const { job, change, shop } = await buildPosted();
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
    const { job, change } = await buildPosted();
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
    const { job, change, shop } = await buildPosted();
    await test.database.prisma.company.update({
      where: { id: shop.company.id },
      data: { contactSeenAt: null, contactSeenBy: null },
    });
    const asking = await change({ requirements: 'Pay Rs 500 registration fee first.' }, job.changedAt);
    expect([asking.state, asking.reason]).toEqual(['WAITING', 'CHECK']);
    expect(asking.problems.map(({ code }) => code)).toContain('ASKS_MONEY');
  });

  it('cannot hide in a pause: a paused job with such a change waits when it is resumed', async () => {
    const { change, step, shop } = await buildPosted();
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
    const { job, change } = await buildPosted();
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
    const { change, set } = await buildPosted();
    const { updatedAt } = await set({ status, statusReason });
    expect(await refused(change({ openings: 2 }, updatedAt.toISOString()))).toBe(outcome);
  });
});

describe('the steps', () => {
  it('pause and resume, each twice', async () => {
    const { step } = await buildPosted();
    for (const _ of [1, 2]) expect(await step('pause')).toMatchObject({ state: 'PAUSED', reason: 'COMPANY' });
    for (const _ of [1, 2]) expect(await step('resume')).toMatchObject({ state: 'OPEN', reason: null });
  });

  it('renew an open job, a paused one, and one that ended', async () => {
    const { step, set } = await buildPosted();
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
    const { step, set } = await buildPosted();
    await set({ expiresAt: new Date(Date.now() + DAY) });
    expect((await step('stillOpen')).daysLeft).toBe(30);
    await step('pause');
    expect(await refused(step('stillOpen'))).toBe('422 JOB_NOT_OPEN');
  });

  it('do not resume a job whose days are over', async () => {
    const { step, set } = await buildPosted();
    await step('pause');
    const createdAt = new Date(Date.now() - 40 * DAY);
    await set({ createdAt, expiresAt: new Date(Date.now() - 1000) });
    expect(await refused(step('resume'))).toBe('422 JOB_NOT_OPEN');
  });

  it.each([
    ['awaiting-moderation', 'JOB_WAITING'],
    ['reported', 'REPORTED'],
    ['company-suspended', 'COMPANY_SUSPENDED'],
    ['moderation-refused', 'JOB_NOT_OPEN'],
    ['removed-as-fake', 'JOB_NOT_OPEN'],
  ])('are all refused for a job that is %s: %s', async (statusReason, code) => {
    const { step, set, close } = await buildPosted();
    await set({ status: 'PAUSED', statusReason });
    for (const name of ['pause', 'resume', 'renew', 'stillOpen'] as const)
      expect(await refused(step(name))).toBe(`422 ${code}`);
    expect(await refused(close('NOT_NEEDED', false))).toBe(`422 ${code}`);
  });

  it('open a job that is paused because answers are due only with the answers', async () => {
    const { step, set } = await buildPosted();
    await set({ status: 'PAUSED', statusReason: 'answers-due' });
    expect(await refused(step('resume'))).toBe('422 ANSWERS_DUE');
    expect(await refused(step('renew'))).toBe('422 ANSWERS_DUE');
  });

  it('do not open more jobs than the company may have', async () => {
    const { step, shop } = await buildPosted();
    await step('pause');
    for (let more = 0; more < 20; more += 1)
      await buildJob(test.database, { companyId: shop.company.id, postedBy: shop.memberId });
    expect(await refused(step('resume'))).toBe('422 JOB_LIMIT');
    expect(await refused(step('renew'))).toBe('422 JOB_LIMIT');
  });
});

describe('closing', () => {
  const WAITING = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED'] as const;

  it.each([
    ['FILLED_HERE', 'filled'],
    ['FILLED_ELSEWHERE', 'filled'],
    ['NOT_NEEDED', 'not-needed'],
  ] as const)('%s answers everybody who waits with "%s" after ten minutes, once', async (reason, told) => {
    const { close, job } = await buildPosted();
    const { prisma } = test.database;
    const seekers = await Promise.all(WAITING.map(() => test.seeker()));
    for (const [at, status] of WAITING.entries())
      await buildApplication(test.database, { jobId: job.id, status, candidateId: seekers[at]?.id });
    for (const status of ['HIRED', 'REJECTED', 'WITHDRAWN'] as const)
      await buildApplication(test.database, { jobId: job.id, status });
    const closed = await close(reason, true);
    expect(closed).toMatchObject({ answered: 4, job: { state: 'CLOSED', reason } });
    expect(await prisma.application.count({ where: { jobId: job.id, status: { in: [...WAITING] } } })).toBe(
      4,
    );
    const noticesOf = () =>
      prisma.notification.findMany({ where: { candidateId: { in: seekers.map(({ id }) => id) } } });
    expect(await noticesOf()).toEqual([]);
    test.clock.advanceSeconds(601);
    await releaseAnswers(test.container);
    const events = await prisma.applicationEvent.findMany({
      where: { application: { jobId: job.id }, status: 'REJECTED', reason: { not: null } },
    });
    expect(events.map((event) => event.reason)).toEqual([told, told, told, told]);
    expect(await noticesOf()).toHaveLength(4);
    expect(await refused(close(reason, true))).toBe('422 JOB_NOT_OPEN');
  });

  it('without answers tells everybody who waits that the job is closed', async () => {
    const { close, job } = await buildPosted();
    const seeker = await test.seeker();
    await buildApplication(test.database, { jobId: job.id, candidateId: seeker.id });
    expect(await close('NOT_NEEDED', false)).toMatchObject({ answered: 0, job: { unanswered: 1 } });
    expect(await test.database.prisma.heldAnswer.count({ where: { application: { jobId: job.id } } })).toBe(
      0,
    );
    expect(await test.database.prisma.notification.count({ where: { candidateId: seeker.id } })).toBe(1);
  });

  it('leaves an answer alone that is held already', async () => {
    const { close, job, shop } = await buildPosted();
    const { id } = await buildApplication(test.database, { jobId: job.id });
    const at = { createdAt: new Date(), dueAt: new Date(Date.now() + 600_000), memberId: shop.memberId };
    await test.database.prisma.heldAnswer.create({
      data: { applicationId: id, from: 'APPLIED', attempt: 1, reason: 'far', ...at },
    });
    expect((await close('FILLED_HERE', true)).answered).toBe(0);
  });

  it('with one key happens once, also at the same time', async () => {
    const { shop, params, job } = await buildPosted();
    await buildApplication(test.database, { jobId: job.id });
    const headers = { 'idempotency-key': randomUUID() };
    const request = { params, body: { reason: 'FILLED_HERE', answerRest: true }, headers };
    await Promise.all([1, 2].map(() => shop.site.raw(companyJobClose, request)));
    const again = await shop.site.raw(companyJobClose, request);
    expect([again.status, again.body.answered]).toEqual([200, 1]);
    expect(await test.database.prisma.heldAnswer.count({ where: { application: { jobId: job.id } } })).toBe(
      1,
    );
  });
});

it('a copy is a draft with the same fields, and is published without further input', async () => {
  const { shop, params } = await buildPosted();
  const draft = await shop.site.call(companyJobCopy, { params });
  expect(draft.problems).toEqual([]);
  expect(draft.fields).toMatchObject({
    title: 'Cook for a mess',
    profile: 'cook',
    payMin: 16_000,
    shift: 'DAY',
  });
  expect(draft.fields.payMax).toBe(COOK.payMax);
  const copy = await shop.site.call(companyJobPublish, { params: shop.params, body: { draft: draft.id } });
  expect(copy.title).toBe('Cook for a mess');
  expect(copy.id).not.toBe(params.job);
});

it('the poster of an open job has its public address and the pay in three languages', async () => {
  const { shop, params, job, step } = await buildPosted();
  const poster = await shop.site.call(companyJobPoster, { params });
  expect(poster).toMatchObject({
    url: job.url,
    title: { en: 'Cook for a mess', hi: 'Cook for a mess' },
    place: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
    pay: { en: '₹16,000–20,000 a month' },
  });
  expect(poster.message.en).toContain(`is hiring: Cook for a mess, Pune.`);
  for (const text of Object.values(poster.message)) expect(text).toContain(job.url ?? '-');
  await step('pause');
  expect(await refused(shop.site.call(companyJobPoster, { params }))).toBe('422 JOB_NOT_OPEN');
});

it('refuses values that no job may have', async () => {
  const shop = await buildShop(test);
  for (const fields of [
    { openings: 0 },
    { openings: 10_001 },
    { payMin: -1 },
    { payMin: 10_000_001 },
    { title: 'x'.repeat(151) },
    { skills: Array.from({ length: 21 }, (_, at) => `skill ${at}`) },
    { shift: 'NEVER' },
    { latitude: 91 },
  ])
    expect((await raw(shop.site, companyJobPublish, { params: shop.params, body: { fields } })).status).toBe(
      400,
    );
});
