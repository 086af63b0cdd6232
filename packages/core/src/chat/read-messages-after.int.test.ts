import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMessagesAfter } from './read-messages-after.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
}, 120_000);
afterAll(() => test.drop());

type Sender = 'CANDIDATE' | 'COMPANY' | 'ADMIN';

async function conversation(candidateId: string, companyId: string | null, senders: readonly Sender[]) {
  const kind = companyId === null ? 'ADMIN' : 'COMPANY';
  const messages = senders.map((sender, at) => ({ sequence: at + 1, sender, body: `Message ${at + 1}` }));
  const { id } = await test.database.prisma.conversation.create({
    data: { kind, candidateId, companyId, lastSequence: senders.length, messages: { create: messages } },
  });
  return id;
}

it('each message has the name of its sender, in order, from the first unknown one on', async () => {
  const { id: candidateId } = await buildCandidate(test.database, { name: 'Asha Patil' });
  const { id: companyId } = await buildCompany(test.database, { name: 'Shinde Sweets' });
  const withCompany = await conversation(candidateId, companyId, ['COMPANY', 'CANDIDATE', 'COMPANY']);
  const withTeam = await conversation(candidateId, null, ['CANDIDATE', 'ADMIN']);
  const read = async (known: ReadonlyMap<string, number>) => {
    const rows = await readMessagesAfter(test.database, candidateId, new Map(known));
    const namesOf = (id: string) =>
      rows
        .filter(({ conversationId }) => conversationId === id)
        .map(({ sequence, delivery }) => [sequence, delivery?.message.senderName]);
    return { company: namesOf(withCompany), team: namesOf(withTeam) };
  };
  expect(await read(new Map())).toEqual({
    company: [
      [1, 'Shinde Sweets'],
      [2, 'Asha Patil'],
      [3, 'Shinde Sweets'],
    ],
    team: [
      [1, 'Asha Patil'],
      [2, ''],
    ],
  });
  const known = new Map([
    [withCompany, 2],
    [withTeam, 2],
  ]);
  expect(await read(known)).toEqual({ company: [[3, 'Shinde Sweets']], team: [] });
});
