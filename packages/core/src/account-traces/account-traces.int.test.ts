import { buildCandidate, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { selectTrace, selectTraceOfAccount, upsertTraces } from './account-traces.queries.ts';

const EARLY = new Date('2026-03-01T08:00:00.000Z');
const LATE = new Date('2026-03-02T08:00:00.000Z');
/** A year after `EARLY`, when its traces end. */
const EARLY_ENDS = new Date('2027-03-01T08:00:00.000Z');
const BEFORE_IT_ENDS = new Date('2027-03-01T07:59:59.999Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => test.database.prisma.accountTrace.deleteMany());

const write = (hash: string, change: object = {}) =>
  test.database.query(
    upsertTraces({
      hashes: [hash],
      creditsLeft: 7,
      wasReferred: false,
      creditsRequestedAt: null,
      now: EARLY,
      ...change,
    }),
  );
const read = (hashes: readonly string[], now = LATE) => test.database.query(selectTrace(hashes, now));

it('a person with several earlier accounts has the strictest of their traces', async () => {
  await write('sign-in', { creditsRequestedAt: LATE });
  await write('number', { creditsLeft: 3, wasReferred: true, creditsRequestedAt: EARLY });
  await write('of another person', { creditsLeft: 0 });
  const strictest = [{ creditsLeft: 3, wasReferred: true, creditsRequestedAt: LATE }];
  expect(await read(['sign-in', 'number', 'unknown'])).toEqual(strictest);
  expect(await read(['number', 'sign-in'])).toEqual(strictest);
  expect(await read(['sign-in'])).toEqual([{ creditsLeft: 7, wasReferred: false, creditsRequestedAt: LATE }]);
  expect(await read(['unknown'])).toEqual([]);
});

it('a trace ends after a year', async () => {
  await write('sign-in');
  expect(await read(['sign-in'], BEFORE_IT_ENDS)).toHaveLength(1);
  expect(await read(['sign-in'], EARLY_ENDS)).toEqual([]);
});

it.each([
  ['that has not ended keeps its referral', BEFORE_IT_ENDS, true],
  ['that has ended loses its referral', EARLY_ENDS, false],
])('an earlier trace %s when a second account is deleted', async (_name, now, wasReferred) => {
  await write('sign-in', { wasReferred: true, creditsRequestedAt: LATE });
  await write('sign-in', { creditsLeft: 9, creditsRequestedAt: EARLY, now });
  expect(await read(['sign-in'], now)).toEqual([{ creditsLeft: 9, wasReferred, creditsRequestedAt: LATE }]);
});

it('the trace of an account has its last request, and its referral if it was the friend', async () => {
  const { prisma } = test.database;
  const { id: friend } = await buildCandidate(test.database, { credits: 0 });
  const { id: referrer } = await buildCandidate(test.database, { credits: 0 });
  for (const candidateId of [friend, referrer])
    await prisma.creditEntry.create({
      data: { candidateId, amount: 5, reason: 'REFERRAL', reference: friend },
    });
  for (const createdAt of [EARLY, LATE])
    await prisma.creditRequest.create({
      data: { candidateId: friend, createdAt, status: 'DECLINED', decidedAt: createdAt },
    });
  const traceOf = (id: string) => test.database.query(selectTraceOfAccount(id));
  expect(await traceOf(friend)).toEqual([{ creditsLeft: 5, wasReferred: true, creditsRequestedAt: LATE }]);
  expect(await traceOf(referrer)).toEqual([{ creditsLeft: 5, wasReferred: false, creditsRequestedAt: null }]);
});
