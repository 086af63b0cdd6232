import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import {
  type ApplicantStage,
  answerReasons,
  answerSend,
  answerUndo,
  applicantList,
  applicantOne,
  applicantReopen,
} from '@nukkad/contract/partner/index.ts';
import { releaseAnswers } from '@nukkad/core/answers/release-answers.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, type HireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

/** Creates an owner, a recruiter, and a signed-in seeker who applied to their company. */
async function withApplicant() {
  const owner = await buildMember(test, { name: 'Asha' });
  const recruiter = await buildMember(test, {
    ...{ companyId: owner.company.id, role: 'RECRUITER' as const, name: 'Ravi' },
  });
  const job = await buildJob(test.database, { companyId: owner.company.id });
  const seeker = await test.seeker();
  const { id } = await buildApplication(test.database, { jobId: job.id, candidateId: seeker.id });
  return { owner, recruiter, job, seeker, id, company: owner.company.id };
}

interface Sent {
  readonly company: string;
  readonly ids: readonly string[];
  readonly to: ApplicantStage;
  readonly from?: ApplicantStage;
  readonly reason?: string;
  readonly interview?: { readonly at: string; readonly bring?: string };
}

async function answer(
  site: HireSite,
  { company, ids, to, from = 'APPLIED', ...more }: Sent,
  key: string = randomUUID(),
) {
  const body = { applications: [...ids], from, to, ...more };
  return (await site.call(answerSend, { params: { company }, body }, { key })).items;
}

const rowOf = (id: string) => test.database.prisma.application.findUniqueOrThrow({ where: { id } });
const statusOf = async (id: string) => (await rowOf(id)).status;

async function noticesOf({ client }: { client: TestApp['client'] }): Promise<string[]> {
  const { notifications } = await client.call(routes.notificationList, { size: 20 });
  return notifications.map(({ message }) => message);
}

describe('an answer', () => {
  it('moves the applicant with event, audit and notice in one go, once for each key', async () => {
    const { owner, company, id, seeker } = await withApplicant();
    const key = randomUUID();
    const sent = { company, ids: [id], to: 'SHORTLISTED' } as const;
    const first = await answer(owner.site, sent, key);
    expect(first).toEqual([
      {
        ...{ application: id, result: 'DONE', stage: 'SHORTLISTED', answer: null, heldUntil: null },
        ...{ code: null, by: null, at: null },
      },
    ]);
    expect(await answer(owner.site, sent, key)).toEqual(first);
    expect(await refused(answer(owner.site, { ...sent, to: 'HIRED' }, key))).toBe('422 KEY_REUSED');
    const { prisma } = test.database;
    expect(await prisma.applicationEvent.count({ where: { applicationId: id } })).toBe(2);
    const actor = `member:${owner.memberId}`;
    expect(await prisma.auditEntry.count({ where: { subject: id, actor } })).toBe(1);
    expect(await noticesOf(seeker)).toHaveLength(1);
    const shown = await owner.site.call(applicantOne, { params: { company, application: id } });
    expect(shown.steps.map(({ by }) => by)).toEqual([null, 'Asha']);
  });

  it('answers many at once, each with its own result', async () => {
    const { owner, company, id, job } = await withApplicant();
    const second = await buildApplication(test.database, { jobId: job.id, status: 'SHORTLISTED' });
    const stranger = await buildApplication(test.database);
    const ids = [id, second.id, stranger.id, id];
    const items = await answer(owner.site, { company, ids, to: 'HIRED' });
    expect(items.map(({ application, code }) => [application, code])).toEqual([
      [id, null],
      [second.id, 'CHANGED_SINCE'],
      [stranger.id, 'NOT_FOUND'],
    ]);
    expect(await statusOf(stranger.id)).toBe('APPLIED');
  });

  it('refuses bad input and changes nothing', async () => {
    const { owner, company, id } = await withApplicant();
    const base = { company, ids: [id] };
    const at = new Date(test.clock.now().getTime() - 1000).toISOString();
    const future = new Date(test.clock.now().getTime() + 86_400_000).toISOString();
    const cases: [Sent, string][] = [
      [{ ...base, to: 'REJECTED' }, '422 REASON_MISSING'],
      [{ ...base, to: 'REJECTED', reason: 'nonsense' }, '400 VALIDATION_FAILED'],
      [{ ...base, to: 'HIRED', reason: 'far' }, '400 VALIDATION_FAILED'],
      [{ ...base, to: 'SCHEDULED' }, '400 VALIDATION_FAILED'],
      [{ ...base, to: 'SCHEDULED', interview: { at } }, '422 IN_THE_PAST'],
      [{ ...base, to: 'SCHEDULED', interview: { at: 'tomorrow' } }, '400 VALIDATION_FAILED'],
      [{ ...base, to: 'HIRED', interview: { at: future } }, '400 VALIDATION_FAILED'],
      [{ ...base, ids: [], to: 'HIRED' }, '400 VALIDATION_FAILED'],
      [{ ...base, ids: Array(51).fill(id), to: 'HIRED' }, '400 VALIDATION_FAILED'],
      [{ ...base, ids: ['x'], to: 'HIRED' }, '400 VALIDATION_FAILED'],
    ];
    for (const [sent, code] of cases)
      expect([sent, await refused(answer(owner.site, sent))]).toEqual([sent, code]);
    const [odd] = await answer(owner.site, { ...base, to: 'INTERVIEWED' });
    expect(odd).toMatchObject({ result: 'REFUSED', code: 'STEP_NOT_OPEN', stage: 'APPLIED' });
    const body = { applications: [id], from: 'APPLIED', to: 'HIRED' };
    const noKey = await owner.site.raw(answerSend, { params: { company }, body });
    expect([noKey.status, noKey.body.code]).toEqual([400, 'KEY_MISSING']);
    expect(await statusOf(id)).toBe('APPLIED');
    const fifty = await answer(owner.site, {
      ...base,
      ids: Array(50).fill(id),
      to: 'SCHEDULED',
      interview: { at: future },
    });
    expect(fifty).toHaveLength(1);
  });

  it('of two recruiters at once is given once; the other one learns by whom', async () => {
    for (const to of ['SHORTLISTED', 'REJECTED'] as const) {
      const { owner, recruiter, company, id } = await withApplicant();
      const sent = { company, ids: [id], to, ...(to === 'REJECTED' ? { reason: 'far' } : {}) };
      const results = (await Promise.all([owner, recruiter].map(({ site }) => answer(site, sent)))).flat();
      const winner = results.findIndex(({ result }) => result !== 'REFUSED');
      const loser = results[1 - winner];
      expect(loser).toMatchObject({
        code: 'CHANGED_SINCE',
        by: ['Asha', 'Ravi'][winner],
        at: expect.any(String),
      });
      expect(results.filter(({ result }) => result !== 'REFUSED')).toHaveLength(1);
    }
  });

  it('and a withdrawal at the same moment leave one of two whole outcomes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, company, id, seeker, job } = await withApplicant();
      const [items] = await Promise.all([
        answer(owner.site, { company, ids: [id], to: 'SHORTLISTED' }),
        seeker.client.call(routes.jobWithdraw, { jobId: job.id }),
      ]);
      expect(await statusOf(id)).toBe('WITHDRAWN');
      const events = await test.database.prisma.applicationEvent.count({ where: { applicationId: id } });
      expect([events, items[0]?.code ?? null]).toEqual(
        items[0]?.result === 'DONE' ? [3, null] : [2, 'ACCESS_ENDED'],
      );
    }
  });

  it('is still possible after the job was closed', async () => {
    const { owner, company, id, job } = await withApplicant();
    await test.database.prisma.job.update({ where: { id: job.id }, data: { status: 'CLOSED' } });
    expect((await answer(owner.site, { company, ids: [id], to: 'HIRED' }))[0]?.result).toBe('DONE');
  });
});

