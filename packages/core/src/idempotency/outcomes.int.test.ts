import { buildCandidate, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  selectMemberOutcome,
  selectOutcome,
  upsertMemberOutcome,
  upsertOutcome,
} from './idempotency.queries.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const EXPIRES = new Date('2027-03-10T06:30:00Z');
const stored = { fingerprint: 'f', outcome: JSON.stringify({ answer: 1 }), expiresAt: EXPIRES };
const TIMES = [
  [-1, 1],
  [0, 0],
  [1, 0],
] as const;

it.each(TIMES)('the outcome of a seeker’s key %s ms after its end: %s rows', async (after, count) => {
  const { id: candidateId } = await buildCandidate(test.database);
  await test.database.query(upsertOutcome({ candidateId, key: 'key', ...stored }));
  const now = new Date(EXPIRES.getTime() + after);
  expect(await test.database.query(selectOutcome(candidateId, 'key', now))).toHaveLength(count);
});

it.each(TIMES)('the outcome of a member’s key %s ms after its end: %s rows', async (after, count) => {
  const actor = `member:${after}`;
  await test.database.query(upsertMemberOutcome({ actor, key: 'key', ...stored }));
  const now = new Date(EXPIRES.getTime() + after);
  expect(await test.database.query(selectMemberOutcome(actor, 'key', now))).toHaveLength(count);
});

it('an outcome belongs to its owner and its key', async () => {
  const now = new Date(EXPIRES.getTime() - 1);
  const one = await buildCandidate(test.database);
  const two = await buildCandidate(test.database);
  await test.database.query(upsertOutcome({ candidateId: one.id, key: 'own', ...stored }));
  await test.database.query(upsertMemberOutcome({ actor: 'member:one', key: 'own', ...stored }));
  for (const query of [
    selectOutcome(two.id, 'own', now),
    selectOutcome(one.id, 'other', now),
    selectMemberOutcome('member:two', 'own', now),
    selectMemberOutcome('member:one', 'other', now),
  ])
    expect(await test.database.query(query)).toEqual([]);
});
