import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { urlForRole } from '@nukkad/db/testing/test-database.ts';
import { buildCandidate, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { freePort } from '@nukkad/testing/free-port.ts';
import { TcpFaultProxy } from '@nukkad/testing/tcp-fault-proxy.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SECRET, signIn } from '../test/sign-in.ts';
import { toAdmin } from '../test/store-messages.ts';
import { openSocket } from '../test/test-chat.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

let test: TestDatabase;
let proxy: TcpFaultProxy;
let origin: string;
let said = '';
const started: ChildProcess[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  proxy = await TcpFaultProxy.before(test.url);
});
afterAll(async () => {
  for (const server of started) if (server.exitCode === null) server.kill('SIGKILL');
  await proxy.close();
  await test.drop();
});

/** Starts the server as a separate process, as in production. */
async function startServer(): Promise<ChildProcess> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  said = '';
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: proxy.through(urlForRole(test.url, 'chat')),
      JWT_SECRET: SECRET,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(server);
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (bytes) => {
      said += String(bytes);
    });
  await until(async () => expect(await statusOf('/healthz')).toBe(200));
  return server;
}

const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status;
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

it('keeps running while its database is stopped or frozen, and serves when it is back', async () => {
  const { id } = await buildCandidate(test.database);
  const token = await signIn(test.database, id);
  const refusals = () =>
    Promise.all(
      Array.from({ length: 3 }, async () => {
        const { socket, connected } = openSocket(origin, token);
        const error = await connected.then(() => null).catch((reason: Error) => reason.message);
        socket.disconnect();
        return error;
      }),
    );
  const sendOne = async (text: string) => {
    const { socket, connected } = openSocket(origin, token);
    await connected;
    const answer = await socket.timeout(30_000).emitWithAck(...toAdmin(text, id));
    socket.disconnect();
    return answer;
  };

  await proxy.refuse();
  const server = await startServer();
  expect(await statusOf('/readyz')).toBe(503);
  expect(await refusals()).toEqual(Array(3).fill('OVERLOADED'));

  await proxy.accept();
  await until(async () => expect(await statusOf('/readyz')).toBe(200));
  expect(await sendOne('first')).toMatchObject({ success: true, sequence: 1 });

  const { socket: open, connected } = openSocket(origin, token);
  await connected;
  proxy.pause();
  const startedAt = performance.now();
  expect(await statusOf('/healthz')).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  expect(await statusOf('/readyz')).toBe(503);
  const frozen = open.timeout(60_000).emitWithAck(...toAdmin('into the frost', id));
  expect(await refusals()).toEqual(Array(3).fill('OVERLOADED'));
  expect(await frozen).toMatchObject({ success: false, code: 'OVERLOADED' });
  await proxy.refuse();
  proxy.resume();
  expect(await open.timeout(60_000).emitWithAck(...toAdmin('into the void', id))).toMatchObject({
    success: false,
    code: 'OVERLOADED',
  });
  open.disconnect();

  await proxy.accept();
  await until(async () => expect(await statusOf('/readyz')).toBe(200));
  expect(await sendOne('last')).toMatchObject({ success: true });

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(said).not.toMatch(/unhandled|UnhandledPromise|warning/i);
});

it('ends on SIGTERM, also while its database is frozen', async () => {
  const server = await startServer();
  await until(async () => expect(await statusOf('/readyz')).toBe(200));
  proxy.pause();
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect([0, 1]).toContain(code);
  proxy.resume();
});

it.each(['PORT', 'METRICS_PORT'])('ends with one sentence if its %s is in use', async (setting) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ports = { PORT: '0', METRICS_PORT: '0', [setting]: String(port) };
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: urlForRole(test.url, 'chat'),
    JWT_SECRET: SECRET,
    ...ports,
  };
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(server);
  const stderr = text(server.stderr);
  const [code] = await once(server, 'exit');
  other.close();
  const sentence = `Another program listens on 127.0.0.1:${port}. End it, or set ${setting} to another number.\n`;
  expect([code, await stderr]).toEqual([1, sentence]);
});
