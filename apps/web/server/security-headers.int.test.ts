import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { NOWHERE, rawRequest, STYLE, startUpstream, startWeb } from './testing/test-web-server.ts';

const ORIGINS = { API_ORIGIN: NOWHERE, CHAT_ORIGIN: NOWHERE };

describe('security headers', () => {
  const DOCUMENT = [
    'content-security-policy',
    'referrer-policy',
    'permissions-policy',
    'x-content-type-options',
    'content-security-policy-report-only',
    'reporting-endpoints',
    'cross-origin-opener-policy',
  ];

  it.each(['/joblist', '/assets/../joblist', '/assets/none.js', '/assets'])(
    'are set on the page for %s',
    async (path) => {
      const { port } = await startWeb({});
      const response = (await rawRequest(port, `GET ${path} HTTP/1.1`)).toLowerCase();
      for (const name of DOCUMENT) expect(response, name).toContain(`${name}: `);
      expect(response).toContain("frame-ancestors 'none'");
    },
  );

  it.each([
    ['/searchjob', '(self)'],
    ['/hi/searchjob?q=cook', '(self)'],
    ['/joblist', '(self)'],
    ['/mr', '(self)'],
    ['/robots.txt', '()'],
  ])('allow the microphone on %s: %s', async (path, allowed) => {
    const { origin } = await startWeb({});
    const response = await fetch(origin + path);
    expect(response.headers.get('permissions-policy')).toBe(
      `geolocation=(self), camera=(), microphone=${allowed}`,
    );
  });

  it('are set on an error page', async () => {
    const { origin } = await startWeb({ entry: 'export async function render() { throw new Error("x"); }' });
    const page = await fetch(`${origin}/joblist`);
    expect(page.status).toBe(500);
    for (const name of DOCUMENT) expect(page.headers.has(name), name).toBe(true);
  });

  it('are few for files of the build, and keep the API’s own policy', async () => {
    const api = await startUpstream((_request, response) => {
      const headers = {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'none'; sandbox",
      };
      response.writeHead(200, headers).end('<p>');
    });
    const { origin } = await startWeb({ api: api.origin });
    const file = await fetch(`${origin}/assets/entry.js`);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    for (const name of ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'])
      expect(file.headers.has(name), name).toBe(false);
    const page = await fetch(`${origin}/api/docs`);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it.each(['/sw.js', '/robots.txt', '/assets/entry.js', '/api/nothing'])(
    'keep pages of other sites from framing %s',
    async (path) => {
      const { origin } = await startWeb({});
      const { headers } = await fetch(origin + path);
      expect(headers.get('content-security-policy')?.split('; ')).toContain("frame-ancestors 'none'");
    },
  );

  it('make browsers revalidate only the service worker', async () => {
    const { origin } = await startWeb({});
    const cacheControl = async (path: string) => (await fetch(origin + path)).headers.get('cache-control');
    expect(await cacheControl('/sw.js')).toBe('no-cache');
    expect(await cacheControl('/assets/entry.js')).toContain('immutable');
  });

  it('require https for a year on an https site', async () => {
    const { origin } = await startWeb({ env: { PUBLIC_ORIGIN: 'https://nukkad.example' } });
    for (const path of ['/joblist', '/assets/entry.js', '/sw.js', '/robots.txt', '/api/nothing']) {
      const { headers } = await fetch(origin + path);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('require https as the operator has configured', () => {
    const chosen = (env: Record<string, string>) => readConfig({ ...ORIGINS, ...env }).strictTransport;
    expect(chosen({ PUBLIC_ORIGIN: 'https://nukkad.example', HSTS: 'host' })).toBe('max-age=31536000');
    expect(chosen({ PUBLIC_ORIGIN: 'https://nukkad.example', HSTS: 'off' })).toBeNull();
    expect(chosen({ PUBLIC_ORIGIN: 'http://nukkad.example' })).toBeNull();
    expect(() => chosen({ HSTS: 'preload' })).toThrow('HSTS');
  });

  it('allow the style element of a page by its hash, also for a cached page', async () => {
    const { origin } = await startWeb({});
    const hash = createHash('sha256').update(STYLE).digest('base64');
    for (const _time of ['rendered', 'cached']) {
      const page = await fetch(`${origin}/joblist`);
      expect(await page.text()).toContain(`>${STYLE}</style>`);
      const [styles] = /style-src [^;]+/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
      expect(styles).toContain(`'sha256-${hash}'`);
    }
  });

  const PAGE_WITH_FRAME = `export async function render({ url, language }) {
    const frames = url.pathname.endsWith('/faq') ? ['https://shinde.in', 'https://www.shinde.in'] : [];
    return { html: '<html><head></head><body></body></html>', status: 200, sources: [], state: { language }, frames };
  }`;
  const FRAMES = "frame-src 'self' https://www.youtube-nocookie.com";

  it.each([
    ['a page', '/joblist', 200],
    ['a page in Hindi', '/hi/joblist', 200],
    ['a page that asks for the microphone', '/searchjob', 200],
    ['the status page', '/status', 200],
    ['a page that is not there', '/assets/none.js', 200],
  ])('forbid inline styles and foreign frames on %s', async (_kind, path, status) => {
    const { origin } = await startWeb({});
    const page = await fetch(origin + path);
    expect(page.status).toBe(status);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-inline');
    expect(policy.split('; ')).toContain(FRAMES);
    expect(policy).toContain('report-uri /beacons/policy; report-to policy');
    expect(page.headers.get('reporting-endpoints')).toBe('policy="/beacons/policy"');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(page.headers.get('content-security-policy-report-only')).toBe(
      "require-trusted-types-for 'script'; report-uri /beacons/policy; report-to policy",
    );
  });

  it('allow the website in a page’s frame, also for a cached page and a 304', async () => {
    const { origin } = await startWeb({ entry: PAGE_WITH_FRAME });
    const policyOf = (page: Response) => page.headers.get('content-security-policy')?.split('; ');
    const first = await fetch(`${origin}/faq`);
    const stored = await fetch(`${origin}/faq`);
    const known = await fetch(`${origin}/faq`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(known.status).toBe(304);
    for (const page of [first, stored, known])
      expect(policyOf(page)).toContain(`${FRAMES} https://shinde.in https://www.shinde.in`);
    expect(policyOf(await fetch(`${origin}/joblist`))).toContain(FRAMES);
  });
});
