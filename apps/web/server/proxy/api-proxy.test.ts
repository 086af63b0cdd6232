import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { routes } from '@nukkad/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NOWHERE, startUpstream, startWeb } from '../testing/test-web-server.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An API that says what it was asked. */
async function echo(): Promise<{ origin: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const listener: RequestListener = async (request, answer) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    answer.writeHead(200, { 'content-type': 'application/json', 'x-own': 'yes' }).end('{"success":true}');
  };
  return { ...(await startUpstream(listener)), seen };
}

/** Takes connections by hand; `onBytes` sees each time that bytes arrive. */
async function rawUpstream(onBytes: (socket: Socket, connection: number) => void): Promise<string> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    const own = connections;
    sockets.add(socket);
    socket.on('error', () => {}).on('data', () => onBytes(socket, own));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

const ANSWER =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n{"success":true}';
const JSON_HEADERS = { 'content-type': 'application/json' };
const LISTED = `/api${routes.jobFilter.path}`;
const APPLY = '/api/jobseeker/applyJob';

describe('what is passed on', () => {
  it('is the call without its prefix, and its answer', async () => {
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

  it('is told under one name and by one length', async () => {
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
  ])('of %s with cache-control %s is kept by nobody on the way: %s', async (type, given, told) => {
    const api = await startUpstream((_request, answer) => {
      answer.writeHead(200, { 'content-type': type, ...(given && { 'cache-control': given }) }).end('{}');
    });
    const { origin } = await startWeb({ api: api.origin });
    expect((await fetch(`${origin}/api/x`)).headers.get('cache-control')).toBe(told);
  });

  it('goes on compressed as it came, once', async () => {
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
  ])('answers %s with %i', async (method, status) => {
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

  it('is the connection’s, whatever the caller claims', async () => {
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

  it('is what a trusted proxy tells, visitor by visitor', async () => {
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

describe('an API that does not answer', () => {
  async function ask(api: string, path: string, init: RequestInit = {}) {
    const { origin, log } = await startWeb({ api });
    const began = performance.now();
    const answer = await fetch(origin + path, init);
    const words = await answer.text();
    const seconds = (performance.now() - began) / 1000;
    return { answer, words, seconds, log: log.join('') };
  }

  it.each([
    ['en', /Many people/],
    ['hi', /बहुत लोग/],
    ['mr', /खूप लोक/],
  ])('because it is gone is told in %s, without its address', async (language, words) => {
    const told = await ask(NOWHERE, LISTED, {
      method: 'POST',
      body: '{}',
      headers: { ...JSON_HEADERS, 'accept-language': language },
    });
    expect(told.answer.status).toBe(503);
    expect(told.answer.headers.get('retry-after')).toBe('2');
    expect(JSON.parse(told.words)).toEqual({
      success: false,
      code: 'OVERLOADED',
      requestId: expect.any(String),
      msg: expect.stringMatching(words),
    });
    expect(told.words).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
  });

  it('because it is frozen is told within 5 seconds', async () => {
    const told = await ask(await rawUpstream(() => {}), LISTED, {
      method: 'POST',
      body: '{}',
      headers: JSON_HEADERS,
    });
    expect(told.answer.status).toBe(503);
    expect(JSON.parse(told.words)).toMatchObject({ code: 'OVERLOADED' });
    expect(told.seconds).toBeLessThan(6);
  });

  it('because it resets is told, and asked a second time only where that is safe', async () => {
    let connections = 0;
    const api = await rawUpstream((socket, connection) => {
      connections = connection;
      socket.resetAndDestroy();
    });
    const post = { method: 'POST', body: '{}', headers: JSON_HEADERS };
    const command = await ask(api, APPLY, post);
    expect(command.answer.status).toBe(503);
    expect(connections).toBe(1);
    const read = await ask(api, LISTED, post);
    expect(read.answer.status).toBe(503);
    expect(connections).toBe(3);
  });

  it.each([
    ['a read', LISTED, {}],
    ['a keyed action', APPLY, { 'idempotency-key': 'one-action-1' }],
  ])('but closes a kept connection is asked again for %s', async (_case, path, headers) => {
    const api = await rawUpstream((socket, connection) => {
      if (connection === 1) socket.resetAndDestroy();
      else socket.write(ANSWER);
    });
    const told = await ask(api, path, {
      method: 'POST',
      body: '{}',
      headers: { ...JSON_HEADERS, ...headers },
    });
    expect(told.answer.status).toBe(200);
    expect(JSON.parse(told.words)).toEqual({ success: true });
  });

  it('because it is restarted is never told as a fault', async () => {
    const listener: RequestListener = (request, answer) => {
      request.resume().on('end', () => answer.end('{"success":true}'));
    };
    const api = await startUpstream(listener);
    const { origin } = await startWeb({ api: api.origin });
    const statuses = new Map<number, number>();
    let isOver = false;
    const callAgain = async (path: string) => {
      while (!isOver) {
        const answer = await fetch(origin + path, { method: 'POST', body: '{}', headers: JSON_HEADERS });
        await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('2');
      }
    };
    const callers = Array.from({ length: 30 }, (_, at) => callAgain(at % 2 ? LISTED : APPLY));
    await expect.poll(() => statuses.get(200) ?? 0).toBeGreaterThan(100);
    api.server.close();
    await expect.poll(() => statuses.get(503) ?? 0).toBeGreaterThan(10);
    const before = statuses.get(200) ?? 0;
    api.server.listen(Number(new URL(api.origin).port), '127.0.0.1');
    await expect.poll(() => statuses.get(200) ?? 0).toBeGreaterThan(before + 100);
    isOver = true;
    await Promise.all(callers);
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
  });

  it('breaks the answer off when it goes amid it', async () => {
    const api = await rawUpstream((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', () => socket.destroy());
    });
    await expect(ask(api, '/api/x')).rejects.toThrow();
  });

  it('is waited for where the contract says that a route takes longer', async () => {
    const api = await startUpstream((_request, answer) => {
      setTimeout(() => answer.writeHead(200, JSON_HEADERS).end('{"success":true}'), 5500);
    });
    const told = await ask(api.origin, `/api${routes.accountExport.path}`, {
      method: routes.accountExport.method,
      ...(routes.accountExport.method === 'POST' && { body: '{}', headers: JSON_HEADERS }),
    });
    expect(told.answer.status).toBe(200);
  });
});

it('turns calls away at once when as many wait as may', async () => {
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

it('names the pattern of a route in its log, never an id or a query', async () => {
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
