import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { pathOf } from './create-server.ts';
import { NOWHERE, rawRequest, startWeb } from './testing/test-web-server.ts';

const ORIGINS = { API_ORIGIN: NOWHERE, CHAT_ORIGIN: NOWHERE };

describe('request lines', () => {
  it.each([
    ['/joblist?a=1', '/joblist?a=1'],
    ['//evil.example/x', '//evil.example/x'],
    ['http://x/joblist?a=1', '/joblist?a=1'],
    ['HTTPS://x', '/'],
    ['http://', '/http%3A%2F%2F'],
    ['*', '/*'],
    ['x', '/x'],
  ])('%s is a request for %s', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });

  it.each([
    ['GET http://x/joblist HTTP/1.1', 200],
    ['GET * HTTP/1.1', 200],
    ['OPTIONS * HTTP/1.1', 404],
    ['GET //x/joblist HTTP/1.1', 200],
    ['GET /%zz HTTP/1.1', 400],
    ['GET /language/hi?back=/a%0d%0aX:1 HTTP/1.1', 303],
    ['GET /language/hi?back=/a&back=/b HTTP/1.1', 303],
    ['GET /api HTTP/1.1', 503],
    ['PROPFIND /joblist HTTP/1.1', 404],
    ['TRACE /joblist HTTP/1.1', 404],
    ['TRACE /api/jobseeker/startup HTTP/1.1', 404],
  ])('%s has status %i', async (line, status) => {
    const { port } = await startWeb({});
    expect(await rawRequest(port, line)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

// A proxy and a server that read the end of a request differently could be made to confuse two requests.
it.each([
  ['two kinds of length', 'Transfer-Encoding: chunked\r\nContent-Length: 5'],
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
  ['a length that is no number', 'Content-Length: 5x'],
  ['an unknown encoding last', 'Transfer-Encoding: chunked, identity'],
  ['a space before the colon', 'Content-Length : 5'],
])('refuses a request whose end is ambiguous: %s', async (_kind, header) => {
  const { port } = await startWeb({});
  const response = await rawRequest(port, `POST /api/session/refresh HTTP/1.1\r\n${header}`);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
});

describe('settings', () => {
  it('have the documented defaults', () => {
    const { limits, deadlines, trustProxy } = readConfig({ ...ORIGINS, TRUST_PROXY: '' });
    expect(limits).toEqual({
      connections: 8192,
      calls: 1000,
      pages: 60,
      pagesPerNetworkPercent: 25,
      pagesPerMinute: 1200,
      unfinishedPerNetwork: 64,
    });
    expect(deadlines.drain).toBe(0);
    expect(trustProxy).toEqual([]);
    expect(readConfig({ ...ORIGINS, NODE_ENV: 'production' }).deadlines.drain).toBe(5000);
  });

  it('limit the number of connections', async () => {
    const { port, app } = await startWeb({ env: { MAX_CONNECTIONS: '1' } });
    expect(app.server.maxConnections).toBe(1);
    const first = connect(port, '127.0.0.1');
    onTestFinished(() => void first.destroy());
    await once(first, 'connect');
    const second = connect(port, '127.0.0.1');
    const [hadError] = await once(second, 'close');
    expect(hadError).toBe(false);
    first.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await text(first)).toMatch(/^HTTP\/1\.1 200/);
  });
});
