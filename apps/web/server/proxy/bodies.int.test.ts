import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { JSON_BODY_BYTES_MAX, MARKSHEET_BODY_BYTES_MAX, routes } from '@nukkad/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectionsOf, startUpstream, startWeb } from '../testing/test-web-server.ts';

const SEARCH = `/api${routes.jobFilter.path}`;
const UPLOAD = '/api/jobseeker/me/uploadVideo';

function head(path: string, length: number, type = 'application/json'): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
}

/** Opens a raw client that sends given bytes and collects the response. */
async function open(port: number, first: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const answer = text(socket).catch(() => 'lost');
  socket.write(first);
  return { socket, answer };
}

/** Starts an API that counts requests and responds with the length of the body. */
async function countingApi() {
  const seen = { calls: 0, bytes: 0 };
  const listener: RequestListener = (request, answer) => {
    seen.calls += 1;
    request.on('data', (chunk: Buffer) => {
      seen.bytes += chunk.length;
    });
    request.on('end', () => void answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    request.on('error', () => {});
  };
  return { ...(await startUpstream(listener)), seen };
}

describe('a JSON body', () => {
  it('that does not end is rejected in time, and never reaches the API', async () => {
    const api = await countingApi();
    const env = { UNFINISHED_PER_NETWORK: '50' };
    const { app, port, origin } = await startWeb({ api: api.origin, env, deadlines: { body: 200 } });
    const callers = await Promise.all(
      Array.from({ length: 50 }, () => open(port, `${head(SEARCH, 60_000)}{`)),
    );
    for (const answer of await Promise.all(callers.map((caller) => caller.answer))) {
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
      expect(answer.toLowerCase()).toContain('connection: close');
      expect(answer).toContain('"code":"VALIDATION_FAILED"');
      expect(answer).toContain('did not arrive in time');
    }
    expect(api.seen.calls).toBe(0);
    await expect.poll(() => connectionsOf(app.server)).toBe(0);
    const next = await Promise.all(
      Array.from({ length: 50 }, () => fetch(origin + SEARCH, { method: 'POST', body: '{}' })),
    );
    for (const { status } of next) expect(status).toBe(200);
  });

  it.each([
    [JSON_BODY_BYTES_MAX, 200],
    [JSON_BODY_BYTES_MAX + 1, 413],
  ])('of %i bytes gives %i', async (bytes, status) => {
    const api = await countingApi();
    const { origin } = await startWeb({ api: api.origin });
    const answer = await fetch(origin + SEARCH, { method: 'POST', body: 'x'.repeat(bytes) });
    expect(answer.status).toBe(status);
    if (status === 413) expect(await answer.json()).toMatchObject({ success: false, code: 'TOO_LARGE' });
  });

  it('may be larger if the contract allows it', async () => {
    const api = await countingApi();
    const { origin } = await startWeb({ api: api.origin });
    const body = 'x'.repeat(MARKSHEET_BODY_BYTES_MAX);
    const answer = await fetch(`${origin}/api${routes.educationSaveSchool.path}`, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(api.seen.bytes).toBe(MARKSHEET_BODY_BYTES_MAX);
  });

  it('that is interrupted releases all resources', async () => {
    const api = await countingApi();
    const { app, port } = await startWeb({ api: api.origin, env: { UNFINISHED_PER_NETWORK: '1' } });
    for (let round = 0; round < 3; round += 1) {
      const { socket } = await open(port, `${head(SEARCH, 100)}{`);
      await expect.poll(() => connectionsOf(app.server)).toBe(1);
      socket.destroy();
      await expect.poll(() => connectionsOf(app.server)).toBe(0);
    }
    const { answer } = await open(port, `${head(SEARCH, 2)}{}`.replace('Host', 'Connection: close\r\nHost'));
    expect(await answer).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('an upload', () => {
  it('without progress is rejected, and the API’s connection is closed', async () => {
    const api = await countingApi();
    const { app, port } = await startWeb({ api: api.origin, deadlines: { bodyIdle: 200 } });
    const { answer } = await open(port, `${head(UPLOAD, 60_000, 'multipart/form-data; boundary=x')}part`);
    expect(await answer).toMatch(/^HTTP\/1\.1 400 Bad Request[\s\S]*"code":"VALIDATION_FAILED"/);
    await expect.poll(() => connectionsOf(api.server)).toBe(0);
    await expect.poll(() => connectionsOf(app.server)).toBe(0);
  });

  it('that is interrupted closes the API’s connection and releases its place', async () => {
    const api = await countingApi();
    const { app, port, origin } = await startWeb({ api: api.origin, env: { UNFINISHED_PER_NETWORK: '1' } });
    for (let round = 1; round <= 3; round += 1) {
      const { socket } = await open(port, `${head(UPLOAD, 60_000, 'multipart/form-data; boundary=x')}part`);
      await expect.poll(() => api.seen.bytes).toBe(4 * round);
      socket.destroy();
      await expect.poll(() => connectionsOf(app.server)).toBe(0);
      await expect.poll(() => connectionsOf(api.server)).toBe(0);
    }
    const answer = await fetch(origin + UPLOAD, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(200);
  });

  it('with progress may take much longer than the idle timeout', async () => {
    const api = await countingApi();
    const { port } = await startWeb({ api: api.origin, deadlines: { bodyIdle: 1000 } });
    const chunked = 'Transfer-Encoding: chunked\r\nConnection: close';
    const caller = await open(port, `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\n${chunked}\r\n\r\n`);
    const began = performance.now();
    for (let sent = 1; performance.now() - began < 3000; sent += 1) {
      caller.socket.write('1\r\nx\r\n');
      await expect.poll(() => api.seen.bytes, { interval: 100 }).toBe(sent);
    }
    caller.socket.write('0\r\n\r\n');
    expect(await caller.answer).toMatch(/^HTTP\/1\.1 200/);
  });

  it('that the API stops reading gives a server error', async () => {
    const api = await startUpstream((request) => void request.pause());
    const { origin } = await startWeb({ api: api.origin, deadlines: { bodyIdle: 300 } });
    const body = Buffer.alloc(20_000_000);
    const answer = await fetch(origin + UPLOAD, { method: 'POST', body });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'OVERLOADED' });
  });

  it('that the API rejects early gets the rejection before it is complete', async () => {
    const api = await startUpstream((_request, answer) => {
      answer.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"NOT_SIGNED_IN"}');
    });
    const { origin } = await startWeb({ api: api.origin });
    const answer = await fetch(origin + UPLOAD, { method: 'POST', body: Buffer.alloc(5_000_000) });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toBe('{"code":"NOT_SIGNED_IN"}');
  });

  it('arrives whole', async () => {
    const api = await countingApi();
    const { origin } = await startWeb({ api: api.origin });
    const answer = await fetch(origin + UPLOAD, { method: 'POST', body: Buffer.alloc(5_000_000) });
    expect(answer.status).toBe(200);
    expect(api.seen.bytes).toBe(5_000_000);
  });
});

it('aborts a call whose client disconnects before the response', async () => {
  const waiting: (() => void)[] = [];
  let ended = 0;
  const api = await startUpstream((_request, answer) => {
    answer.on('close', () => {
      ended += 1;
    });
    waiting.push(() => void answer.end(Buffer.alloc(50_000_000)));
  });
  const { app, port } = await startWeb({ api: api.origin });
  const { socket } = await open(port, 'GET /api/file HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => waiting.length).toBe(1);
  socket.destroy();
  await expect.poll(() => connectionsOf(app.server)).toBe(0);
  waiting[0]?.();
  await expect.poll(() => ended).toBe(1);
});

it('aborts a response whose client stops reading', async () => {
  const api = await startUpstream((_request, answer) => {
    answer.on('error', () => {}).end(Buffer.alloc(50_000_000));
  });
  const { app, port } = await startWeb({ api: api.origin, deadlines: { silence: 500 } });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.pause().write('GET /api/file HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => connectionsOf(api.server)).toBe(1);
  await expect.poll(() => connectionsOf(app.server)).toBe(0);
  await expect.poll(() => connectionsOf(api.server)).toBe(0);
});

describe('slow bodies of one network', () => {
  const from = (address: string, request: string) =>
    request.replace('Host', `X-Forwarded-For: ${address}\r\nHost`);
  const ask = (origin: string, address: string) =>
    fetch(origin + SEARCH, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': address } });

  it('do not block other clients of the network, however many there are', async () => {
    const api = await countingApi();
    const env = { UNFINISHED_PER_NETWORK: '8', TRUST_PROXY: '127.0.0.1' };
    const { port, origin, app } = await startWeb({ api: api.origin, env, deadlines: { bodySlow: 50 } });
    const slow = from('203.0.113.7', `${head(SEARCH, 100)}{`);
    const held = await Promise.all(Array.from({ length: 24 }, () => open(port, slow)));
    const ended: string[] = [];
    for (const { answer } of held) void answer.then((words) => ended.push(words));
    const statuses = new Set<number>();
    for (let round = 0; round < 20; round += 1) statuses.add((await ask(origin, '203.0.113.7')).status);
    // Only eight are allowed, so older ones are aborted with Retry-After.
    await expect.poll(() => ended.length).toBe(16);
    expect([...statuses]).toEqual([200]);
    for (const words of ended) {
      expect(words).toMatch(/^HTTP\/1\.1 429 /);
      expect(words.toLowerCase()).toContain('retry-after: 1');
      expect(words).toContain('"code":"RATE_LIMITED"');
    }
    expect((await ask(origin, '203.0.113.7')).status).toBe(200);
    await expect.poll(() => connectionsOf(app.server)).toBeGreaterThanOrEqual(8);
  });

  it('are limited; the newest is still read completely', async () => {
    const api = await countingApi();
    const env = { UNFINISHED_PER_NETWORK: '2', TRUST_PROXY: '127.0.0.1' };
    const { port } = await startWeb({ api: api.origin, env, deadlines: { bodySlow: 50 } });
    const started = `${head(SEARCH, 2).replace('Host', 'Connection: close\r\nHost')}{`;
    const begin = () => open(port, from('2001:db8:0:1::7', started));
    const first = await begin();
    const second = await begin();
    const elsewhere = await open(port, from('2001:db8:0:2::7', started));
    const third = await begin();
    expect(await first.answer).toMatch(/^HTTP\/1\.1 429 /);
    for (const caller of [second, elsewhere, third]) {
      caller.socket.write('}');
      expect(await caller.answer).toMatch(/^HTTP\/1\.1 200 /);
    }
  });
});

it('limits the uploads of one network at the same time; other calls continue', async () => {
  const api = await countingApi();
  const env = { UNFINISHED_PER_NETWORK: '3', TRUST_PROXY: '127.0.0.1' };
  const { port, origin } = await startWeb({ api: api.origin, env });
  const slow = `${head(UPLOAD, 100).replace('Host', 'X-Forwarded-For: 2001:db8:0:1::7\r\nHost')}{`;
  const held = await Promise.all([1, 2, 3].map(() => open(port, slow)));
  const ask = (path: string, address: string) =>
    fetch(origin + path, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': address } });
  await expect.poll(async () => (await ask(UPLOAD, '2001:db8:0:1::8')).status).toBe(429);
  const refused = await ask(UPLOAD, '2001:db8:0:1::8');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' });
  expect((await ask(UPLOAD, '2001:db8:0:2::8')).status).toBe(200);
  expect((await ask(SEARCH, '2001:db8:0:1::8')).status).toBe(200);
  held[0]?.socket.destroy();
  await expect.poll(async () => (await ask(UPLOAD, '2001:db8:0:1::8')).status).toBe(200);
});
