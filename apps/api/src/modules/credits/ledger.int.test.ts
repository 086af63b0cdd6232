import { routes } from '@nukkad/contract';
import { applyToJob } from '@nukkad/core/applications/apply-to-job.ts';
import { refundUnseen } from '@nukkad/core/credits/refund-unseen.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { nextNumber } from '@nukkad/testing/factories/sequence.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const JOBS = 4;

let test: TestApp;
let jobs: string[];
let friend: { referralCode: string };

beforeAll(async () => {
  test = await startTestApp();
  await test.set('hrFromHour', 0);
  await test.set('hrToHour', 24);
  friend = await buildCandidate(test.database);
  jobs = (await Promise.all(Array.from({ length: JOBS }, () => buildJob(test.database)))).map(
    (job) => job.id,
  );
});

afterAll(() => test.close());

type Step =
  | {
      readonly kind: 'apply' | 'retry' | 'withdraw' | 'reject' | 'call';
      readonly job: number;
      readonly times: number;
    }
  | { readonly kind: 'request' | 'refer' | 'refund' | 'wait'; readonly times: number };

const times = fc.integer({ min: 1, max: 3 });
const aboutJob = fc.record({
  kind: fc.constantFrom(
    'apply' as const,
    'retry' as const,
    'withdraw' as const,
    'reject' as const,
    'call' as const,
  ),
  job: fc.nat(JOBS - 1),
  times,
});
const alone = fc.record({
  kind: fc.constantFrom('request' as const, 'refer' as const, 'refund' as const, 'wait' as const),
  times,
});
const steps = fc.array(fc.oneof({ weight: 4, arbitrary: aboutJob }, alone), { minLength: 1, maxLength: 14 });

async function newSeeker(credits: number) {
  return test.seeker({ credits });
}

type Seeker = Awaited<ReturnType<typeof newSeeker>>;

/** Applies with an idempotency key, like a client that retries. May throw because an earlier call still runs. */
async function retryApply(candidateId: string, jobId: string, key: string): Promise<void> {
  const actionKey = { candidateId, key, fingerprint: jobId };
  const input = { jobId, isAvailableInCity: true, knowsEnglish: true };
  await applyToJob(test.container, { candidateId, input, language: 'en', actionKey });
}

/** Runs one step. Business errors are allowed; any other error fails the test. */
async function take({ id, client }: Seeker, step: Step): Promise<void> {
  const { prisma } = test.database;
  const jobId = 'job' in step ? (jobs[step.job] ?? '') : '';
  const key = `step-${nextNumber()}`;
  const calls: Record<Step['kind'], () => Promise<unknown>> = {
    apply: () => client.call(routes.jobApply, { jobId, isAvailableInCity: true, knowsEnglish: true }),
    retry: () => retryApply(id, jobId, key),
    call: () => client.call(routes.hrContact, { jobId }),
    refer: () => client.call(routes.referralApply, { code: friend.referralCode }),
    refund: () => refundUnseen(test.container),
    withdraw: () => client.call(routes.jobWithdraw, { jobId }),
    request: () => client.call(routes.creditsRequest, {}),
    reject: () =>
      prisma.application.updateMany({
        where: { candidateId: id, jobId, status: 'APPLIED' },
        data: { status: 'REJECTED', statusChangedAt: test.clock.now() },
      }),
    wait: async () => test.clock.advanceDays(11),
  };
  const results = await Promise.allSettled(Array.from({ length: step.times }, () => calls[step.kind]()));
  // A repeat is also refused with 409 while the first call runs.
  const refusals = step.kind === 'retry' ? [200, 409] : [200];
  for (const result of results)
    if (result.status === 'rejected') expect(refusals).toContain(result.reason.status);
}

async function check({ id, client }: Seeker): Promise<void> {
  const { prisma } = test.database;
  const { creditBalance } = await prisma.candidate.findUniqueOrThrow({ where: { id } });
  const entries = await prisma.creditEntry.findMany({ where: { candidateId: id } });
  const applications = await prisma.application.findMany({ where: { candidateId: id } });
  const attempts = applications.reduce((sum, application) => sum + application.attempt, 0);
  expect(creditBalance).toBe(entries.reduce((sum, entry) => sum + entry.amount, 0));
  expect(creditBalance).toBeGreaterThanOrEqual(0);
  const ofReason = (reason: string) => entries.filter((entry) => entry.reason === reason);
  expect(ofReason('APPLY')).toHaveLength(attempts);
  expect(ofReason('HR_CONTACT')).toHaveLength(
    await prisma.hrReveal.count({ where: { candidateId: id, isPaid: true } }),
  );
  expect(ofReason('REFERRAL').length).toBeLessThanOrEqual(1);
  expect(ofReason('APPLY_REFUND').length).toBeLessThanOrEqual(attempts);
  const statement = await client.call(routes.creditsStatement, { size: 200 });
  expect(statement.entries[0]?.balance ?? 0).toBe(creditBalance);
  expect(Math.min(...statement.entries.map((entry) => entry.balance), 0)).toBe(0);
}

it('keeps every ledger consistent for random concurrent actions of seekers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 4 }), steps, async (credits, taken) => {
      // Jobs must not expire while the clock advances.
      await test.database.prisma.job.updateMany({ data: { expiresAt: new Date('2099-01-01T00:00:00Z') } });
      const seeker = await newSeeker(credits);
      for (const step of taken) await take(seeker, step);
      await check(seeker);
    }),
    { numRuns: 25 },
  );
});
