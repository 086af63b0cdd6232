import { DAY_MS } from '@nukkad/domain/durations.ts';
import { buildCandidate, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countReferralsPaid } from './referral.queries.ts';

const NOW = new Date('2031-03-10T06:30:00Z');
const LIMIT = NOW.getTime() - 30 * DAY_MS;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

interface Entry {
  readonly at: number;
  /** Whether the account earned it as the friend. */
  readonly isOwn?: boolean;
  readonly reason?: 'REFERRAL' | 'REQUEST';
}

it.each<[string, Entry, number]>([
  ['a friend 30 days ago', { at: LIMIT }, 0],
  ['a friend a millisecond later', { at: LIMIT + 1 }, 1],
  ['a friend now', { at: NOW.getTime() }, 1],
  ['what the account earned as a friend', { at: NOW.getTime(), isOwn: true }, 0],
  ['credits on request', { at: NOW.getTime(), reason: 'REQUEST' }, 0],
])('of %s, %j counts %i', async (_what, { at, isOwn = false, reason = 'REFERRAL' }, paid) => {
  const { id: candidateId } = await buildCandidate(test.database, { credits: 0 });
  const friend = await buildCandidate(test.database);
  const reference = isOwn ? candidateId : friend.id;
  await test.database.prisma.creditEntry.create({
    data: { candidateId, amount: 3, reason, reference, createdAt: new Date(at) },
  });
  expect(await test.database.query(countReferralsPaid(candidateId, NOW))).toEqual([{ paid }]);
  expect(await test.database.query(countReferralsPaid(friend.id, NOW))).toEqual([{ paid: 0 }]);
});
