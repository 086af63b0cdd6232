import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectPushDevices } from './member-notices.queries.ts';

const NOW = new Date('2031-03-10T06:30:00Z');
const LATER = new Date('2031-03-11T06:30:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('selects the devices of a member whose session is neither revoked nor expired', async () => {
  const { prisma } = test.database;
  const { id: memberId } = await prisma.member.create({ data: { name: 'Meera', language: 'en' } });
  const times = { startedAt: NOW, seenAt: NOW, provedAt: NOW };
  const subscribe = async (token: string, expiresAt: Date, revokedAt: Date | null) => {
    const session = await prisma.deskSession.create({
      data: { ...times, memberId, tokenHash: token, expiresAt, revokedAt },
    });
    await prisma.memberPush.create({
      data: { token, memberId, sessionId: session.id, createdAt: NOW, seenAt: NOW },
    });
  };
  await subscribe('open', LATER, null);
  await subscribe('revoked', LATER, NOW);
  await subscribe('expired', NOW, null);
  expect(await test.database.query(selectPushDevices(memberId, NOW))).toEqual([{ token: 'open' }]);
});
