import { buildApplication, buildJob, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeUnseenOf } from './credits.queries.ts';

const NOW = new Date('2027-03-10T05:30:00.000Z');
const BEFORE = new Date('2027-03-09T05:30:00.000Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it.each([
  ['nobody viewed and nobody answered', {}, 1],
  ['somebody viewed', { viewedAt: BEFORE }, 0],
  ['is shortlisted', { status: 'SHORTLISTED' }, 0],
  ['was refunded before', { refundedAt: BEFORE }, 0],
] as const)('of a company, an application that %s is refunded: %#', async (_what, change, count) => {
  const { id: jobId, companyId } = await buildJob(test.database);
  const dates = { appliedAt: BEFORE, statusChangedAt: BEFORE };
  const { id } = await buildApplication(test.database, { jobId, ...dates, ...change });
  // An application at another company.
  await buildApplication(test.database, dates);
  const taken = await test.database.query(takeUnseenOf(companyId, NOW));
  expect(taken.map((row) => row.id)).toEqual(count === 1 ? [id] : []);
});
