import { routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const JOBS = 4;

let test: TestApp;
let jobs: string[];

beforeAll(async () => {
  test = await startTestApp();
  jobs = (await Promise.all(Array.from({ length: JOBS }, () => buildJob(test.database)))).map(
    (job) => job.id,
  );
});

afterAll(() => test.close());

type Step =
  | { readonly kind: 'apply' | 'withdraw' | 'reject'; readonly job: number; readonly times: number }
  | { readonly kind: 'request' | 'wait'; readonly times: number };

const times = fc.integer({ min: 1, max: 3 });
const aboutJob = fc.record({
  kind: fc.constantFrom('apply' as const, 'withdraw' as const, 'reject' as const),
  job: fc.nat(JOBS - 1),
  times,
});
const alone = fc.record({ kind: fc.constantFrom('request' as const, 'wait' as const), times });
const steps = fc.array(fc.oneof({ weight: 4, arbitrary: aboutJob }, alone), { minLength: 1, maxLength: 14 });

async function newSeeker(credits: number) {
  const candidate = await buildCandidate(test.database, { credits });
  return { id: candidate.id, client: test.client.as(await test.signIn(candidate.id)) };
}

type Seeker = Awaited<ReturnType<typeof newSeeker>>;

/** One step; refusals are an answer like any other, everything else is not. */
async function take({ id, client }: Seeker, step: Step): Promise<void> {
  const { prisma } = test.database;
  const jobId = 'job' in step ? (jobs[step.job] ?? '') : '';
  const calls: Record<Step['kind'], () => Promise<unknown>> = {
    apply: () => client.call(routes.jobApply, { jobId, isAvailableInCity: true, knowsEnglish: true }),
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
  for (const result of results) if (result.status === 'rejected') expect(result.reason.status).toBe(200);
}

async function check({ id, client }: Seeker): Promise<void> {
  const { prisma } = test.database;
  const { creditBalance } = await prisma.candidate.findUniqueOrThrow({ where: { id } });
  const entries = await prisma.creditEntry.findMany({ where: { candidateId: id } });
  const applications = await prisma.application.findMany({ where: { candidateId: id } });
  const attempts = applications.reduce((sum, application) => sum + application.attempt, 0);
  expect(creditBalance).toBe(entries.reduce((sum, entry) => sum + entry.amount, 0));
  expect(creditBalance).toBeGreaterThanOrEqual(0);
  expect(entries.filter((entry) => entry.reason === 'APPLY')).toHaveLength(attempts);
  const statement = await client.call(routes.creditsStatement, { size: 200 });
  expect(statement.entries[0]?.balance ?? 0).toBe(creditBalance);
  expect(Math.min(...statement.entries.map((entry) => entry.balance), 0)).toBe(0);
}

it('keeps every ledger whole, whatever seekers do and however often at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 4 }), steps, async (credits, taken) => {
      // Jobs must not run out while the clock goes on.
      await test.database.prisma.job.updateMany({ data: { expiresAt: new Date('2099-01-01T00:00:00Z') } });
      const seeker = await newSeeker(credits);
      for (const step of taken) await take(seeker, step);
      await check(seeker);
    }),
    { numRuns: 25 },
  );
});
