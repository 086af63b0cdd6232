import { startValkey } from '@nukkad/testing/valkey-server.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startUpstream, startWeb } from './testing/test-web-server.ts';

/** Pages that wait for the API's word. */
const ASKING = `export async function render({ apiOrigin, fetch, url }) {
  const failed = { html: '<html><head></head><body>failed</body></html>', status: 503, sources: [], state: {} };
  try {
    const words = await (await fetch(apiOrigin + '/x')).text();
    return { ...failed, html: '<html><head></head><body>' + words + '</body></html>', status: 200 };
  } catch { return failed; }
}`;
/** One network may take all places. */
const ANY_SHARE = { PAGES_PER_NETWORK_PERCENT: '100' };
/** Pages that are never ready. */
const STUCK = 'export const render = () => new Promise(() => {});';

describe('pages at once', () => {
  it('are so many; the next is told in the reader’s language when to come back', async () => {
    const waiting: (() => void)[] = [];
    const api = await startUpstream((_request, answer) => void waiting.push(() => answer.end('jobs')));
    const { origin } = await startWeb({
      api: api.origin,
      entry: ASKING,
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

  it('give their places back when they are made, though their readers have gone', async () => {
    const waiting: (() => void)[] = [];
    const api = await startUpstream((_request, answer) => void waiting.push(() => answer.end('jobs')));
    const { origin } = await startWeb({ api: api.origin, entry: ASKING, env: { MAX_PAGES: '1' } });
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

describe('the share of one network', () => {
  /** An API that answers nothing until it is let go. */
  async function startHeld(env: Record<string, string> = {}) {
    const waiting: (() => void)[] = [];
    const api = await startUpstream((_request, answer) => void waiting.push(() => answer.end('jobs')));
    const web = await startWeb({
      api: api.origin,
      entry: ASKING,
      env: { TRUST_PROXY: '127.0.0.1', ...env },
      deadlines: { page: 60_000 },
    });
    const statuses: number[] = [];
    const visit = async (path: string, address: string) => {
      const page = await fetch(web.origin + path, { headers: { 'x-forwarded-for': address } });
      statuses.push(page.status);
      return page;
    };
    const isAnswered = (count: number) => expect.poll(() => statuses.length).toBe(count);
    const letGo = () => {
      for (const answer of waiting.splice(0)) answer();
    };
    return { ...web, waiting, visit, statuses, isAnswered, letGo };
  }

  it('leaves places to others: 120 pages at once of one address take 15 of 60', async () => {
    const { visit, waiting, statuses, isAnswered, letGo } = await startHeld();
    const flood = Array.from({ length: 120 }, (_, index) => visit(`/joblist?q=${index}`, '203.0.113.1'));
    await isAnswered(105);
    expect(new Set(statuses)).toEqual(new Set([503]));
    await expect.poll(() => waiting.length).toBe(15);
    const other = visit('/joblist?q=1000', '198.51.100.7');
    await expect.poll(() => waiting.length).toBe(16);
    letGo();
    expect((await other).status).toBe(200);
    await Promise.all(flood);
    expect(statuses.filter((status) => status === 200)).toHaveLength(16);
    const after = visit('/joblist?q=2000', '203.0.113.1');
    await expect.poll(() => waiting.length).toBe(1);
    letGo();
    expect((await after).status).toBe(200);
  });

  it('is one page for made-up names: 120 at once take one place', async () => {
    const { visit, waiting, letGo } = await startHeld();
    const flood = Array.from({ length: 120 }, (_, index) => visit(`/joblist?x${index}=1&y`, '203.0.113.1'));
    await expect.poll(() => waiting.length).toBe(1);
    letGo();
    for (const page of await Promise.all(flood)) expect(page.status).toBe(200);
    expect(waiting).toHaveLength(0);
  });

  it('counts an address with its ports, and all texts that are no address, as one', async () => {
    const { visit, waiting, isAnswered, letGo } = await startHeld({ MAX_PAGES: '8' });
    const texts = ['203.0.113.1:1001', '203.0.113.1:1002', '203.0.113.1', '[::ffff:203.0.113.1]:7'];
    const none = ['unknown', '_a', 'nobody:80'];
    const visits = [...texts, ...none].map((address, page) => visit(`/joblist?q=${page}`, address));
    await isAnswered(3);
    await expect.poll(() => waiting.length).toBe(4);
    letGo();
    const all = (await Promise.all(visits)).map(({ status }) => status);
    expect(all.slice(0, 4).filter((status) => status === 200)).toHaveLength(2);
    expect(all.slice(4).filter((status) => status === 200)).toHaveLength(2);
  });

  it('is a quarter for each /64 of IPv6 and a half for each /48', async () => {
    const { visit, waiting, statuses, isAnswered, letGo } = await startHeld({ MAX_PAGES: '16' });
    const flood = Array.from({ length: 40 }, (_, index) =>
      visit(`/joblist?q=${index}`, `2001:db8:1:${index % 20}::${index}`),
    );
    await isAnswered(32);
    await expect.poll(() => waiting.length).toBe(8);
    const elsewhere = Array.from({ length: 6 }, (_, index) =>
      visit(`/joblist?q=a${index}`, `2001:db8:2:1::${index}`),
    );
    await isAnswered(34);
    await expect.poll(() => waiting.length).toBe(12);
    expect(new Set(statuses)).toEqual(new Set([503]));
    letGo();
    await Promise.all([...flood, ...elsewhere]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  });

  it('is a page at least, whatever percentage an operator sets', async () => {
    const tiny = await startHeld({ MAX_PAGES: '2', PAGES_PER_NETWORK_PERCENT: '1' });
    const first = tiny.visit('/joblist?q=1', '203.0.113.1');
    await expect.poll(() => tiny.waiting.length).toBe(1);
    expect((await tiny.visit('/joblist?q=2', '203.0.113.1')).status).toBe(503);
    tiny.letGo();
    expect((await first).status).toBe(200);
  });
});

describe('sitemaps', () => {
  it('hold the place of a page until they are sent', async () => {
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
  it('are limited, network by network, and a page says when to come back', async () => {
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
    // A /48 may ask for twice as many, over all its networks.
    expect((await visit('2001:db8:0:2::1')).status).toBe(200);
    expect((await visit('2001:db8:0:3::1')).status).toBe(200);
    expect((await visit('2001:db8:0:4::1')).status).toBe(429);
    expect((await visit('2001:db8:1:1::1')).status).toBe(200);
  });

  it('are without limit where none is set, and calls and files never count', async () => {
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

describe('a page of an API that does not answer', () => {
  it.each([
    ['frozen', ASKING, 'failed'],
    ['never ready', STUCK, 'Many people'],
  ])('%s is told within some seconds, with Retry-After', async (_case, entry, words) => {
    const api = await startUpstream(() => {});
    const { origin } = await startWeb({ api: api.origin, entry });
    const began = performance.now();
    const page = await fetch(`${origin}/joblist`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('30');
    expect(await page.text()).toContain(words);
    expect((performance.now() - began) / 1000).toBeLessThan(7);
  });

  it('but closes a kept connection is asked again', async () => {
    let asked = 0;
    const api = await startUpstream((request, answer) => {
      asked += 1;
      if (asked === 1) request.socket.resetAndDestroy();
      else answer.end('jobs');
    });
    const { origin } = await startWeb({ api: api.origin, entry: ASKING });
    const page = await fetch(`${origin}/joblist`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('jobs');
  });
});

describe('pages of one network', () => {
  it('are counted over all processes that share a Valkey', async () => {
    const server = await startValkey();
    onTestFinished(() => server.stop());
    const api = await startUpstream((_request, answer) => answer.end('jobs'));
    const env = { PAGES_PER_MINUTE: '3', VALKEY_URL: server.url, TRUST_PROXY: '127.0.0.1' };
    const parts = { api: api.origin, entry: ASKING, env };
    const origins = [(await startWeb(parts)).origin, (await startWeb(parts)).origin];
    let network = 0;
    /** Three pages of each for one network, which each alone would let through. */
    const askBoth = async () => {
      network += 1;
      const headers = { 'x-forwarded-for': `203.0.113.${network}` };
      const statuses = [];
      for (const page of [1, 2, 3])
        for (const origin of origins)
          statuses.push((await fetch(`${origin}/joblist?q=${network}-${page}`, { headers })).status);
      return statuses;
    };
    // On a busy machine an answer of Valkey's may come too late to be counted: another network then.
    await expect.poll(askBoth).toEqual([200, 200, 200, 429, 429, 429]);
  });
});
