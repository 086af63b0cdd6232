import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { buildApplication, buildCandidate } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestChat, type TestChat } from '../test/test-chat.ts';

let chat: TestChat;

beforeAll(async () => {
  chat = await startTestChat();
});
afterAll(() => chat.close());

const join = CHAT_EVENTS.join.name;
const sendToAdmin = CHAT_EVENTS.sendToAdmin.name;
const sendToCompany = CHAT_EVENTS.sendToCompany.name;
const adminMessage = CHAT_EVENTS.adminMessage.name;
const companyMessage = CHAT_EVENTS.companyMessage.name;
const toAdmin = (text: string, id: string, key?: string) =>
  [sendToAdmin, text, 'admin', id, '', 'admin', 'Jobseeker', key] as const;
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

async function companyThatShortlisted() {
  const application = await buildApplication(chat.database, { status: 'SHORTLISTED' });
  return { candidateId: application.candidateId, companyId: application.companyId };
}

describe('who may open a socket', () => {
  it('is refused without a token, with a wrong one, and after the login ended', async () => {
    const { id } = await buildCandidate(chat.database);
    await expect(chat.connect(undefined)).rejects.toThrow('NOT_SIGNED_IN');
    await expect(chat.connect('not.a.token')).rejects.toThrow('NOT_SIGNED_IN');
    const token = await chat.token(id);
    await chat.database.prisma.refreshToken.updateMany({
      where: { candidateId: id },
      data: { revokedAt: new Date() },
    });
    await expect(chat.connect(token)).rejects.toThrow('NOT_SIGNED_IN');
  });

  it('is refused from another site’s page', async () => {
    const { id } = await buildCandidate(chat.database);
    const token = await chat.token(id);
    await expect(chat.connect(token, { origin: 'http://evil.test' })).rejects.toThrow();
    await expect(chat.connect(token, { origin: 'http://site.test' })).resolves.toBeDefined();
  });

  it('is disconnected when the token expires', async () => {
    const { id } = await buildCandidate(chat.database);
    const device = await chat.join(id, await chat.token(id, 2));
    await until(() => expect(device.socket.connected).toBe(false));
  });

  it('stays open with a token that lasts longer than the longest timer', async () => {
    const { id } = await buildCandidate(chat.database);
    const device = await chat.join(id, await chat.token(id, 30 * 24 * 3600));
    for (const text of ['one', 'two'])
      expect(await device.send(...toAdmin(text, id))).toMatchObject({ success: true });
    expect(device.socket.connected).toBe(true);
  });

  it('is disconnected by an event above the size limit, and not by a long message', async () => {
    const { id } = await buildCandidate(chat.database);
    const device = await chat.join(id);
    expect(await device.send(...toAdmin('a'.repeat(30 * 1024), id))).toMatchObject({ success: false });
    expect(device.socket.connected).toBe(true);
    device.socket.emit(...toAdmin('a'.repeat(32 * 1024), id));
    await until(() => expect(device.socket.connected).toBe(false));
  });

  it('joins no room but its own seeker’s', async () => {
    const { id } = await buildCandidate(chat.database);
    const other = await buildCandidate(chat.database);
    const device = await chat.connect(await chat.token(id));
    expect(await device.send(join, other.id)).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(await device.send(...toAdmin('hello', other.id))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a message', () => {
  it('is trimmed, stored before it is acknowledged, and delivered to every device once and in order', async () => {
    const { id } = await buildCandidate(chat.database);
    const phone = await chat.join(id);
    const laptop = await chat.join(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => phone.send(...toAdmin(`  message ${index} `, id))),
    );
    expect(answers.map((answer) => answer.sequence).sort((a, b) => Number(a) - Number(b))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    for (const device of [phone, laptop]) {
      await until(() => expect(device.received).toHaveLength(10));
      expect(device.received.map(({ value }) => value.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(device.received[0]).toMatchObject({ event: adminMessage, value: { userType: 'Jobseeker' } });
    }
    const stored = await chat.database.prisma.message.findMany({
      where: { conversation: { candidateId: id } },
    });
    expect(stored).toHaveLength(10);
    expect(stored.every((message) => /^message \d$/.test(message.body))).toBe(true);
  });

  it('sent twice with the same key is stored once', async () => {
    const { id } = await buildCandidate(chat.database);
    const device = await chat.join(id);
    const twice = await Promise.all([
      device.send(...toAdmin('hello', id, 'key-1')),
      device.send(...toAdmin('hello', id, 'key-1')),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await chat.database.prisma.message.count({ where: { conversation: { candidateId: id } } })).toBe(
      1,
    );
  });

  it.each([
    ['blank', '   ', 'EMPTY_MESSAGE'],
    ['too long', 'x'.repeat(2001), 'VALIDATION_FAILED'],
    ['no text', 42, 'VALIDATION_FAILED'],
  ])('that is %s is refused and not stored', async (_case, text, code) => {
    const { id } = await buildCandidate(chat.database);
    const device = await chat.join(id);
    expect(await device.send(...toAdmin(text as string, id))).toMatchObject({ success: false, code });
    expect(await chat.database.prisma.message.count({ where: { conversation: { candidateId: id } } })).toBe(
      0,
    );
  });

  it('to a company is allowed to seekers whom it shortlisted or wrote to', async () => {
    const { candidateId, companyId } = await companyThatShortlisted();
    const device = await chat.join(candidateId);
    const sent = await device.send(sendToCompany, 'नमस्ते', companyId, candidateId, 'Another Name', 'x');
    expect(sent).toMatchObject({ success: true, sequence: 1 });
    const { name } = await chat.database.prisma.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    await until(() =>
      expect(device.received).toMatchObject([
        { event: companyMessage, value: { msg: 'नमस्ते', username: name, companyId } },
      ]),
    );
    const applied = await buildApplication(chat.database, { candidateId });
    for (const id of [applied.companyId, 'company'])
      expect(await device.send(sendToCompany, 'hello', id, candidateId, '', '')).toMatchObject({
        code: 'FORBIDDEN',
      });
  });

  it('is delivered whichever process stored it', async () => {
    const second = await startTestChat({ shared: chat });
    const { id } = await buildCandidate(chat.database);
    const here = await chat.join(id);
    const there = await second.join(id);
    await here.send(...toAdmin('from here', id));
    await there.send(...toAdmin('from there', id));
    for (const device of [here, there]) {
      await until(() =>
        expect(device.received.map(({ value }) => value.message)).toEqual(['from here', 'from there']),
      );
    }
    await second.close();
  });

  it('of the admin, stored by an operator, reaches the seeker', async () => {
    const { id } = await buildCandidate(chat.database);
    const device = await chat.join(id);
    await device.send(...toAdmin('help', id));
    const conversation = await chat.database.prisma.conversation.update({
      where: {
        id: (await chat.database.prisma.conversation.findFirstOrThrow({ where: { candidateId: id } })).id,
      },
      data: { lastSequence: { increment: 1 } },
    });
    await chat.database.prisma.message.create({
      data: {
        conversationId: conversation.id,
        sequence: conversation.lastSequence,
        sender: 'ADMIN',
        body: 'Yes?',
      },
    });
    await until(() =>
      expect(device.received.at(-1)?.value).toMatchObject({ message: 'Yes?', userType: 'Admin' }),
    );
  });
});
