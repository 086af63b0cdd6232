import { EventEmitter, once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Server as SocketServer } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { connectionsOf, startUpstream, startWeb } from '../testing/test-web-server.ts';
import { chatSockets } from './chat-sockets.ts';

const PUBLIC_ORIGIN = 'https://nukkad.example';
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function upgrade(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${headers}\r\n`;
}

/** Sends one raw request. Returns the complete response after the server has closed the connection. */
async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(request));
  return text(socket);
}

/** Starts a chat service that accepts sockets only from the product's origin, as the real one does. */
async function startChat(): Promise<{ origin: string; http: Server; seen: (string | undefined)[] }> {
  const http = createServer();
  const seen: (string | undefined)[] = [];
  const server = new SocketServer(http, {
    path: '/socket.io',
    serveClient: false,
    allowRequest: ({ headers }, answer) => {
      seen.push(headers['x-forwarded-for'] as string | undefined);
      answer(null, headers.origin === undefined || headers.origin === PUBLIC_ORIGIN);
    },
  });
  server.on('connection', (socket) => socket.on('say', (words, answer) => answer(`heard ${words}`)));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  closers.push(() => void server.close());
  return { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, http, seen };
}

function openSocket(origin: string, headers: Record<string, string>, transports = ['websocket']) {
  const options = { path: '/chat/socket.io', transports, extraHeaders: headers, reconnection: false };
  const socket = io(origin, options);
  closers.push(() => socket.disconnect());
  return new Promise<typeof socket>((resolve, reject) => {
    socket.once('connect', () => resolve(socket)).once('connect_error', reject);
  });
}

const ODD_PATHS = [
  '/api/jobs/filterJobsCandidatePanel',
  '/api/x',
  '/api',
  '/joblist',
  '/',
  '/assets/entry.js',
  '/chat/socket.io/../../healthz',
  '/chat/socket.io/x',
  '/chat/socket.iox/',
  '//chat/socket.io/',
  '/%63hat/socket.io/',
  '*',
  'http://x/chat/socket.io/',
];

it('refuses other upgrades at once and closes their sockets', async () => {
  const { app, port } = await startWeb({ api: (await startUpstream((_, answer) => answer.end())).origin });
  const descriptors = async () => (await readdir('/proc/self/fd')).length;
  const before = await descriptors();
  for (let round = 0; round < 30; round += 1) {
    const answers = await Promise.all(ODD_PATHS.map((path) => sendRaw(port, upgrade(path))));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\nConnection: close/);
  }
  await expect.poll(() => connectionsOf(app.server)).toBe(0);
  await expect.poll(descriptors).toBeLessThanOrEqual(before + 2);
});

it('closes the sockets of upgrades whose clients have disconnected', async () => {
  const { app, port } = await startWeb({});
  for (let round = 0; round < 200; round += 1) {
    const path = ODD_PATHS[round % ODD_PATHS.length] as string;
    const socket = connect(port, '127.0.0.1', () => socket.write(upgrade(path), () => socket.destroy()));
    await once(socket, 'close');
  }
  await expect.poll(() => connectionsOf(app.server)).toBe(0);
});

it('refuses a socket with 503 if the chat is down', async () => {
  const { app, port } = await startWeb({});
  expect(await sendRaw(port, upgrade('/chat/socket.io/?EIO=4'))).toContain('503 Service Unavailable');
  await expect.poll(() => connectionsOf(app.server)).toBe(0);
});

it('ignores offers of other protocols', async () => {
  const { port } = await startWeb({});
  const request = `GET /joblist HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n`;
  expect(await sendRaw(port, request)).toMatch(/^HTTP\/1\.1 200 OK/);
});

it.each([['websocket'], ['polling']])('accepts the product’s own page by %s', async (transport) => {
  const chat = await startChat();
  const { origin, app } = await startWeb({ chat: chat.origin });
  const joined: Socket[] = [];
  app.server.on('upgrade', (_request, raw: Socket) => joined.push(raw));
  const socket = await openSocket(origin, { origin: PUBLIC_ORIGIN }, [transport]);
  expect(await socket.emitWithAck('say', 'namaste')).toBe('heard namaste');
  // The timeout must be longer than the service's ping interval, but finite.
  for (const { timeout } of joined) expect(timeout).toBe(90_000);
  expect(joined.length > 0).toBe(transport === 'websocket');
  expect(chat.seen[0]).toBe('127.0.0.1');
});

it.each([['websocket'], ['polling']])(
  'forwards the client address of a trusted proxy by %s',
  async (transport) => {
    const chat = await startChat();
    const trusting = await startWeb({ chat: chat.origin, env: { TRUST_PROXY: '127.0.0.1' } });
    const wary = await startWeb({ chat: chat.origin });
    for (const { origin } of [trusting, wary])
      await openSocket(origin, { origin: PUBLIC_ORIGIN, 'x-forwarded-for': '203.0.113.7' }, [transport]);
    expect(new Set(chat.seen)).toEqual(new Set(['203.0.113.7', '127.0.0.1']));
    expect(chat.seen[0]).toBe('203.0.113.7');
  },
);

it.each([['websocket'], ['polling']])('refuses a foreign page by %s', async (transport) => {
  const chat = await startChat();
  const { app, origin } = await startWeb({ chat: chat.origin });
  await expect(openSocket(origin, { origin: 'https://evil.example' }, [transport])).rejects.toThrow();
  expect(chat.seen).toHaveLength(1);
  app.server.closeIdleConnections();
  await expect.poll(() => connectionsOf(app.server)).toBe(0);
});

it('forwards the chat’s refusal of a socket', async () => {
  const { port } = await startWeb({ chat: (await startChat()).origin });
  const keys = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const from = (origin: string) =>
    sendRaw(port, upgrade('/chat/socket.io/?EIO=4&transport=websocket', `${keys}Origin: ${origin}\r\n`));
  expect(await from('https://evil.example')).toMatch(/^HTTP\/1\.1 400 Bad Request/);
  expect(await from('null')).toMatch(/^HTTP\/1\.1 400 Bad Request/);
});

it('closes both sockets when one side disconnects', async () => {
  const chat = await startChat();
  const { app, origin } = await startWeb({ chat: chat.origin });
  const socket = await openSocket(origin, { origin: PUBLIC_ORIGIN });
  socket.disconnect();
  await expect.poll(() => connectionsOf(app.server)).toBe(0);
  await expect.poll(() => connectionsOf(chat.http)).toBe(0);
});

it('closes its sockets when the server closes', async () => {
  const chat = await startChat();
  const { app, origin } = await startWeb({ chat: chat.origin });
  const socket = await openSocket(origin, { origin: PUBLIC_ORIGIN });
  const ended = new Promise((resolve) => socket.once('disconnect', resolve));
  await app.close();
  expect(await ended).toBe('transport close');
});

it('closes a raw socket after ten silent seconds before it is joined to another', () => {
  const server = new EventEmitter();
  chatSockets(server as Server, { chatOrigin: 'http://127.0.0.1:1', publicOrigin: PUBLIC_ORIGIN } as never);
  const socket = Object.assign(new PassThrough(), { setTimeout: vi.fn(), destroySoon: vi.fn() });
  server.emit('upgrade', { url: '/api/x', headers: {} }, socket, Buffer.alloc(0));
  const [milliseconds, silent] = socket.setTimeout.mock.calls[0] ?? [];
  expect(milliseconds).toBe(10_000);
  expect(socket.destroyed).toBe(false);
  silent();
  expect(socket.destroyed).toBe(true);
});
