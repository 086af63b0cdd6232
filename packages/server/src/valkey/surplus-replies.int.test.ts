import { connect, createServer, type Server, type Socket } from 'node:net';
import { startValkey, type ValkeyServer } from '@nukkad/testing/valkey-server.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sharedRateLimitStore } from './rate-limit-store.ts';
import { Valkey } from './valkey.ts';

let server: ValkeyServer;
let proxy: Server;
let clients: Socket[] = [];
let valkey: Valkey;
const log = { info: vi.fn(), warn: vi.fn() };
const uncaught: unknown[] = [];
const noteUncaught = (error: unknown) => uncaught.push(error);

beforeAll(async () => {
  server = await startValkey();
  process.on('uncaughtException', noteUncaught);
});
afterAll(async () => {
  process.off('uncaughtException', noteUncaught);
  await server.stop();
});

/** A proxy between the client and Valkey. Bytes written to `clients` look like replies of Valkey. */
beforeEach(async () => {
  const { hostname, port } = new URL(server.url);
  proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) socket.on('error', () => {});
    client.pipe(upstream).pipe(client);
    clients.push(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address() as { port: number };
  const url = new URL(server.url);
  url.host = `127.0.0.1:${address.port}`;
  valkey = new Valkey({ url: url.href, log, answerMs: 2000 });
  await valkey.connect();
});
afterEach(() => {
  valkey.close();
  for (const client of clients) client.destroy();
  clients = [];
  proxy.close();
  log.info.mockClear();
  log.warn.mockClear();
});

const inject = (bytes: string) => clients.at(-1)?.write(bytes);
const isBack = () =>
  vi.waitFor(async () => expect(await valkey.ask((client) => client.ping())).toBe('PONG'), {
    timeout: 20_000,
    interval: 50,
  });

it.each([
  ['a reply to nothing', '+secret-of-somebody\r\n'],
  ['an error to nothing', '-ERR secret-of-somebody\r\n'],
  ['no reply at all', 'secret-of-somebody\r\n'],
])('drops the connection after %s, and never logs it', async (_what, bytes) => {
  const before = clients.length;
  inject(bytes);
  await vi.waitFor(() => expect(clients.length).toBeGreaterThan(before), 10_000);
  await isBack();
  expect(log.warn).toHaveBeenCalledTimes(1);
  if (!bytes.startsWith('secret')) expect(JSON.stringify(log.warn.mock.calls)).not.toContain('secret');
  expect(uncaught).toEqual([]);
});

it.each([':7\r\n', '+OK\r\n', '*0\r\n', '$-1\r\n', '-ERR x\r\n', '*1\r\n+QUEUED\r\n'])(
  'counts locally if %j precedes the replies, and together again afterwards',
  async (bytes) => {
    const store = new (sharedRateLimitStore(valkey, `surplus${bytes}`))({});
    const count = () =>
      new Promise<number>((resolve, reject) =>
        store.incr(
          'a',
          (error, result) => (error ? reject(error) : resolve(result?.current ?? 0)),
          60_000,
          1,
        ),
      );
    expect(await count()).toBe(1);
    inject(bytes);
    const counts = await Promise.all(Array.from({ length: 20 }, count));
    for (const one of counts) expect(one).toSatisfy((value: number) => Number.isInteger(value) && value > 0);
    await isBack();
    const next = await count();
    expect(await count()).toBe(next + 1);
    expect(uncaught).toEqual([]);
  },
);
