import { startValkey } from '@nukkad/testing/valkey-server.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CALLING_PAGE, startUpstream, startWeb } from './testing/test-web-server.ts';

/** Server settings that let one network use all places. */
const ANY_SHARE = { PAGES_PER_NETWORK_PERCENT: '100' };
/** Server entry whose pages never finish rendering. */
const STUCK = 'export const render = () => new Promise(() => {});';

describe('pages at the same time', () => {
  it('are limited; the next request gets 503 with Retry-After in its language', async () => {
    const waiting: (() => void)[] = [];
    const api = await startUpstream((_request, answer) => void waiting.push(() => answer.end('jobs')));
    const { origin } = await startWeb({
      api: api.origin,
      entry: CALLING_PAGE,
      env: { MAX_PAGES: '2', ...ANY_SHARE },
    });
    const first = [fetch(`${origin}/joblist`), fetch(`${origin}/faq`)];
    await expect.poll(() => waiting.length).toBe(2);
    const third = await fetch(`${origin}/joblist`, { headers: { cookie: 'nukkad_language=hi' } });
    expect(third.status).toBe(503);
    expect(third.headers.get('retry-after')).toBe('5');
    expect(third.headers.get('content-type')).toContain('text/html');
    expect(third.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await third.text()).toMatch(/lang="hi".*बहुत लोग/);
    for (const answer of waiting) answer();
    for (const page of await Promise.all(first)) {
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('jobs');
    }
    const fourth = fetch(`${origin}/terms`);
    await expect.poll(() => waiting.length).toBe(3);
    waiting[2]?.();
    expect((await fourth).status).toBe(200);
  });

  it('release their places when they are rendered, even if the clients have disconnected', async () => {
    const waiting: (() => void)[] = [];
    const api = await startUpstream((_request, answer) => void waiting.push(() => answer.end('jobs')));
    const { origin } = await startWeb({ api: api.origin, entry: CALLING_PAGE, env: { MAX_PAGES: '1' } });
    for (let round = 1; round <= 3; round += 1) {
      const control = new AbortController();
      const page = fetch(`${origin}/joblist?q=${round}`, { signal: control.signal }).catch(() => null);
      await expect.poll(() => waiting.length).toBe(round);
      control.abort();
      await page;
      expect((await fetch(`${origin}/faq?q=${round}`)).status).toBe(503);
      waiting[round - 1]?.();
      await expect
        .poll(async () => {
          const probe = await fetch(`${origin}/robots.txt`);
          return probe.status;
        })
        .toBe(200);
    }
  });
});

describe('sitemaps', () => {
  it('hold a place for pages until they are sent', async () => {
    const waiting: (() => void)[] = [];
    const api = await startUpstream((_request, answer) => void waiting.push(() => answer.destroy()));
    const { origin } = await startWeb({ api: api.origin, env: { MAX_PAGES: '1' } });
    const first = fetch(`${origin}/sitemaps/companies-1.xml`);
    await expect.poll(() => waiting.length).toBe(1);
    const second = await fetch(`${origin}/sitemaps/companies-2.xml`);
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5']);
    expect(waiting).toHaveLength(1);
    waiting[0]?.();
    await first;
    await expect.poll(async () => (await fetch(`${origin}/robots.txt`)).status).toBe(200);
  });
});

describe('pages a minute of one network', () => {
  it('are limited for each network, with Retry-After', async () => {
    const env = { PAGES_PER_MINUTE: '3', TRUST_PROXY: '127.0.0.1' };
    const { origin } = await startWeb({ env });
    let visits = 0;
    const visit = (address: string) =>
      fetch(`${origin}/joblist?q=${++visits}`, {
        headers: { 'x-forwarded-for': address, cookie: 'nukkad_language=mr' },
      });
    const statuses = [];
    for (const last of [1, 2, 3]) statuses.push((await visit(`2001:db8::${last}`)).status);
    expect(statuses).toEqual([200, 200, 200]);
    const limited = await visit('2001:db8::4');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await limited.text()).toContain('lang="mr"');
    expect((await visit('2001:db8:0:1::1')).status).toBe(200);
    expect((await visit('203.0.113.1')).status).toBe(200);
    // All networks of a /48 share twice the limit.
    expect((await visit('2001:db8:0:2::1')).status).toBe(200);
    expect((await visit('2001:db8:0:3::1')).status).toBe(200);
    expect((await visit('2001:db8:0:4::1')).status).toBe(429);
    expect((await visit('2001:db8:1:1::1')).status).toBe(200);
  });

  it('are unlimited with a limit of 0, and calls and files never count', async () => {
    const api = await startUpstream((_request, answer) => answer.end('{}'));
    const free = await startWeb({ env: { PAGES_PER_MINUTE: '0' } });
    const bound = await startWeb({ api: api.origin, env: { PAGES_PER_MINUTE: '1' } });
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await fetch(`${free.origin}/joblist`)).status).toBe(200);
      expect((await fetch(`${bound.origin}/api/x`)).status).toBe(200);
      expect((await fetch(`${bound.origin}/assets/entry.js`)).status).toBe(200);
    }
    expect((await fetch(`${bound.origin}/joblist`)).status).toBe(200);
  });
});

describe('a page with an API that does not respond', () => {
  it.each([
    ['frozen', CALLING_PAGE, 'failed'],
    ['never ready', STUCK, 'We are very busy'],
  ])('%s leads to 503 within seconds, with Retry-After', async (_case, entry, words) => {
    const api = await startUpstream(() => {});
    const { origin } = await startWeb({ api: api.origin, entry });
    const began = performance.now();
    const page = await fetch(`${origin}/joblist`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('30');
    expect(await page.text()).toContain(words);
    expect((performance.now() - began) / 1000).toBeLessThan(7);
  });

  it('but closes an idle connection is rendered by a second call', async () => {
    let calls = 0;
    const api = await startUpstream((request, answer) => {
      calls += 1;
      if (calls === 1) request.socket.resetAndDestroy();
      else answer.end('jobs');
    });
    const { origin } = await startWeb({ api: api.origin, entry: CALLING_PAGE });
    const page = await fetch(`${origin}/joblist`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('jobs');
  });
});

describe('pages of one network', () => {
  it('are counted across all processes that share a Valkey', async () => {
    const server = await startValkey();
    onTestFinished(() => server.stop());
    const api = await startUpstream((_request, answer) => answer.end('jobs'));
    const env = { PAGES_PER_MINUTE: '3', VALKEY_URL: server.url, TRUST_PROXY: '127.0.0.1' };
    const parts = { api: api.origin, entry: CALLING_PAGE, env };
    const origins = [(await startWeb(parts)).origin, (await startWeb(parts)).origin];
    let network = 0;
    /** Requests three pages for one network from each server, which each server alone would allow. */
    const askBoth = async () => {
      network += 1;
      const headers = { 'x-forwarded-for': `203.0.113.${network}` };
      const statuses = [];
      for (const page of [1, 2, 3])
        for (const origin of origins)
          statuses.push((await fetch(`${origin}/joblist?q=${network}-${page}`, { headers })).status);
      return statuses;
    };
    // On a busy machine Valkey may respond too late to be counted, so try again with another network.
    await expect.poll(askBoth).toEqual([200, 200, 200, 429, 429, 429]);
  });
});
