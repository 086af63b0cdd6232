import { buildCandidate } from '@nukkad/testing';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
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

async function start(settings: Record<string, string>): Promise<TestChat> {
  const chat = await startTestChat({ shared: base, settings });
  chats.push(chat);
  return chat;
}

const newCandidate = async () => (await buildCandidate(base.database)).id;

/** Opens a Socket.IO session by HTTP polling, as clients do before they switch to WebSocket. */
const poll = (chat: TestChat, headers: Record<string, string> = {}) =>
  fetch(`${chat.origin}/socket.io/?EIO=4&transport=polling`, { headers });

it('limits the connections of an address that a trusted proxy names', async () => {
  const chat = await start({ TRUST_PROXY: '127.0.0.1', MAX_CONNECTIONS_PER_ADDRESS: '2' });
  const open = async (address: string) =>
    chat.connect(await chat.token(await newCandidate()), { 'x-forwarded-for': address });
  const [first] = [await open('203.0.113.7'), await open('203.0.113.7')];
  await expect(open('203.0.113.7')).rejects.toThrow();
  expect((await poll(chat, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403);
  await expect(open('203.0.113.8')).resolves.toBeDefined();
  first.socket.disconnect();
  await vi.waitFor(() => expect(open('203.0.113.7')).resolves.toBeDefined(), 30_000);
});

it('serves a device that can only poll', async () => {
  const id = await newCandidate();
  const socket = io(base.origin, {
    path: '/socket.io',
    auth: { token: await base.token(id) },
    transports: ['polling'],
    upgrade: false,
    reconnection: false,
    forceNew: true,
  });
  await new Promise((resolve, reject) =>
    socket.once('connect', resolve as () => void).once('connect_error', reject),
  );
  expect(await socket.timeout(30_000).emitWithAck('add user', id)).toMatchObject({ success: true });
  const handed = new Promise((resolve) => socket.once('newAdminMessage', resolve));
  expect(await socket.timeout(30_000).emitWithAck(...toAdmin('by polling', id))).toMatchObject({
    sequence: 1,
  });
  expect(await handed).toMatchObject({ message: 'by polling', sequence: 1 });
  socket.disconnect();
});

it('refuses devices temporarily, and logs the reason, if the database accepts no connection', async () => {
  const lines: string[] = [];
  const chat = await startTestChat({
    shared: base,
    through: (url) => {
      const wrong = new URL(url);
      [wrong.username, wrong.password] = ['nobody_here', 'not-for-the-log'];
      return wrong.href;
    },
    settings: { LOG_LEVEL: 'warn' },
    logDestination: { write: (line) => void lines.push(line) },
  });
  chats.push(chat);
  await expect(chat.connect(await base.token(await newCandidate()))).rejects.toThrow('OVERLOADED');
  await vi.waitFor(() => expect(lines.join()).toContain('refused the user \\"nobody_here\\"'), 30_000);
  expect(lines.join()).not.toContain('not-for-the-log');
});

it('refuses polling if only WebSocket is configured', async () => {
  const chat = await start({ SOCKET_TRANSPORTS: 'websocket' });
  expect((await poll(chat)).status).toBe(400);
  expect((await poll(base)).status).toBe(200);
  await expect(chat.connect(await chat.token(await newCandidate()))).resolves.toBeDefined();
});

it.each([
  ['no origin', {}, 200],
  ['its own origin', { origin: 'http://site.test' }, 200],
  ['another origin', { origin: 'http://evil.test' }, 403],
  ['the origin of a sandboxed page', { origin: 'null' }, 403],
])('accepts or refuses a poll with %s as the origin guard decides', async (_case, headers, status) => {
  expect((await poll(base, headers)).status).toBe(status);
});