describe('a refusal', () => {
  it('is held for ten minutes, then the seeker reads it with its reason', async () => {
    const { owner, company, id, seeker } = await withApplicant();
    // Sends what earlier tests have held.
    test.clock.advanceSeconds(601);
    await releaseAnswers(test.container);
    test.clock.stop();
    const now = test.clock.now().getTime();
    const [held] = await answer(owner.site, { company, ids: [id], to: 'REJECTED', reason: 'far' });
    const heldUntil = new Date(now + 600_000).toISOString();
    expect(held).toMatchObject({ result: 'HELD', stage: 'APPLIED', heldUntil });
    // It counts as seen, so its credit is not refunded.
    expect((await rowOf(id)).viewedAt).toEqual(new Date(now));
    const { items } = await owner.site.call(applicantList, {
      params: { company },
      query: { stage: 'APPLIED' },
    });
    expect(items[0]?.held).toMatchObject({ answer: held?.answer, reason: 'far', by: 'Asha' });
    test.clock.advanceSeconds(599);
    expect(await releaseAnswers(test.container)).toBe(0);
    expect([await statusOf(id), await noticesOf(seeker)]).toEqual(['APPLIED', []]);
    test.clock.advanceSeconds(1);
    expect(await Promise.all([releaseAnswers(test.container), releaseAnswers(test.container)])).toContain(1);
    expect(await releaseAnswers(test.container)).toBe(0);
    expect(await statusOf(id)).toBe('REJECTED');
    expect(await noticesOf(seeker)).toHaveLength(1);
    for (const [language, text] of [
      ['en', 'The way to work is too long for you.'],
      ['hi', 'काम की जगह आपके घर से बहुत दूर है।'],
      ['mr', 'कामाची जागा तुमच्या घरापासून खूप लांब आहे.'],
    ] as const) {
      const client = test.client.as({ ...(await test.signIn(seeker.id)), language });
      const { jobs } = await client.call(routes.myJobs, { tab: 'ALL', size: 10 });
      expect(jobs[0]?.record?.timeline.at(-1)).toMatchObject({ status: 'REJECTED', reason: text });
    }
    test.clock.run();
  });

  it('whose reason is not shown has no reason on the timeline', async () => {
    const { owner, company, id, seeker } = await withApplicant();
    await answer(owner.site, { company, ids: [id], to: 'REJECTED', reason: 'other' });
    test.clock.advanceSeconds(601);
    await releaseAnswers(test.container);
    const { jobs } = await seeker.client.call(routes.myJobs, { tab: 'ALL', size: 10 });
    expect(jobs[0]?.record?.timeline.at(-1)).not.toHaveProperty('reason');
    const { items } = await owner.site.call(answerReasons, {});
    expect(items).toHaveLength(9);
    expect(items.at(-1)).toEqual({ key: 'other', label: 'Another reason', applicantText: null });
  });

  it('can be undone until it is due, by any member of the company, and the seeker sees nothing', async () => {
    const { owner, recruiter, company, id, seeker } = await withApplicant();
    const [held] = await answer(owner.site, { company, ids: [id], to: 'REJECTED', reason: 'far' });
    const params = { company, answer: held?.answer ?? '' };
    const stranger = await buildMember(test);
    const foreign = { ...params, company: stranger.company.id };
    expect(await refused(stranger.site.call(answerUndo, { params: foreign }))).toBe('404 NOT_FOUND');
    for (let times = 0; times < 2; times += 1)
      expect(await recruiter.site.call(answerUndo, { params })).toEqual({
        application: id,
        stage: 'APPLIED',
      });
    test.clock.advanceSeconds(601);
    expect(await releaseAnswers(test.container)).toBe(0);
    expect([await statusOf(id), await noticesOf(seeker)]).toEqual(['APPLIED', []]);
    const [next] = await answer(owner.site, { company, ids: [id], to: 'REJECTED', reason: 'pay' });
    const late = { company, answer: next?.answer ?? '' };
    const { dueAt } = await test.database.prisma.heldAnswer.findUniqueOrThrow({ where: { id: late.answer } });
    test.clock.stop();
    test.clock.advanceSeconds((dueAt.getTime() - test.clock.now().getTime()) / 1000);
    expect(await refused(owner.site.call(answerUndo, { params: late }))).toBe('422 TOO_LATE');
    test.clock.run();
    await releaseAnswers(test.container);
    expect(await statusOf(id)).toBe('REJECTED');
  });

  it('is dropped if the seeker withdraws meanwhile, also if they apply again', async () => {
    for (const appliesAgain of [false, true]) {
      const { owner, company, id, seeker, job } = await withApplicant();
      await answer(owner.site, { company, ids: [id], to: 'REJECTED', reason: 'far' });
      await seeker.client.call(routes.jobWithdraw, { jobId: job.id });
      const input = { jobId: job.id, isAvailableInCity: true, knowsEnglish: true };
      if (appliesAgain) await seeker.client.call(routes.jobApply, input);
      test.clock.advanceSeconds(601);
      expect(await releaseAnswers(test.container)).toBe(1);
      expect(await statusOf(id)).toBe(appliesAgain ? 'APPLIED' : 'WITHDRAWN');
    }
  });
});

