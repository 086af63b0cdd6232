import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { routes } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE, startUpstream, startWeb } from '../testing/test-web-server.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts an API that responds with the request that it received. */
async function echo(): Promise<{ origin: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const listener: RequestListener = async (request, answer) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    answer.writeHead(200, { 'content-type': 'application/json', 'x-own': 'yes' }).end('{"success":true}');
  };
  return { ...(await startUpstream(listener)), seen };
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const LISTED = `/api${routes.jobFilter.path}`;

describe('a proxied call', () => {
  it('loses its prefix, and its response is sent back', async () => {
    const api = await echo();
    const { origin } = await startWeb({ api: api.origin });
    const answer = await fetch(`${origin}${LISTED}?a=%2F&b=1`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, authorization: 'Bearer x', 'accept-language': 'mr' },
      body: '{"size":1}',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-own')).toBe('yes');
    expect(await answer.json()).toEqual({ success: true });
    expect(api.seen).toMatchObject([{ method: 'POST', url: `${routes.jobFilter.path}?a=%2F&b=1` }]);
    expect(api.seen[0]?.body).toBe('{"size":1}');
    expect(api.seen[0]?.headers).toMatchObject({ authorization: 'Bearer x', 'accept-language': 'mr' });
  });

  it('has one host name and one Content-Length', async () => {
    const api = await echo();
    const { origin } = await startWeb({ api: api.origin, env: { PUBLIC_ORIGIN: 'https://nukkad.example' } });
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{}'));
        controller.close();
      },
    });
    await fetch(`${origin}/api/x`, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    expect(api.seen[0]?.headers).toMatchObject({
      'content-length': '2',
      'x-forwarded-host': 'nukkad.example',
      'x-forwarded-proto': 'https',
    });
    expect(api.seen[0]?.headers).not.toHaveProperty('transfer-encoding');
  });

  it.each([
    ['application/json; charset=utf-8', undefined, 'no-store'],
    ['application/json', 'public, max-age=300', 'public, max-age=300'],
    ['image/png', undefined, null],
    ['image/png', 'private, max-age=60', 'private, max-age=60'],
  ])('of %s with cache-control %s is kept by nobody on the way: %s', async (type, given, expected) => {
    const api = await startUpstream((_request, answer) => {
      answer.writeHead(200, { 'content-type': type, ...(given && { 'cache-control': given }) }).end('{}');
    });
    const { origin } = await startWeb({ api: api.origin });
    expect((await fetch(`${origin}/api/x`)).headers.get('cache-control')).toBe(expected);
  });

  it('keeps the compression of its response', async () => {
    const body = JSON.stringify({ text: 'नमस्ते '.repeat(1000) });
    const api = await startUpstream((_request, answer) => {
      answer.writeHead(200, JSON_HEADERS).end(body);
    });
    const { app } = await startWeb({ api: api.origin });
    const answer = await app.inject({ url: '/api/x', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(body);
  });

  it.each([
    ['GET', 204],
    ['HEAD', 200],
    ['GET', 304],
    ['GET', 404],
  ])('%s with status %i keeps its status', async (method, status) => {
    const api = await startUpstream((_request, answer) => void answer.writeHead(status).end());
    const { origin } = await startWeb({ api: api.origin });
    const answer = await fetch(`${origin}/api/jobseeker/getYears`, { method });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe('');
  });
});

describe('the caller’s address', () => {
  const FORGED = {
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-real-ip': '203.0.113.9',
    'x-client-ip': '203.0.113.9',
    'true-client-ip': '203.0.113.9',
    'cf-connecting-ip': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '1',
  };

  it('is that of the connection, whatever its headers claim', async () => {
    const api = await echo();
    const { origin } = await startWeb({ api: api.origin });
    await fetch(`${origin}/api/x`, { headers: FORGED });
    await fetch(`${origin}/api/x`, { headers: { ...FORGED, connection: 'x-forwarded-for' } }).catch(
      () => null,
    );
    for (const { headers } of api.seen) {
      expect(headers['x-forwarded-for']).toBe('127.0.0.1');
      expect(JSON.stringify(headers)).not.toContain('203.0.113.9');
      expect(JSON.stringify(headers)).not.toContain('evil.example');
    }
    expect(api.seen.length).toBeGreaterThan(0);
  });

  it('is the one that a trusted proxy sends, for each visitor', async () => {
    const api = await echo();
    const { origin } = await startWeb({ api: api.origin, env: { TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' } });
    for (const chain of ['203.0.113.7', '198.51.100.2, 203.0.113.8', '203.0.113.9, 10.1.2.3'])
      await fetch(`${origin}/api/x`, { headers: { ...FORGED, 'x-forwarded-for': chain } });
    expect(api.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
      '203.0.113.7',
      '203.0.113.8',
      '203.0.113.9',
    ]);
  });
});

it('rejects calls at once if too many are pending', async () => {
  const waiting: (() => void)[] = [];
  const api = await startUpstream((_request, answer) => void waiting.push(() => answer.end('{}')));
  const { origin } = await startWeb({ api: api.origin, env: { MAX_CALLS: '2' } });
  const first = [fetch(`${origin}/api/x`), fetch(`${origin}/api/x`)];
  await expect.poll(() => waiting.length).toBe(2);
  const third = await fetch(`${origin}/api/x`);
  expect(third.status).toBe(503);
  expect(third.headers.get('retry-after')).toBe('1');
  for (const answer of waiting) answer();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
});

it('logs the pattern of a route, never an id or a query', async () => {
  const { origin, log } = await startWeb({ api: NOWHERE });
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const form = new FormData();
  form.append('file', new Blob(['x']));
  await fetch(`${origin}/api/jobseeker/${id}/uploadVideo?x=${id}`, { method: 'POST', body: form });
  await fetch(`${origin}/api/unknown/${id}`);
  await expect.poll(() => log.join('')).toContain('"route":"/api/*"');
  expect(log.join('')).toContain('"route":"/api/jobseeker/:id/uploadVideo"');
  expect(log.join('')).not.toContain(id);
});
