import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startWeb } from './testing/test-web-server.ts';
import { TrustedProxies } from './trusted-proxies.ts';

describe('trusted proxies', () => {
  it('are addresses and ranges, up to their last address', () => {
    const { isTrusted } = new TrustedProxies(['192.0.2.7', '198.51.100.0/30', 'loopback']);
    const addresses = ['192.0.2.7', '192.0.2.8', '198.51.100.3', '198.51.100.4', '127.0.0.9', '::1'];
    expect(addresses.map((address) => isTrusted(address, 0))).toEqual([true, false, true, false, true, true]);
  });

  it('are all addresses of a host name, also as IPv4-mapped IPv6', async () => {
    const proxies = new TrustedProxies(['nukkad-proxy'], async () => ['172.20.0.5', '172.20.0.6']);
    expect(proxies.isTrusted('172.20.0.5', 0)).toBe(false);
    await proxies.refresh();
    const addresses = ['172.20.0.5', '::ffff:172.20.0.6', '172.20.0.7'];
    expect(addresses.map((address) => proxies.isTrusted(address, 0))).toEqual([true, true, false]);
  });

  it('follow a host name that changes its address, and match nobody while it has none', async () => {
    const answers: (string[] | null)[] = [['172.20.0.5'], ['172.20.0.9'], null];
    const proxies = new TrustedProxies(['nukkad-proxy'], async () => {
      const response = answers.shift();
      if (response) return response;
      throw new Error('ENOTFOUND');
    });
    const trusted = () => ['172.20.0.5', '172.20.0.9'].map((address) => proxies.isTrusted(address, 0));
    await proxies.refresh();
    expect(trusted()).toEqual([true, false]);
    await proxies.refresh();
    expect(trusted()).toEqual([false, true]);
    await proxies.refresh();
    expect(trusted()).toEqual([false, false]);
  });

  it('are looked up repeatedly until they are closed', async () => {
    let times = 0;
    const proxies = new TrustedProxies(['nukkad-proxy'], async () => {
      times += 1;
      return [];
    });
    onTestFinished(() => proxies.close());
    await proxies.start(1);
    await expect.poll(() => times).toBeGreaterThan(2);
    proxies.close();
    await sleep(20);
    const ended = times;
    await sleep(50);
    expect(times).toBe(ended);
  });

  it.each(['10.0.0.0/99', '10.0.0.300', '2001:db8::xyz'])('refuse %s', (entry) => {
    expect(() => new TrustedProxies([entry])).toThrow(/invalid/);
  });
});

describe('the web server', () => {
  /** Returns the status of the second page of two visitors, each of whom may load one a minute. */
  async function secondVisitor(trustProxy: string): Promise<number> {
    const { origin } = await startWeb({ env: { PAGES_PER_MINUTE: '1', TRUST_PROXY: trustProxy } });
    const visit = (address: string) =>
      fetch(`${origin}/joblist?q=${address}`, { headers: { 'x-forwarded-for': address } });
    expect((await visit('203.0.113.1')).status).toBe(200);
    return (await visit('203.0.113.2')).status;
  }

  it('trusts a proxy by its host name from the first request', async () => {
    expect(await secondVisitor('localhost')).toBe(200);
  });

  it('starts with an unknown host name, and trusts nobody', async () => {
    expect(await secondVisitor('no-such-proxy.invalid')).toBe(429);
  });
});
