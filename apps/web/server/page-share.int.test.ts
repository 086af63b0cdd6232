import { describe, expect, it } from 'vitest';
import { CALLING_PAGE, startUpstream, startWeb } from './testing/test-web-server.ts';

describe('the share of one network', () => {
  /** Starts an API that responds only after the test releases it. */
  async function startHeld(env: Record<string, string> = {}) {
    const waiting: (() => void)[] = [];
    const api = await startUpstream((_request, answer) => void waiting.push(() => answer.end('jobs')));
    const web = await startWeb({
      api: api.origin,
      entry: CALLING_PAGE,
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

  it('leaves places to others: 120 concurrent pages of one address take 15 of 60', async () => {
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

  it('is not used up by unknown parameters: 120 concurrent requests take one place', async () => {
    const { visit, waiting, letGo } = await startHeld();
    const flood = Array.from({ length: 120 }, (_, index) => visit(`/joblist?x${index}=1&y`, '203.0.113.1'));
    await expect.poll(() => waiting.length).toBe(1);
    letGo();
    for (const page of await Promise.all(flood)) expect(page.status).toBe(200);
    expect(waiting).toHaveLength(0);
  });

  it('counts all ports of an address together, and all invalid addresses together', async () => {
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

  it('is at least one page at any percentage', async () => {
    const tiny = await startHeld({ MAX_PAGES: '2', PAGES_PER_NETWORK_PERCENT: '1' });
    const first = tiny.visit('/joblist?q=1', '203.0.113.1');
    await expect.poll(() => tiny.waiting.length).toBe(1);
    expect((await tiny.visit('/joblist?q=2', '203.0.113.1')).status).toBe(503);
    tiny.letGo();
    expect((await first).status).toBe(200);
  });
});
