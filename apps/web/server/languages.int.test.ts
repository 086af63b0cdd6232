import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startWeb, type TestWeb } from './testing/test-web-server.ts';

/** Pages that show the language in which they are rendered. */
const ECHOING = `export async function render({ url, language }) {
  const words = language + ' ' + url.pathname + url.search;
  if (url.pathname.endsWith('/elsewhere')) return { redirectTo: url.pathname.replace('elsewhere', 'there'), status: url.searchParams.get('q') === 'always' ? 301 : 302 };
  const status = { gone: 404, later: 503 }[url.pathname.split('/').at(-1)] ?? 200;
  return { html: '<html><head></head><body>' + words + '</body></html>', status, sources: [], state: { language } };
}`;

function visit({ origin }: TestWeb, path: string, cookie = '', method = 'GET'): Promise<Response> {
  return fetch(origin + path, { method, redirect: 'manual', headers: cookie ? { cookie } : {} });
}

describe('an address', () => {
  it.each([
    ['/joblist?q=cook', 'en'],
    ['/', 'en'],
    ['/hi', 'hi'],
    ['/hi/', 'hi'],
    ['/hi/jobs?cook-abc123', 'hi'],
    ['/mr/joblist?city=Pune', 'mr'],
    ['/en/joblist', 'en'],
    ['/hindi', 'en'],
  ])('%s is in %s, whatever the reader has chosen', async (path, language) => {
    const web = await startWeb({ entry: ECHOING });
    for (const cookie of ['', 'nukkad_language=en', 'nukkad_theme=dark']) {
      const page = await visit(web, path, cookie);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-language')).toBe(language);
      expect(await page.text()).toContain(`${language} ${path}`);
    }
    if (language === 'en') return;
    for (const cookie of ['nukkad_language=hi', 'nukkad_language=mr'])
      expect(await (await visit(web, path, cookie)).text()).toContain(`${language} ${path}`);
  });

  it.each([
    ['hi', '/', '/hi'],
    ['mr', '/', '/mr'],
    ['hi', '/joblist?city=Pune&q=a%20b', '/hi/joblist?city=Pune&q=a%20b'],
    ['mr', '/jobs?cook-abc123', '/mr/jobs?cook-abc123'],
    ['hi', '/no-such-page', '/hi/no-such-page'],
    ['hi', '//elsewhere.example', '/hi//elsewhere.example'],
  ])(
    'without a language leads a reader of %s from %s on to %s, and no store keeps that',
    async (language, path, to) => {
      const web = await startWeb({ entry: ECHOING });
      for (const method of ['GET', 'HEAD']) {
        const response = await visit(web, path, `nukkad_language=${language}`, method);
        expect(response.status).toBe(302);
        expect(response.headers.get('location')).toBe(to);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  it.each(['', 'nukkad_language=en', 'nukkad_language=xx', 'nukkad_language=', 'language=hi'])(
    'without a language is a page in English for a reader with the cookie “%s”',
    async (cookie) => {
      const web = await startWeb({ entry: ECHOING });
      expect((await visit(web, '/joblist', cookie)).status).toBe(200);
    },
  );

  it.each(['/robots.txt', '/assets/entry.js', '/healthz', '/language/mr?back=/faq'])(
    'that is no page leads nobody on: %s',
    async (path) => {
      const web = await startWeb({ entry: ECHOING });
      expect((await visit(web, path, 'nukkad_language=hi')).status).not.toBe(302);
    },
  );
});

it.each([
  ['/elsewhere', 302],
  ['/elsewhere?q=always', 301],
])('%s redirects with the status %i of the page', async (path, status) => {
  const response = await visit(await startWeb({ entry: ECHOING }), path);
  expect([response.status, response.headers.get('location')]).toEqual([status, '/there']);
});

describe('the Cache-Control', () => {
  it.each([
    ['/joblist', 'public, max-age=0, s-maxage=10, stale-while-revalidate=45'],
    ['/', 'public, max-age=0, s-maxage=10, stale-while-revalidate=45'],
    ['/gone', 'public, no-cache'],
    ['/hi/gone', 'public, no-cache'],
    ['/elsewhere', 'no-cache'],
    ['/later', 'no-store'],
    ['/hi/joblist', 'public, max-age=0, s-maxage=10, stale-while-revalidate=45'],
    ['/mr', 'public, max-age=0, s-maxage=10, stale-while-revalidate=45'],
    ['/mr/later', 'no-store'],
  ])('of %s is: %s', async (path, rule) => {
    const web = await startWeb({ entry: ECHOING });
    const page = await visit(web, path);
    expect(page.headers.get('cache-control')).toBe(rule);
    expect(page.headers.get('vary') ?? '').not.toMatch(/cookie/i);
    expect(page.headers.get('set-cookie')).toBeNull();
  });

  it('is for a document without a nonce, whose scripts the policy lists by their hash', async () => {
    const web = await startWeb({ entry: ECHOING });
    const pages = [await visit(web, '/hi/faq'), await visit(web, '/hi/faq', 'nukkad_theme=dark')];
    const policies = pages.map(({ headers }) => headers.get('content-security-policy') ?? '');
    const [first = '', second] = await Promise.all(pages.map((page) => page.text()));
    expect(first).toBe(second);
    const scripts = [...first.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      expect(policies[0]).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policies[0]).toBe(policies[1]);
  });
});
