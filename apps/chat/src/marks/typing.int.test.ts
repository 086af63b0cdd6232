import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { notifyTyping, readTyping } from '@nukkad/core/chat/notify-typing.ts';
import { buildApplication, buildCandidate, buildCompany } from '@nukkad/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { joinMarked, until } from '../../test/join-marked.ts';
import { toAdmin } from '../../test/store-messages.ts';
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

const { typing } = CHAT_EVENTS;
const newSeeker = async () => (await buildCandidate(chat.database)).id;

describe('typing', () => {
  it('of the other side is shown on all devices of the seeker, and nowhere else', async () => {
    const id = await newSeeker();
    const stranger = await joinMarked(chat, await newSeeker());
    const devices = [await joinMarked(chat, id), await joinMarked(other, id)];
    await notifyTyping(chat.database, { side: 'OTHER', candidateId: id, companyId: null });
    for (const one of devices) await until(() => expect(one.typing).toEqual([{ companyId: null }]));
    expect(stranger.typing).toEqual([]);
  });

  it('of the seeker reaches the other side, is not stored, and is not sent back', async () => {
    const id = await newSeeker();
    const here = await joinMarked(chat, id);
    const listener = new pg.Client({ connectionString: chat.url });
    onTestFinished(() => listener.end());
    const heard: unknown[] = [];
    await listener.connect();
    listener.on('notification', ({ payload }) => heard.push(readTyping(payload ?? '')));
    await listener.query('LISTEN chat_typing');
    expect(await here.device.send(typing.name, '')).toMatchObject({ success: true });
    await until(() => expect(heard).toEqual([{ side: 'SEEKER', candidateId: id, companyId: null }]));
    // A later sign of another conversation shows that the first one was not sent back.
    const { companyId } = await buildApplication(chat.database, { candidateId: id });
    await chat.database.prisma.conversation.create({
      data: { kind: 'COMPANY', candidateId: id, companyId },
    });
    await notifyTyping(chat.database, { side: 'OTHER', candidateId: id, companyId });
    await until(() => expect(here.typing).not.toEqual([]));
    expect(here.typing).toEqual([{ companyId }]);
    expect(await chat.database.prisma.conversation.count({ where: { candidateId: id, kind: 'ADMIN' } })).toBe(
      0,
    );
  });

  it('is limited, and a refused sign does not hold messages up', async () => {
    const id = await newSeeker();
    const { device } = await joinMarked(chat, id);
    for (let sign = 0; sign < 20; sign += 1)
      expect(await device.send(typing.name, '')).toMatchObject({ success: true });
    expect(await device.send(typing.name, '')).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await device.send(...toAdmin('hello', id))).toMatchObject({ success: true, sequence: 1 });
  });

  it('is limited over all conversations of a seeker, and not for other seekers of a company', async () => {
    const company = await buildCompany(chat.database);
    const inConversation = async () => {
      const candidateId = await newSeeker();
      await chat.database.prisma.conversation.create({
        data: { kind: 'COMPANY', candidateId, companyId: company.id },
      });
      return (await joinMarked(chat, candidateId)).device;
    };
    const device = await inConversation();
    for (let sign = 0; sign < 20; sign += 1)
      expect(await device.send(typing.name, sign % 2 ? company.id : '')).toMatchObject({ success: true });
    for (const peer of [company.id, ''])
      expect(await device.send(typing.name, peer)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await (await inConversation()).send(typing.name, company.id)).toMatchObject({ success: true });
  });

  it('needs the id of a company with which the seeker has a conversation', async () => {
    const { companyId, candidateId } = await buildApplication(chat.database, { status: 'SHORTLISTED' });
    await chat.database.prisma.conversation.create({ data: { kind: 'COMPANY', candidateId, companyId } });
    const known = await joinMarked(chat, candidateId);
    expect(await known.device.send(typing.name, companyId)).toMatchObject({ success: true });
    const { device } = await joinMarked(chat, await newSeeker());
    for (const [id, code] of [
      [companyId, 'NOT_FOUND'],
      ['company', 'NOT_FOUND'],
      [7, 'VALIDATION_FAILED'],
    ] as const)
      expect(await device.send(typing.name, id)).toMatchObject({ code });
  });
});
