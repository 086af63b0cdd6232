import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { startUpstream, startWeb, type TestWeb } from '../testing/test-web-server.ts';

/** Server entry whose pages show how often they were rendered. With `?q=ask` they call the API first. */
const COUNTING = `let renderings = 0;
export async function render({ apiOrigin, fetch, url, language }) {
  renderings += 1;
  const number = renderings;
  if (url.searchParams.get('q') === 'ask') await (await fetch(apiOrigin + '/x')).text();
  const status = { gone: 404, away: 503 }[url.searchParams.get('q')] ?? 200;
  const words = language + ' page ' + number + '. ' + 'jobs '.repeat(2000);
  return { html: '<html><head></head><body>' + words + '</body></html>', status, sources: [], state: { language } };
}`;

async function visit({ origin }: TestWeb, path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: sent, body } = await request(origin + path, { headers });
  return { status: statusCode, headers: sent, body: Buffer.from(await body.arrayBuffer()) };
}

const numberOf = (html: Buffer) => Number(/page (\d+)/.exec(html.toString())?.[1]);

describe('a cached page', () => {
  it('is sent to every client in an accepted encoding, whatever its cookies', async () => {
    const web = await startWeb({ entry: COUNTING });
    const uncompressed = await visit(web, '/hi/faq');
    const br = await visit(web, '/hi/faq?utm_source=sms', { 'accept-encoding': 'gzip, br' });
    const gzip = await visit(web, '/hi/faq', {
      'accept-encoding': 'gzip',
      cookie: 'nukkad_language=mr; x=1',
    });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body).equals(uncompressed.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(uncompressed.body)).toBe(true);
    for (const { headers } of [uncompressed, br, gzip]) {
      expect(headers.vary).toBe('accept-encoding');
      expect(headers.etag).toBe(uncompressed.headers.etag);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
    expect(numberOf((await visit(web, '/mr/faq')).body)).toBe(2);
  });

  it('is 304 for its own ETag, and sent for another one', async () => {
    const web = await startWeb({ entry: COUNTING });
    const { headers, body } = await visit(web, '/faq');
    const etag = String(headers.etag);
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const response = await visit(web, '/faq', { 'if-none-match': known });
      expect([response.status, response.body.byteLength]).toEqual([304, 0]);
      expect(response.headers.etag).toBe(etag);
      expect(response.headers['cache-control']).toBe(
        'public, max-age=0, s-maxage=10, stale-while-revalidate=45',
      );
    }
    const other = await visit(web, '/faq', { 'if-none-match': '"other"' });
    expect([other.status, other.body.equals(body)]).toEqual([200, true]);
  });

  it('does not prevent the redirect to a chosen language', async () => {
    const web = await startWeb({ entry: COUNTING });
    const { headers } = await visit(web, '/faq');
    const cookie = 'nukkad_language=hi';
    const response = await visit(web, '/faq', { cookie, 'if-none-match': String(headers.etag) });
    expect([response.status, response.headers.location]).toEqual([302, '/hi/faq']);
  });

  it('does not count against the page limits', async () => {
    const env = { PAGES_PER_MINUTE: '1', MAX_PAGES: '1' };
    const web = await startWeb({ entry: COUNTING, env });
    const statuses = [];
    for (const path of ['/faq', '/faq', '/faq', '/terms', '/faq'])
      statuses.push((await visit(web, path)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });

  it.each([
    ['gone', 404],
    ['away', 503],
  ])('is never a page with the fault %s', async (what, status) => {
    const web = await startWeb({ entry: COUNTING });
    const answers = [await visit(web, `/faq?q=${what}`), await visit(web, `/faq?q=${what}`)];
    expect(answers.map((response) => [response.status, numberOf(response.body)])).toEqual([
      [status, 1],
      [status, 2],
    ]);
  });

  it.each(['PAGE_CACHE_MB', 'PAGE_CACHE_SECONDS'])('is none without %s', async (name) => {
    const web = await startWeb({ entry: COUNTING, env: { [name]: '0' } });
    expect(numberOf((await visit(web, '/faq')).body)).toBe(1);
    expect(numberOf((await visit(web, '/faq')).body)).toBe(2);
  });

  it('has the same freshness in shared caches', async () => {
    const web = await startWeb({ entry: COUNTING, env: { PAGE_CACHE_SECONDS: '3' } });
    expect((await visit(web, '/mr/faq')).headers['cache-control']).toContain('s-maxage=3,');
  });
});

it('is rendered once for concurrent requests', async () => {
  const waiting: (() => void)[] = [];
  const api = await startUpstream((_request, response) => void waiting.push(() => response.end('words')));
  const web = await startWeb({ api: api.origin, entry: COUNTING, env: { MAX_PAGES: '1' } });
  const all = [visit(web, '/faq?q=ask'), visit(web, '/faq?q=ask'), visit(web, '/faq?q=ask')];
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  expect((await Promise.all(all)).map(({ body }) => numberOf(body))).toEqual([1, 1, 1]);
  expect(waiting).toHaveLength(1);
});