describe('reopening', () => {
  it('puts a refused or hired applicant back, tells them, and works twice', async () => {
    const { owner, company, id, seeker } = await withApplicant();
    const params = { company, application: id };
    await answer(owner.site, { company, ids: [id], to: 'SHORTLISTED' });
    expect(await refused(owner.site.call(applicantReopen, { params }))).toBe('422 STEP_NOT_OPEN');
    for (let times = 0; times < 2; times += 1) {
      await answer(owner.site, { company, ids: [id], from: 'SHORTLISTED', to: 'HIRED' });
      const moved = await owner.site.call(applicantReopen, { params });
      expect(moved).toEqual({ application: id, stage: 'SHORTLISTED' });
      await answer(owner.site, { company, ids: [id], from: 'SHORTLISTED', to: 'REJECTED', reason: 'pay' });
      test.clock.advanceSeconds(601);
      await releaseAnswers(test.container);
      expect((await owner.site.call(applicantReopen, { params })).stage).toBe('SHORTLISTED');
    }
    expect(await noticesOf(seeker)).toHaveLength(9);
    expect((await noticesOf(seeker))[0]).toMatch(/^Good news: .* has opened your application/);
  });

  it('ends after seven days', async () => {
    const { owner, company, id } = await withApplicant();
    const params = { company, application: id };
    await answer(owner.site, { company, ids: [id], to: 'HIRED' });
    const { statusChangedAt } = await rowOf(id);
    test.clock.stop();
    const elapsed = () => (test.clock.now().getTime() - statusChangedAt.getTime()) / 1000;
    test.clock.advanceSeconds(7 * 86_400 - elapsed());
    expect(await refused(owner.site.call(applicantReopen, { params }))).toBe('422 TOO_LATE');
    test.clock.advanceSeconds(-0.001);
    expect(await refused(owner.site.call(applicantReopen, { params }))).toBe('done');
    test.clock.run();
  });
});
