import type { RequestListener } from 'node:http';
import { routes } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { rawUpstream } from '../testing/raw-upstream.ts';
import { NOWHERE, startUpstream, startWeb } from '../testing/test-web-server.ts';

const ANSWER =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n{"success":true}';
const JSON_HEADERS = { 'content-type': 'application/json' };
const LISTED = `/api${routes.jobFilter.path}`;
const APPLY = '/api/jobseeker/applyJob';

describe('an API that does not respond', () => {
  async function ask(api: string, path: string, init: RequestInit = {}) {
    const { origin, log } = await startWeb({ api });
    const began = performance.now();
    const answer = await fetch(origin + path, init);
    const words = await answer.text();
    const seconds = (performance.now() - began) / 1000;
    return { answer, words, seconds, log: log.join('') };
  }

  it.each([
    ['en', /very busy/],
    ['hi', /बहुत लोग/],
    ['mr', /खूप लोक/],
  ])('because it is down gives an error in %s without its address', async (language, words) => {
    const reply = await ask(NOWHERE, LISTED, {
      method: 'POST',
      body: '{}',
      headers: { ...JSON_HEADERS, 'accept-language': language },
    });
    expect(reply.answer.status).toBe(503);
    expect(reply.answer.headers.get('retry-after')).toBe('2');
    expect(JSON.parse(reply.words)).toEqual({
      success: false,
      code: 'OVERLOADED',
      requestId: expect.any(String),
      msg: expect.stringMatching(words),
    });
    expect(reply.words).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
  });

  it('because it hangs gives an error within 5 seconds', async () => {
    const reply = await ask(await rawUpstream(() => {}), LISTED, {
      method: 'POST',
      body: '{}',
      headers: JSON_HEADERS,
    });
    expect(reply.answer.status).toBe(503);
    expect(JSON.parse(reply.words)).toMatchObject({ code: 'OVERLOADED' });
    expect(reply.seconds).toBeLessThan(6);
  });

  it('because it resets gives an error; the call is repeated only if that is safe', async () => {
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
  ])('but closes an idle connection is called again for %s', async (_case, path, headers) => {
    const api = await rawUpstream((socket, connection) => {
      if (connection === 1) socket.resetAndDestroy();
      else socket.write(ANSWER);
    });
    const reply = await ask(api, path, {
      method: 'POST',
      body: '{}',
      headers: { ...JSON_HEADERS, ...headers },
    });
    expect(reply.answer.status).toBe(200);
    expect(JSON.parse(reply.words)).toEqual({ success: true });
  });

  it('because it restarts causes no error', async () => {
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

  it('aborts the response if it disconnects in between', async () => {
    const api = await rawUpstream((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', () => socket.destroy());
    });
    await expect(ask(api, '/api/x')).rejects.toThrow();
  });

  it('has the longer timeout that the contract defines for a route', async () => {
    const api = await startUpstream((_request, answer) => {
      setTimeout(() => answer.writeHead(200, JSON_HEADERS).end('{"success":true}'), 5500);
    });
    const reply = await ask(api.origin, `/api${routes.accountExport.path}`, {
      method: routes.accountExport.method,
      ...(routes.accountExport.method === 'POST' && { body: '{}', headers: JSON_HEADERS }),
    });
    expect(reply.answer.status).toBe(200);
  });
});
