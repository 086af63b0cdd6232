import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { buildCandidate } from '@nukkad/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SECRET } from '../../test/sign-in.ts';
import { toAdmin } from '../../test/store-messages.ts';
import { startTestChat, type TestChat } from '../../test/test-chat.ts';

let base: TestChat;
const chats: TestChat[] = [];

beforeAll(async () => {
  base = await startTestChat();
});
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.close();
});
afterAll(() => base.close());

const newCandidate = async () => (await buildCandidate(base.database)).id;
const join = CHAT_EVENTS.join.name;

it('a seeker has at most twenty open sockets; another seeker and a freed place are accepted', async () => {
  const token = await base.token(await newCandidate());
  const devices = [];
  for (let count = 0; count < 20; count += 1) devices.push(await base.connect(token));
  await expect(base.connect(token)).rejects.toThrow('RATE_LIMITED');
  await expect(base.connect(await base.token(await newCandidate()))).resolves.toBeDefined();
  devices[0]?.socket.disconnect();
  await vi.waitFor(() => expect(base.connect(token)).resolves.toBeDefined(), 30_000);
  await expect(base.connect(token)).rejects.toThrow('RATE_LIMITED');
});

it('all devices of a seeker together join sixty times; then they wait, and messages still work', async () => {
  const id = await newCandidate();
  const other = await newCandidate();
  const token = await base.token(id);
  const devices = [await base.connect(token), await base.connect(token)];
  for (let round = 0; round < 30; round += 1)
    for (const device of devices) expect(await device.send(join, id)).toMatchObject({ success: true });
  for (const device of devices) expect(await device.send(join, id)).toMatchObject({ code: 'RATE_LIMITED' });
  expect(await devices[0]?.send(...toAdmin('hello', id))).toMatchObject({ success: true });
  const stranger = await base.connect(await base.token(other));
  expect(await stranger.send(join, other)).toMatchObject({ success: true });
});

it('a token of the former secret is accepted while that is configured, and of no other', async () => {
  const token = await base.token(await newCandidate());
  const start = async (settings: Record<string, string>) => {
    const chat = await startTestChat({ shared: base, settings });
    chats.push(chat);
    return chat;
  };
  const secret = 'a new secret of the chat that is long enough';
  const turned = await start({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: SECRET });
  await expect(turned.connect(token)).resolves.toBeDefined();
  const later = await start({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: `${secret}, the second one` });
  await expect(later.connect(token)).rejects.toThrow('NOT_SIGNED_IN');
  const without = await start({ JWT_SECRET: secret });
  await expect(without.connect(token)).rejects.toThrow('NOT_SIGNED_IN');
});
