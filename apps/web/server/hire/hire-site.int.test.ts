import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { HIRE_PAGE, makeHireFolder, visit } from '../testing/hire-visit.ts';
import { NOWHERE, startUpstream, startWeb } from '../testing/test-web-server.ts';
import { routedPath } from './hire-address.ts';

const HIRE = 'http://hire.test';
/** The page as it is served: with the number for callers, which is an example outside production. */
const SERVED = HIRE_PAGE.replace('<title>', '<meta name="support-phone" content="+91 00000 00000"><title>');

let hireFolder = '';
beforeEach(async () => {
  hireFolder = await makeHireFolder();
});

const start = (api?: string) =>
  startWeb({
    ...(api && { api }),
    env: { HIRE_ORIGIN: HIRE, PUBLIC_ORIGIN: 'http://jobs.test' },
    hireFolder,
  });

describe('the host name of the companies’ site', () => {
  it.each([
    '/',
    '/today',
    '/jobs/1/applicants?x=1',
    '/joblist',
    '/hire-site/x',
    '/sitemap.xml',
    '/language/hi',
  ])('shows its page at %s, which is never stored', async (path) => {
    const { status, headers, body } = await visit(await start(), path);
    expect([status, body]).toEqual([200, SERVED]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('names the tiles of the map in its page, and allows their origin', async () => {
    const site = await startWeb({
      env: {
        HIRE_ORIGIN: HIRE,
        PUBLIC_ORIGIN: 'http://jobs.test',
        MAP_TILE_URL: 'https://files.test/india.pmtiles?a=1&b="2"',
        MAP_ATTRIBUTION: '© OpenStreetMap',
      },
      hireFolder,
    });
    const { body, headers } = await visit(site, '/jobs/new');
    expect(body).toContain(
      '<meta name="map-tiles" content="https://files.test/india.pmtiles?a=1&amp;b=&quot;2&quot;" data-attribution="© OpenStreetMap"><title>',
    );
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://files.test;");
    expect(policy).toContain("img-src 'self' data: blob: https://files.test ");
  });

  it('names the number for callers in its page', async () => {
    const withPhone = await startWeb({
      env: { HIRE_ORIGIN: HIRE, PUBLIC_ORIGIN: 'http://jobs.test', SUPPORT_PHONE: '+91 20 "1" <2>' },
      hireFolder,
    });
    expect((await visit(withPhone, '/')).body).toContain(
      '<meta name="support-phone" content="+91 20 &quot;1&quot; &lt;2&gt;"><title>',
    );
  });

  it('has its own security headers', async () => {
    const { headers } = await visit(await start(), '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-security-policy-report-only']).toBeUndefined();
  });

  it.each([
    ['/assets/entry-1.js', 'public, max-age=31536000, immutable'],
    ['/hire-sw.js', 'no-cache'],
    ['/hire.webmanifest', 'public, max-age=3600'],
  ])('serves %s with the cache control %s', async (path, caching) => {
    const { status, headers } = await visit(await start(), path);
    expect([status, headers['cache-control']]).toEqual([200, caching]);
  });

  it('serves the compressed copy of a file', async () => {
    const answer = await visit(await start(), '/assets/entry-1.js', { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'compressed']);
  });

  it.each(['/.vite/manifest.json', '/../package.json', '/assets/../hire.html', '/%2e%2e/package.json'])(
    'never serves %s as a file',
    async (path) => {
      const { status, body } = await visit(await start(), path);
      expect(body === SERVED || (status ?? 0) >= 400).toBe(true);
    },
  );

  it('compares host names without regard to case, and answers only to its own', async () => {
    const web = await start();
    expect((await visit(web, '/today', { host: 'HIRE.test' })).body).toBe(SERVED);
    for (const host of ['jobs.test', 'hire.test:81', 'a.hire.test', 'hire.test.evil.example'])
      expect((await visit(web, '/today', { host })).body, host).toContain('<body>/today');
  });
});

describe('calls of the companies’ site', () => {
  it('reach the API with its own origin', async () => {
    const seen: unknown[] = [];
    const { origin } = await startUpstream((received, response) => {
      seen.push([
        received.method,
        received.url,
        received.headers['x-forwarded-host'],
        received.headers.cookie,
      ]);
      response.setHeader('content-type', 'application/json').end('{"ok":true}');
    });
    const web = await start(origin);
    const headers = { cookie: 'nukkad_hire=x' };
    const { status, body, headers: answered } = await visit(web, '/api/partner/v1/me?x=1', { headers });
    expect([status, body, answered['cache-control']]).toEqual([200, '{"ok":true}', 'no-store']);
    await visit(web, '/api/partner/v1/sessions/current', { method: 'DELETE' });
    await visit(web, '/api/files/a.jpg?signature=1');
    expect(seen).toEqual([
      ['GET', '/partner/v1/me?x=1', 'hire.test', 'nukkad_hire=x'],
      ['DELETE', '/partner/v1/sessions/current', 'hire.test', undefined],
      ['GET', '/files/a.jpg?signature=1', 'hire.test', undefined],
    ]);
  });

  it.each([
    ['GET', '/api/jobseeker/startup'],
    ['POST', '/api/session/refresh'],
    ['GET', '/api/dev/outbox'],
    ['GET', '/api/docs'],
    ['GET', '/api'],
    ['PUT', '/api/partner/v1/me'],
  ])('do not reach %s %s', async (method, path) => {
    const { origin } = await startUpstream((_received, response) => response.end('reached'));
    const answer = await visit(await start(origin), path, { method });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'NOT_FOUND']);
  });

  it('say in words that the API cannot be reached', async () => {
    const { status, body } = await visit(await start(NOWHERE), '/api/partner/v1/me');
    expect([status, JSON.parse(body)]).toMatchObject([503, { code: 'OVERLOADED' }]);
  });
});

