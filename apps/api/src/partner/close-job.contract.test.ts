import { randomUUID } from 'node:crypto';
import {
  companyJobClose,
  companyJobCopy,
  companyJobPoster,
  companyJobPublish,
} from '@nukkad/contract/partner/index.ts';
import { releaseAnswers } from '@nukkad/core/answers/release-answers.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { buildPosted, buildShop, COOK, raw } from '../../test/posting.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

describe('closing', () => {
  const WAITING = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED'] as const;

  it.each([
    ['FILLED_HERE', 'filled'],
    ['FILLED_ELSEWHERE', 'filled'],
    ['NOT_NEEDED', 'not-needed'],
  ] as const)(
    '%s answers everybody who waits with "%s" after ten minutes, once',
    async (reason, applicantReason) => {
      const { close, job } = await buildPosted(test);
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
      expect(events.map((event) => event.reason)).toEqual([
        applicantReason,
        applicantReason,
        applicantReason,
        applicantReason,
      ]);
      expect(await noticesOf()).toHaveLength(4);
      expect(await refused(close(reason, true))).toBe('422 JOB_NOT_OPEN');
    },
  );

  it('without answers tells everybody who waits that the job is closed', async () => {
    const { close, job } = await buildPosted(test);
    const seeker = await test.seeker();
    await buildApplication(test.database, { jobId: job.id, candidateId: seeker.id });
    expect(await close('NOT_NEEDED', false)).toMatchObject({ answered: 0, job: { unanswered: 1 } });
    expect(await test.database.prisma.heldAnswer.count({ where: { application: { jobId: job.id } } })).toBe(
      0,
    );
    expect(await test.database.prisma.notification.count({ where: { candidateId: seeker.id } })).toBe(1);
  });

  it('leaves an answer alone that is held already', async () => {
    const { close, job, shop } = await buildPosted(test);
    const { id } = await buildApplication(test.database, { jobId: job.id });
    const at = { createdAt: new Date(), dueAt: new Date(Date.now() + 600_000), memberId: shop.memberId };
    await test.database.prisma.heldAnswer.create({
      data: { applicationId: id, from: 'APPLIED', attempt: 1, reason: 'far', ...at },
    });
    expect((await close('FILLED_HERE', true)).answered).toBe(0);
  });

  it('with one key happens once, also at the same time', async () => {
    const { shop, params, job } = await buildPosted(test);
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
  const { shop, params } = await buildPosted(test);
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
  const { shop, params, job, step } = await buildPosted(test);
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
