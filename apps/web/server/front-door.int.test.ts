import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { contentPolicy } from './content-policy.ts';
import { pathOf } from './create-server.ts';
import { NOWHERE, startUpstream, startWeb } from './testing/test-web-server.ts';

const ORIGINS = { API_ORIGIN: NOWHERE, CHAT_ORIGIN: NOWHERE };

/** One request line as it stands, without a client that tidies it. */
async function raw(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe('request lines', () => {
  it.each([
    ['/joblist?a=1', '/joblist?a=1'],
    ['//evil.example/x', '//evil.example/x'],
    ['http://x/joblist?a=1', '/joblist?a=1'],
    ['HTTPS://x', '/'],
    ['http://', '/http%3A%2F%2F'],
    ['*', '/*'],
    ['x', '/x'],
  ])('%s ask for %s', (target, path) => {
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
  ])('%s is answered with %i', async (line, status) => {
    const { port } = await startWeb({});
    expect(await raw(port, line)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

describe('security headers', () => {
  const DOCUMENT = [
    'content-security-policy',
    'referrer-policy',
    'permissions-policy',
    'x-content-type-options',
  ];

  it.each(['/joblist', '/assets/../joblist', '/assets/none.js', '/assets'])(
    'stand on the page that %s is answered with',
    async (path) => {
      const { port } = await startWeb({});
      const answer = (await raw(port, `GET ${path} HTTP/1.1`)).toLowerCase();
      for (const name of DOCUMENT) expect(answer, name).toContain(`${name}: `);
      expect(answer).toContain("frame-ancestors 'none'");
    },
  );

  it.each([
    ['/searchjob', '(self)'],
    ['/hi/searchjob?q=cook', '(self)'],
    ['/joblist', '()'],
    ['/mr', '()'],
    ['/icon.svg', '()'],
  ])('let the page at %s have the microphone: %s', async (path, allowed) => {
    const { origin } = await startWeb({});
    const answer = await fetch(origin + path);
    expect(answer.headers.get('permissions-policy')).toBe(
      `geolocation=(self), camera=(), microphone=${allowed}`,
    );
  });

  it('stand on a page that broke', async () => {
    const { origin } = await startWeb({ entry: 'export async function render() { throw new Error("x"); }' });
    const page = await fetch(`${origin}/joblist`);
    expect(page.status).toBe(500);
    for (const name of DOCUMENT) expect(page.headers.has(name), name).toBe(true);
  });

  it('leave the build’s files light and the API’s own policy as it is', async () => {
    const api = await startUpstream((_request, answer) => {
      const headers = {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'none'; sandbox",
      };
      answer.writeHead(200, headers).end('<p>');
    });
    const { origin } = await startWeb({ api: api.origin });
    const file = await fetch(`${origin}/assets/entry.js`);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.has('referrer-policy')).toBe(false);
    const page = await fetch(`${origin}/api/docs`);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('have the service worker asked for anew each time, and nothing else', async () => {
    const { origin } = await startWeb({});
    const cacheControl = async (path: string) => (await fetch(origin + path)).headers.get('cache-control');
    expect(await cacheControl('/sw.js')).toBe('no-cache');
    expect(await cacheControl('/assets/entry.js')).toContain('immutable');
  });

  it('ask for https for a year where the site is there', async () => {
    const { origin } = await startWeb({ env: { PUBLIC_ORIGIN: 'https://nukkad.example' } });
    const page = await fetch(`${origin}/joblist`);
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('ask for https as far as the operator chose', () => {
    const chosen = (env: Record<string, string>) => readConfig({ ...ORIGINS, ...env }).strictTransport;
    expect(chosen({ PUBLIC_ORIGIN: 'https://nukkad.example', HSTS: 'host' })).toBe('max-age=31536000');
    expect(chosen({ PUBLIC_ORIGIN: 'https://nukkad.example', HSTS: 'off' })).toBeNull();
    expect(chosen({ PUBLIC_ORIGIN: 'http://nukkad.example' })).toBeNull();
    expect(() => chosen({ HSTS: 'preload' })).toThrow('HSTS');
  });
});

describe('the content security policy', () => {
  const rules = (env: Record<string, string> = {}) =>
    contentPolicy(readConfig({ ...ORIGINS, PUBLIC_ORIGIN: 'https://nukkad.example', ...env }), ['']).split(
      '; ',
    );

  it('names the product’s own places, and no scheme as a whole but for frames', () => {
    expect(rules({ PICTURE_ORIGINS: 'https://photos.example' })).toEqual([
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https://photos.example",
      "media-src 'self' blob:",
      "connect-src 'self' wss://nukkad.example",
      "frame-src 'self' https:",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self' https://accounts.google.com",
      "frame-ancestors 'none'",
      // The hash of no bytes at all.
      "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });

  it('lets in the map’s tiles, pictures from elsewhere and files of the store', () => {
    const policy = rules({
      MAP_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      FILE_ORIGINS: 'https://bucket.example/, http://localhost:8333',
    });
    expect(policy).toContain(
      "img-src 'self' data: blob: https://*.tiles.example https://*.googleusercontent.com https://bucket.example http://localhost:8333",
    );
    expect(policy).toContain(
      "connect-src 'self' wss://nukkad.example https://bucket.example http://localhost:8333",
    );
    expect(policy).toContain("media-src 'self' blob: https://bucket.example http://localhost:8333");
  });

  it('lets the page’s script read a map file, and no pictures of tiles', () => {
    const connect = (url: string) =>
      rules({ MAP_TILE_URL: url }).find((rule) => rule.startsWith('connect-src'));
    const own = "connect-src 'self' wss://nukkad.example";
    expect(connect('https://files.example/india.pmtiles')).toBe(`${own} https://files.example`);
    expect(connect('https://tiles.example/{z}/{x}/{y}.png')).toBe(own);
  });

  it.each(['nonsense', "https://a.example; script-src 'unsafe-inline'", 'https://a.example/path'])(
    'takes no setting that is no origin: %s',
    (origins) => {
      expect(() => rules({ PICTURE_ORIGINS: origins })).toThrow('PICTURE_ORIGINS');
    },
  );
});

describe('settings', () => {
  it('are those of the documentation where none is given', () => {
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

  it('close connections beyond as many as may be', async () => {
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
