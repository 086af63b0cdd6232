import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { describe, expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

describe('conversations', () => {
  it('of deleted accounts do not wait', async () => {
    const { prisma } = test.container.database;
    const { id: candidateId } = await buildCandidate(test.container.database);
    const messages = { create: { sequence: 1, sender: 'CANDIDATE', body: 'Hello' } } as const;
    await prisma.conversation.create({ data: { kind: 'ADMIN', candidateId, lastSequence: 1, messages } });
    expect((await test.ops('chat', 'waiting')).answer).toHaveLength(1);
    await prisma.candidate.update({ where: { id: candidateId }, data: { deletedAt: new Date() } });
    expect((await test.ops('chat', 'waiting')).answer).toEqual([]);
  });

  it('are answered in order, and the seeker is notified', async () => {
    const { id: candidateId } = await buildCandidate(test.container.database);
    const conversation = await test.container.database.prisma.conversation.create({
      data: {
        kind: 'ADMIN',
        candidateId,
        lastSequence: 1,
        messages: { create: { sequence: 1, sender: 'CANDIDATE', body: 'Is this job real?' } },
      },
    });
    expect((await test.ops('chat', 'waiting')).answer).toMatchObject([
      { conversation: conversation.id, last: 'Is this job real?' },
    ]);
    const reads = async () => {
      const where = { id: conversation.id };
      const { otherRead, seekerRead } = await test.container.database.prisma.conversation.findUniqueOrThrow({
        where,
      });
      return { otherRead, seekerRead };
    };
    expect(await reads()).toEqual({ otherRead: 0, seekerRead: 0 });
    for (let time = 0; time < 2; time += 1)
      expect((await test.ops('chat', 'show', conversation.id)).answer).toMatchObject([
        { number: 1, from: 'CANDIDATE', text: 'Is this job real?' },
      ]);
    expect(await reads()).toEqual({ otherRead: 1, seekerRead: 0 });
    await Promise.all(
      ['Yes', 'We called them'].map((text) => test.ops('chat', 'reply', conversation.id, text)),
    );
    const stored = await test.container.database.prisma.message.findMany({
      where: { conversationId: conversation.id },
      orderBy: { sequence: 'asc' },
    });
    expect(stored.map(({ sequence, sender }) => [sequence, sender])).toEqual([
      [1, 'CANDIDATE'],
      [2, 'ADMIN'],
      [3, 'ADMIN'],
    ]);
    // A reply shows that the earlier messages were read.
    expect(await reads()).toEqual({ otherRead: 3, seekerRead: 0 });
    expect((await test.ops('chat', 'waiting')).answer).toEqual([]);
    expect((await test.ops('chat', 'reply', conversation.id, '   ')).text).toContain('EMPTY_MESSAGE');
    expect(await test.container.database.prisma.notification.count({ where: { candidateId } })).toBe(2);
  });

  it.each([19, 20, 21])('of %i messages show the last 20, oldest first', async (count) => {
    const { database } = test.container;
    const { id: candidateId } = await buildCandidate(database);
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const messages = numbers.map((sequence) => ({ sequence, sender: 'CANDIDATE' as const, body: 'Hello' }));
    const { id } = await database.prisma.conversation.create({
      data: { kind: 'ADMIN', candidateId, lastSequence: count, messages: { create: messages } },
    });
    const { answer } = await test.ops('chat', 'show', id);
    expect(answer.map(({ number }: { number: number }) => number)).toEqual(numbers.slice(-20));
  });
});
