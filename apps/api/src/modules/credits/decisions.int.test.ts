import { CREDITS_REQUEST, routes } from '@nukkad/contract';
import { decideCreditRequest } from '@nukkad/core/credits/decide-request.ts';
import { removeFakeJob } from '@nukkad/core/moderation/settle-reports.ts';
import { CreditReason } from '@nukkad/db';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.set('hrFromHour', 0);
  await test.set('hrToHour', 24);
});
afterAll(() => test.close());

const noticesIn = async (language: 'en' | 'hi' | 'mr', candidateId: string) => {
  const client = test.client.as({ ...(await test.signIn(candidateId)), language });
  const { notifications } = await client.call(routes.notificationList, { size: 20 });
  return notifications.map(({ message, link }) => [message, link]);
};

describe('an operator’s decision about a request for credits', () => {
  async function openRequest() {
    await test.set('creditRequestNeedsOperator', true);
    const { id, client } = await test.seeker({ credits: 0 });
    await client.call(routes.creditsRequest, {});
    await test.set('creditRequestNeedsOperator', false);
    const request = await test.database.prisma.creditRequest.findFirstOrThrow({ where: { candidateId: id } });
    const decide = (isGranted: boolean) =>
      decideCreditRequest(test.container, { requestId: request.id, isGranted, actor: 'meera' });
    const balance = async () => (await client.call(routes.creditsStatement, { size: 9 })).balance;
    const audit = () => test.database.prisma.auditEntry.findMany({ where: { subject: request.id } });
    return { id, client, decide, balance, audit };
  }

  it('adds the credits once, and tells the seeker in their language', async () => {
    const { id, decide, balance, audit } = await openRequest();
    expect(await decide(true)).toEqual({ granted: 5 });
    await expect(decide(true)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(decide(false)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await balance()).toBe(5);
    expect(await audit()).toMatchObject([
      { actor: 'meera', action: 'credit-request-granted', details: { credits: 5, balance: 5 } },
    ]);
    expect(await noticesIn('en', id)).toEqual([['Credits added: 5. You now have 5.', '/profile']]);
    expect(await noticesIn('hi', id)).toEqual([[expect.stringContaining('5'), '/profile']]);
    expect(await noticesIn('mr', id)).toEqual([['क्रेडिट मिळाली: 5. आता तुमच्याकडे 5 आहेत.', '/profile']]);
  });

  it.each([0, 1, 2])('adds %i credits if the setting says so', async (amount) => {
    const { decide, balance } = await openRequest();
    await test.set('creditsRequest', amount);
    onTestFinished(() => test.set('creditsRequest', CREDITS_REQUEST));
    expect(await decide(true)).toEqual({ granted: amount });
    expect(await balance()).toBe(amount);
  });

  it('that declines adds none, and says so', async () => {
    const { id, client, decide, balance, audit } = await openRequest();
    expect(await decide(false)).toEqual({ granted: 0 });
    await expect(decide(true)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await balance()).toBe(0);
    expect(await audit()).toMatchObject([
      { action: 'credit-request-declined', details: { credits: 0, balance: 0 } },
    ]);
    expect(await client.call(routes.creditsRequestState, {})).toMatchObject({
      latest: { status: 'DECLINED' },
    });
    expect(await noticesIn('mr', id)).toEqual([
      ['या वेळी क्रेडिट मिळाली नाहीत. आठवड्याने पुन्हा मागा, किंवा मित्र-मैत्रिणीला जोडा.', '/profile'],
    ]);
  });
});

describe('the statement', () => {
  /** What each reason is called. It is written out here, so that the test does not depend on the code under test. */
  const KINDS: Readonly<Record<CreditReason, string>> = {
    START: 'START',
    APPLY: 'APPLY',
    APPLY_REFUND: 'REFUND',
    HR_CONTACT: 'HR_CONTACT',
    HR_REFUND: 'REFUND',
    REFERRAL: 'REFERRAL',
    REQUEST: 'REQUEST',
    OPERATOR: 'ADJUSTMENT',
    CARRIED_OVER: 'CARRIED_OVER',
    START_REVERSED: 'START_REVERSED',
  };

  const SPENDING: readonly CreditReason[] = ['APPLY', 'HR_CONTACT', 'START_REVERSED'];

  it.each(Object.values(CreditReason))('shows %s as its kind', async (reason) => {
    const { id, client } = await test.seeker({ credits: 5 });
    const amount = SPENDING.includes(reason) ? -2 : 2;
    await test.database.prisma.creditEntry.create({
      data: { candidateId: id, amount, reason, reference: 'kind' },
    });
    const { entries } = await client.call(routes.creditsStatement, { size: 5 });
    expect(entries.find((entry) => entry.kind !== 'START' || entry.amount === 2)).toMatchObject({
      kind: KINDS[reason],
      amount,
      balance: 5 + amount,
    });
  });

  it('names the refunds of a fake job after what was paid', async () => {
    const job = await buildJob(test.database, { expiresAt: new Date('2099-01-01') });
    const applied = await test.seeker({ credits: 3 });
    const called = await test.seeker({ credits: 3 });
    await applied.client.call(routes.jobApply, {
      jobId: job.id,
      isAvailableInCity: true,
      knowsEnglish: true,
    });
    await called.client.call(routes.hrContact, { jobId: job.id });
    await removeFakeJob(test.container, { jobId: job.id, actor: 'meera' });
    const reasonsOf = async (candidateId: string) => {
      const rows = await test.database.prisma.creditEntry.findMany({ where: { candidateId, jobId: job.id } });
      return rows.map(({ reason, amount }) => `${reason} ${amount}`).toSorted();
    };
    expect(await reasonsOf(applied.id)).toEqual(['APPLY -1', 'APPLY_REFUND 1']);
    expect(await reasonsOf(called.id)).toEqual(['HR_CONTACT -1', 'HR_REFUND 1']);
  });
});
