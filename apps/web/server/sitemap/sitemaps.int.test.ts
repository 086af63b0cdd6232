import { expect, it } from 'vitest';
import { startUpstream, startWeb } from '../testing/test-web-server.ts';

const LINKS: Record<string, string> = {
  '/sitemap/companies': 'a-aB3dE9',
  '/sitemap/cities': 'navi-mumbai',
  '/sitemap/works': 'pune/cook',
};

/** Starts an API with one company, a city, an occupation and no jobs. It rejects a `skip` of more than ten million. */
async function startSite() {
  const api = await startUpstream((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const skip = Number(searchParams.get('skip') ?? 0);
    const inMarathi = searchParams.get('lang') === 'mr' && pathname === '/sitemap/works';
    const link = inMarathi ? 'पुणे/स्वयंपाकी' : LINKS[pathname];
    const entries = link && skip === 0 ? [{ link, lastmod: '2026-11-21T04:30:00.000Z' }] : [];
    response.writeHead(skip > 10_000_000 ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ entries, next: null }));
  });
  return startWeb({ api: api.origin });
}

it.each([
  ['companies-1.xml', 200],
  ['cities.xml', 200],
  ['pages.xml', 200],
  ['companies-2.xml', 404],
  ['works-1.xml', 200],
  ['works-2.xml', 404],
  ['companies-99999.xml', 404],
  ['jobs-2026-11-20-1.xml', 404],
  ['jobs-2026-11-20-99999.xml', 404],
  ['jobs-0000-99-99-1.xml', 404],
  ['jobs-0000-01-01-1.xml', 404],
  ['hi/companies-1.xml', 200],
  ['mr/pages.xml', 200],
  ['hi/companies-2.xml', 404],
  ['en/pages.xml', 404],
])('/sitemaps/%s has status %i without an error in the log', async (file, status) => {
  const { origin, log } = await startSite();
  const response = await fetch(`${origin}/sitemaps/${file}`);
  expect(response.status).toBe(status);
  expect((await response.text()).startsWith('<?xml')).toBe(status === 200);
  expect(log.join('')).not.toContain('"level":50');
});

it.each([
  ['companies-1.xml', '/companyprofile?a-aB3dE9'],
  ['hi/companies-1.xml', '/hi/companyprofile?a-aB3dE9'],
  ['mr/pages.xml', '/mr/joblist'],
  ['mr/pages.xml', '/mr'],
  ['cities.xml', '/jobs-in/navi-mumbai'],
  ['works-1.xml', '/jobs-in/pune/cook'],
  ['mr/works-1.xml', `/mr/jobs-in/${encodeURIComponent('पुणे')}/${encodeURIComponent('स्वयंपाकी')}`],
])('/sitemaps/%s lists %s', async (file, path) => {
  const { origin } = await startSite();
  const response = await fetch(`${origin}/sitemaps/${file}`);
  expect(await response.text()).toContain(`<loc>http://localhost:3000${path}</loc>`);
});

it('has status 503 with Retry-After while the API is down', async () => {
  const { origin } = await startWeb({});
  for (const path of ['/sitemap.xml', '/sitemaps/companies-1.xml']) {
    const response = await fetch(origin + path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
  }
});
