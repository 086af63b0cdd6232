import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { markRead } from '@nukkad/core/chat/mark-read.ts';
import { advanceOtherRead } from '@nukkad/core/chat/marks.queries.ts';
import { buildApplication, buildCandidate } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinMarked, type Marked, until } from '../../test/join-marked.ts';
import { storeMessages, toAdmin } from '../../test/store-messages.ts';
import { startTestChat, type TestChat } from '../../test/test-chat.ts';

let chat: TestChat;
/** A second process on the same database. */
let other: TestChat;

beforeAll(async () => {
  chat = await startTestChat();
  other = await startTestChat({ shared: chat });
  for (const { origin } of [chat, other])
    await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), 30_000);
});
afterAll(async () => {
  await other.close();
  await chat.close();
});

const { read } = CHAT_EVENTS;
const newSeeker = async () => (await buildCandidate(chat.database)).id;
const conversationOf = (candidateId: string) =>
  chat.database.prisma.conversation.findFirstOrThrow({ where: { candidateId } });

async function notice(candidateId: string, key: string): Promise<void> {
  await chat.database.prisma.notification.create({
    data: {
      candidateId,
      typeKey: 'chat-message',
      values: { template: 'support', values: {} },
      dedupeKey: key,
    },
  });
}

const lastMarks = ({ marks: all }: Marked) => all.at(-1);
const readUpTo = ({ device }: Marked, sequence: number, companyId = '') =>
  device.send(read.name, companyId, sequence);

describe('unread messages', () => {
  it('are counted when a device joins, and with every message, in every process', async () => {
    const id = await newSeeker();
    await storeMessages(chat.database, id, 2);
    const here = await joinMarked(chat, id);
    expect(here.marks).toEqual([{ companyId: null, unread: 2, read: 0, seen: 0 }]);
    const there = await joinMarked(other, id);
    await storeMessages(chat.database, id, 1);
    for (const one of [here, there])
      await until(() => expect(lastMarks(one)).toEqual({ companyId: null, unread: 3, read: 0, seen: 0 }));
  });

  it('are those of the other side: a message of the seeker is never unread', async () => {
    const id = await newSeeker();
    const here = await joinMarked(chat, id);
    expect(await here.device.send(...toAdmin('hello', id))).toMatchObject({ success: true });
    await storeMessages(chat.database, id, 1);
    await until(() => expect(lastMarks(here)).toEqual({ companyId: null, unread: 1, read: 0, seen: 0 }));
  });

  it('are counted up to one hundred', async () => {
    const id = await newSeeker();
    await storeMessages(chat.database, id, 101);
    expect((await joinMarked(chat, id)).marks).toMatchObject([{ unread: 100 }]);
    await markRead(chat.database, { ...(await loginOf(id)), companyId: null, read: 2 });
    expect((await joinMarked(chat, id)).marks).toMatchObject([{ unread: 99 }]);
  });
});

/** Returns a live login of a seeker. */
async function loginOf(candidateId: string) {
  const { familyId } = await chat.database.prisma.refreshToken.findFirstOrThrow({ where: { candidateId } });
  return { candidateId, loginId: familyId };
}

