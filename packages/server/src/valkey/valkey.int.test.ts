import { TcpFaultProxy } from '@nukkad/testing/tcp-fault-proxy.ts';
import { startValkey, type ValkeyServer } from '@nukkad/testing/valkey-server.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedRateLimitStore } from './rate-limit-store.ts';
import { Valkey } from './valkey.ts';

let server: ValkeyServer;
let proxy: TcpFaultProxy;
const open: Valkey[] = [];

beforeAll(async () => {
  server = await startValkey();
});
afterAll(() => server.stop());
beforeEach(async () => {
  proxy = await TcpFaultProxy.before(server.url);
});
afterEach(async () => {
  for (const valkey of open.splice(0)) valkey.close();
  await proxy.close();
});

async function connected() {
  const log = { info: vi.fn(), warn: vi.fn() };
  // Longer than the default, because the test machine can be busy.
  const valkey = new Valkey({ url: proxy.through(server.url), log, answerMs: 2000 });
  open.push(valkey);
  await valkey.connect();
  return { valkey, log };
}

/** Starts a server of the given kind with a rate limit per minute by key, like a separate process. */
async function process(kind: string) {
  const { valkey, log } = await connected();
  const store = new (sharedRateLimitStore(valkey, kind))({});
  const countOn = (counting: typeof store, key: string, windowMs: number) =>
    new Promise<number>((resolve, reject) =>
      counting.incr(
        key,
        (error, result) => (error ? reject(error) : resolve(result?.current ?? 0)),
        windowMs,
        1,
      ),
    );
  return {
    valkey,
    log,
    count: (key: string, windowMs = 60_000) => countOn(store, key, windowMs),
    countRoute: (url: string, key: string) =>
      countOn(store.child({ routeInfo: { method: 'POST', url } } as never), key, 60_000),
  };
}

describe('two processes', () => {
  it('count together: by key, by kind of server and by route', async () => {
    const one = await process('together');
    const other = await process('together');
    expect([await one.count('a'), await other.count('a'), await one.count('a')]).toEqual([1, 2, 3]);
    expect(await other.count('b')).toBe(1);
    expect(await one.countRoute('/session', 'a')).toBe(1);
    expect(await other.countRoute('/session', 'a')).toBe(2);
    expect(await other.countRoute('/export', 'a')).toBe(1);
    expect(await (await process('others')).count('a')).toBe(1);
  });

  it('start again from zero when the window has ended', async () => {
    const one = await process('windows');
    const other = await process('windows');
    expect(await one.count('a', 1)).toBe(1);
    await vi.waitFor(async () => expect(await other.count('a', 1)).toBe(1), 10_000);
  });
});

it('a window ends at its time, although requests keep arriving', async () => {
  const { count } = await process('ending');
  const counts: number[] = [];
  for (const start = Date.now(); Date.now() - start < 1500; ) {
    counts.push(await count('a', 400));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(counts.length).toBeGreaterThan(4);
  expect(counts.filter((one) => one === 1).length).toBeGreaterThan(1);
});

describe('while Valkey is away', () => {
  const FAULTS = [
    ['refuses', () => proxy.refuse(), () => proxy.accept()],
    ['is frozen', async () => proxy.pause(), async () => proxy.resume()],
  ] as const;

  it.each(FAULTS)(
    'that %s, each process counts by itself and logs it once, and together again afterwards',
    async (fault, fail, mend) => {
      const { count, valkey, log } = await process(fault);
      expect(await count('a')).toBe(1);
      await fail();
      const counts = [];
      for (let index = 0; index < 50; index += 1) counts.push(await count('a'));
      // The first failing request starts this process's local count.
      expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
      // Only some requests wait for the timeout. The others skip Valkey.
      expect(valkey.failures).toBeGreaterThan(0);
      expect(valkey.failures).toBeLessThan(25);
      expect(log.warn).toHaveBeenCalledTimes(1);
      await mend();
      await vi.waitFor(async () => expect(await valkey.ask((client) => client.ping())).toBe('PONG'), {
        timeout: 60_000,
        interval: 50,
      });
      expect(log.info).toHaveBeenCalledTimes(1);
      const other = await process(fault);
      const before = await count('b');
      expect(await other.count('b')).toBe(before + 1);
    },
  );

  it('at the start, the process starts, and connects later', async () => {
    await proxy.refuse();
    const { valkey, log } = await connected();
    expect(await valkey.ask((client) => client.ping())).toBeNull();
    expect(log.warn).toHaveBeenCalledTimes(1);
    await proxy.accept();
    await vi.waitFor(async () => expect(await valkey.ask((client) => client.ping())).toBe('PONG'), {
      timeout: 60_000,
      interval: 50,
    });
  });
});
