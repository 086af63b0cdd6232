import { type Fixture, NOW } from './interviews.ts';

/** Returns the conversation of the seeker with the company; null if nobody has written. */
export const conversationOf = ({ test, seeker, company }: Fixture) =>
  test.database.prisma.conversation.findFirst({ where: { candidateId: seeker.id, companyId: company } });

/** Stores a message of the seeker as the chat server does. Returns its number. */
export async function seekerWrites(fixture: Fixture, body: string, at = NOW): Promise<number> {
  const { test, seeker, company } = fixture;
  const { prisma } = test.database;
  const owner = { kind: 'COMPANY' as const, candidateId: seeker.id, companyId: company };
  const found = (await conversationOf(fixture)) ?? (await prisma.conversation.create({ data: owner }));
  const sequence = found.lastSequence + 1;
  await prisma.conversation.update({ where: { id: found.id }, data: { lastSequence: sequence } });
  await prisma.message.create({
    data: { conversationId: found.id, sequence, sender: 'CANDIDATE', body, createdAt: at },
  });
  return sequence;
}