describe('a read position', () => {
  it('reaches the seeker’s devices in both processes, and nobody else', async () => {
    const id = await newSeeker();
    const stranger = await newSeeker();
    await storeMessages(chat.database, id, 3);
    await storeMessages(chat.database, stranger, 1);
    const here = await joinMarked(chat, id);
    const there = await joinMarked(other, id);
    const beside = await joinMarked(chat, stranger);
    expect(await readUpTo(here, 2)).toMatchObject({ success: true, sequence: 2 });
    for (const one of [here, there])
      await until(() => expect(lastMarks(one)).toEqual({ companyId: null, unread: 1, read: 2, seen: 0 }));
    expect(beside.marks).toEqual([{ companyId: null, unread: 1, read: 0, seen: 0 }]);
  });

  it('never goes back and never beyond the last message; repeats change nothing', async () => {
    const id = await newSeeker();
    await storeMessages(chat.database, id, 3);
    const here = await joinMarked(chat, id);
    for (const [reported, stored] of [
      [2, 2],
      [1, 2],
      [2, 2],
      [0, 2],
      [99, 3],
      [3, 3],
    ] as const)
      expect(await readUpTo(here, reported), `${reported}`).toMatchObject({
        success: true,
        sequence: stored,
      });
    expect(await conversationOf(id)).toMatchObject({ seekerRead: 3, otherRead: 0, lastSequence: 3 });
    await until(() => expect(lastMarks(here)).toMatchObject({ unread: 0, read: 3 }));
  });

  it('is the highest of simultaneous reports in two processes', async () => {
    const id = await newSeeker();
    await storeMessages(chat.database, id, 20);
    const devices = [await joinMarked(chat, id), await joinMarked(other, id)];
    await Promise.all(
      devices.flatMap((device, at) => [9, 3, 17, 5].map((number) => readUpTo(device, number + at))),
    );
    expect(await conversationOf(id)).toMatchObject({ seekerRead: 18 });
  });

  it.each([
    ['a conversation that does not exist', '', 1, 'NOT_FOUND'],
    ['an unknown company', '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c22', 1, 'NOT_FOUND'],
    ['a company id that is none', 'company', 1, 'NOT_FOUND'],
    ['a number below zero', '', -1, 'VALIDATION_FAILED'],
    ['a number that is none', '', '7', 'VALIDATION_FAILED'],
    ['half a number', '', 1.5, 'VALIDATION_FAILED'],
    ['a number that the database cannot store', '', 2_147_483_648, 'VALIDATION_FAILED'],
  ])('is refused for %s', async (_case, companyId, sequence, code) => {
    const here = await joinMarked(chat, await newSeeker());
    expect(await here.device.send(read.name, companyId, sequence)).toMatchObject({ success: false, code });
  });

  it('cannot be set in the conversation of another seeker', async () => {
    const { candidateId, companyId } = await buildApplication(chat.database, { status: 'SHORTLISTED' });
    await chat.database.prisma.conversation.create({
      data: { kind: 'COMPANY', candidateId, companyId, lastSequence: 5 },
    });
    const stranger = await joinMarked(chat, await newSeeker());
    expect(await readUpTo(stranger, 5, companyId)).toMatchObject({ code: 'NOT_FOUND' });
    const owner = await joinMarked(chat, candidateId);
    expect(await readUpTo(owner, 5, companyId)).toMatchObject({ success: true, sequence: 5 });
    await until(() => expect(lastMarks(owner)).toEqual({ companyId, unread: 0, read: 5, seen: 0 }));
  });

  it('is not stored after the login has ended', async () => {
    const id = await newSeeker();
    await storeMessages(chat.database, id, 1);
    await joinMarked(chat, id);
    const login = await loginOf(id);
    await chat.database.prisma.refreshToken.updateMany({
      where: { candidateId: id },
      data: { revokedAt: new Date() },
    });
    await expect(markRead(chat.database, { ...login, companyId: null, read: 1 })).rejects.toThrow(
      'NOT_FOUND',
    );
    expect(await conversationOf(id)).toMatchObject({ seekerRead: 0 });
  });

  it('of the other side shows the seeker what was seen', async () => {
    const id = await newSeeker();
    const here = await joinMarked(chat, id);
    for (const text of ['one', 'two']) await here.device.send(...toAdmin(text, id));
    const conversation = await conversationOf(id);
    const there = await joinMarked(other, id);
    for (let time = 0; time < 2; time += 1)
      await expect(chat.database.query(advanceOtherRead(conversation.id))).resolves.toMatchObject([
        { lastSequence: 2 },
      ]);
    for (const one of [here, there])
      await until(() => expect(lastMarks(one)).toEqual({ companyId: null, unread: 0, read: 0, seen: 2 }));
  });
});

describe('a device that connects again', () => {
  it('receives what has changed in between', async () => {
    const id = await newSeeker();
    const token = await chat.token(id);
    const before = await joinMarked(chat, id, token);
    before.device.socket.disconnect();
    await storeMessages(chat.database, id, 2);
    await notice(id, 'while away');
    const after = await joinMarked(other, id, token);
    // A notification that reaches this process after the device has joined sends the same numbers again.
    expect(new Set(after.marks.map((marks) => JSON.stringify(marks)))).toEqual(
      new Set([JSON.stringify({ companyId: null, unread: 2, read: 0, seen: 0 })]),
    );
    expect(new Set(after.bells)).toEqual(new Set([1]));
  });

  it('does not need marks: an old client sends, receives and reads as before', async () => {
    const id = await newSeeker();
    const old = await chat.join(id);
    expect(await old.send(...toAdmin('hello', id))).toMatchObject({ success: true, sequence: 1 });
    await storeMessages(chat.database, id, 1);
    await until(() => expect(old.received.map(({ value }) => value.sequence)).toEqual([1, 2]));
    expect(await conversationOf(id)).toMatchObject({ seekerRead: 0 });
  });
});

describe('the bell', () => {
  it('counts unread notifications in both processes, and is silent for others', async () => {
    const id = await newSeeker();
    const stranger = await joinMarked(other, await newSeeker());
    const devices = [await joinMarked(chat, id), await joinMarked(other, id)];
    for (const { bells } of devices) expect(bells).toEqual([0]);
    await notice(id, 'first');
    await notice(id, 'second');
    for (const { bells } of devices) await until(() => expect(bells.at(-1)).toBe(2));
    await chat.database.prisma.notification.updateMany({
      where: { candidateId: id },
      data: { readAt: new Date() },
    });
    for (const { bells } of devices) await until(() => expect(bells.at(-1)).toBe(0));
    expect(stranger.bells).toEqual([0]);
  });

  it('reaches every seeker of a large batch', async () => {
    const seekers = [await newSeeker(), await newSeeker()];
    const devices = await Promise.all(seekers.map((id) => joinMarked(chat, id)));
    const many = await Promise.all(Array.from({ length: 250 }, newSeeker));
    await chat.database.prisma.notification.createMany({
      data: [...many, ...seekers].map((candidateId) => ({
        candidateId,
        typeKey: 'chat-message',
        values: { template: 'support', values: {} },
        dedupeKey: 'batch',
      })),
    });
    for (const { bells } of devices) await until(() => expect(bells.at(-1)).toBe(1));
  });
});
