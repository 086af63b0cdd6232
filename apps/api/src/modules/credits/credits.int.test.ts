import { routes } from '@nukkad/contract';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

async function seeker(credits: number) {
  return test.seeker({ credits });
}

describe('requesting credits', () => {
  it('grants at once if none are left, but only once a week', async () => {
    const { client, candidate } = await seeker(0);
    await expect(client.call(routes.creditsRequest, {})).resolves.toMatchObject({
      isGranted: true,
      balance: 5,
    });
    await expect(client.call(routes.creditsRequest, {})).rejects.toMatchObject({ code: 'CREDITS_NOT_EMPTY' });
    await spendAll(candidate.id);
    await expect(client.call(routes.creditsRequest, {})).rejects.toMatchObject({
      code: 'REQUEST_TOO_SOON',
      details: { requestFrom: expect.stringMatching(/^\d{4}-/) },
    });
    expect(await client.call(routes.creditsRequestState, {})).toMatchObject({ canRequest: false });
    test.clock.advanceDays(7);
    expect(await client.call(routes.creditsRequestState, {})).toMatchObject({ canRequest: true });
    await expect(client.call(routes.creditsRequest, {})).resolves.toMatchObject({ balance: 5 });
  });

  it('grants once for twenty concurrent requests', async () => {
    const { client, candidate } = await seeker(0);
    const calls = Array.from({ length: 20 }, () => client.call(routes.creditsRequest, {}));
    const results = await Promise.allSettled(calls);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const { creditBalance } = await test.database.prisma.candidate.findUniqueOrThrow({
      where: { id: candidate.id },
    });
    expect(creditBalance).toBe(5);
  });

  it('waits for an operator if the setting says so, with one open request for each seeker', async () => {
    await test.set('creditRequestNeedsOperator', true);
    const { client } = await seeker(0);
    await expect(client.call(routes.creditsRequest, {})).resolves.toMatchObject({
      isGranted: false,
      balance: 0,
    });
    await expect(client.call(routes.creditsRequest, {})).rejects.toMatchObject({ code: 'REQUEST_OPEN' });
    const state = await client.call(routes.creditsRequestState, {});
    expect(state).toMatchObject({ latest: { status: 'OPEN', answeredAt: null }, canRequest: false });
    await test.set('creditRequestNeedsOperator', false);
  });

  it.each([
    ['OPEN', false],
    ['GRANTED', true],
    ['DECLINED', true],
  ] as const)(
    'after eight days with a request that is %s, may be repeated: %j',
    async (status, canRequest) => {
      const { client, candidate } = await seeker(0);
      const createdAt = new Date(test.clock.now().getTime() - 8 * 86_400_000);
      const decidedAt = status === 'OPEN' ? null : createdAt;
      await test.database.prisma.creditRequest.create({
        data: { candidateId: candidate.id, status, createdAt, decidedAt },
      });
      expect(await client.call(routes.creditsRequestState, {})).toMatchObject({
        canRequest,
        latest: { status },
      });
    },
  );
});

describe('the statement', () => {
  it('pages the entries, each with the balance after it', async () => {
    const { client } = await seeker(4);
    const jobs = [
      await buildJob(test.database),
      await buildJob(test.database),
      await buildJob(test.database),
    ];
    for (const job of jobs)
      await client.call(routes.jobApply, { jobId: job.id, isAvailableInCity: true, knowsEnglish: true });
    const first = await client.call(routes.creditsStatement, { size: 3 });
    expect(first.balance).toBe(1);
    expect(first.entries.map((entry) => [entry.kind, entry.amount, entry.balance])).toEqual([
      ['APPLY', -1, 1],
      ['APPLY', -1, 2],
      ['APPLY', -1, 3],
    ]);
    expect(first.entries[0]).toMatchObject({
      jobTitle: jobs[2]?.title,
      jobLink: `${jobs[2]?.slug}-${jobs[2]?.shareId}`,
    });
    const cursor = first.nextCursor as string;
    const second = await client.call(routes.creditsStatement, { size: 3, cursor });
    expect(second.entries.map((entry) => [entry.kind, entry.balance])).toEqual([['START', 4]]);
    expect(second.nextCursor).toBeNull();
  });

  it('shows the balance after each of several entries of the same moment', async () => {
    const { client } = await seeker(4);
    const jobs = await Promise.all([1, 2, 3].map(() => buildJob(test.database)));
    test.clock.stop();
    for (const { id: jobId } of jobs)
      await client.call(routes.jobApply, { jobId, isAvailableInCity: true, knowsEnglish: true });
    test.clock.run();
    const balances: number[] = [];
    for (let cursor: string | undefined, page = 0; page < 4; page += 1) {
      const { entries, nextCursor } = await client.call(routes.creditsStatement, { size: 1, cursor });
      balances.push(...entries.map(({ balance }) => balance));
      cursor = nextCursor ?? undefined;
    }
    expect(balances).toEqual([1, 2, 3, 4]);
  });

  it('refuses an unknown cursor', async () => {
    const { client } = await seeker(1);
    const wrong = client.call(routes.creditsStatement, { size: 3, cursor: 'what' });
    await expect(wrong).rejects.toMatchObject({ status: 400, issues: [{ path: 'cursor' }] });
  });
});

async function spendAll(candidateId: string): Promise<void> {
  const { creditBalance } = await test.database.prisma.candidate.findUniqueOrThrow({
    where: { id: candidateId },
  });
  await test.database.prisma.creditEntry.create({
    data: { candidateId, amount: -creditBalance, reason: 'OPERATOR', reference: 'spent' },
  });
}