describe('other host names', () => {
  it('serve the same bytes and headers with and without a companies’ site', async () => {
    const without = await startWeb({ env: { PUBLIC_ORIGIN: 'http://jobs.test' } });
    const withSite = await start();
    for (const path of ['/', '/joblist', '/hire-site', '/assets/entry.js', '/api/x', '/healthz']) {
      const [one, other] = [
        await visit(without, path, { host: 'jobs.test' }),
        await visit(withSite, path, { host: 'jobs.test' }),
      ];
      const { date: _one, etag: _etag, 'last-modified': _at, ...headersOfOne } = one.headers;
      const { date: _other, etag: _otherTag, 'last-modified': _otherAt, ...headersOfOther } = other.headers;
      expect(headersOfOther, path).toEqual(headersOfOne);
      if (!path.startsWith('/api')) expect(other.body, path).toBe(one.body);
    }
  });

  it('have nothing at the inner prefix', () => {
    expect(routedPath('/hire-site/api/partner/v1/me', 'jobs.test', 'hire.test')).toBe(
      '/hire-site-does-not-exist',
    );
    expect(routedPath('/hire-site', 'hire.test', null)).toBe('/hire-site-does-not-exist');
    expect(routedPath('/hire-sites', 'jobs.test', 'hire.test')).toBe('/hire-sites');
    expect(routedPath('/x', undefined, 'hire.test')).toBe('/x');
  });
});

describe('settings', () => {
  const ORIGINS = { API_ORIGIN: NOWHERE, CHAT_ORIGIN: NOWHERE, PUBLIC_ORIGIN: 'https://jobs.test' };
  it('need a host name of its own', () => {
    expect(readConfig(ORIGINS).hireOrigin).toBeNull();
    expect(readConfig({ ...ORIGINS, HIRE_ORIGIN: 'https://hire.test/x' }).hireOrigin).toBe(
      'https://hire.test',
    );
    for (const HIRE_ORIGIN of ['https://jobs.test', 'hire.test', 'ftp://hire.test'])
      expect(() => readConfig({ ...ORIGINS, HIRE_ORIGIN })).toThrow('HIRE_ORIGIN');
  });

  it('do not start a server without the built site', async () => {
    await rm(join(hireFolder, 'hire.html'));
    await expect(start()).rejects.toThrow("The companies' site is not built");
  });
});
