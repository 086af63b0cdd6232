import { routes } from '@nukkad/contract';
import { exampleJobCard } from '@nukkad/contract/jobs/job.examples.ts';
import { describe, expect, it } from 'vitest';
import { listAddresses } from '../../src/testing/list-addresses.ts';
import { startUpstream, startWeb } from '../testing/test-web-server.ts';

const GOOD = { ...exampleJobCard, checksPassed: 4, failedCheck: undefined };
const DISTRUSTED = {
  ...exampleJobCard,
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b14',
  title: 'Job with a failed check',
};
const HOSTILE = {
  ...GOOD,
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b13',
  title: 'Cook </title><script>alert(1)</script> & helper',
  pay: { min: null, max: null },
  locality: null,
};

/** Returns the city and occupation of a list's path, as the API does; null if a name is unknown. */
function listOf(url: string): object | null {
  const { pathname, searchParams } = new URL(url, 'http://api');
  if (pathname !== routes.listAddress.path) return null;
  try {
    const list = listAddresses({
      city: searchParams.get('city') ?? undefined,
      work: searchParams.get('work') ?? undefined,
    });
    return { success: true, ...routes.listAddress.encodeResult(list) };
  } catch {
    return { success: false, code: 'NOT_FOUND', msg: 'Not found', requestId: 'r' };
  }
}

/** Starts an API with two jobs in Pune. It knows no other city, and only the occupations cook, technician and electrician. */
async function startSite(jobs = [GOOD, DISTRUSTED, HOSTILE]) {
  const asked: Record<string, unknown>[] = [];
  const api = await startUpstream((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const list = listOf(request.url ?? '');
      if (list) {
        response.writeHead('code' in list ? 404 : 200, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(list));
      }
      const body = JSON.parse(text);
      asked.push({ ...body, for: request.headers['x-forwarded-for'] });
      const output = { jobs, total: jobs.length, isTotalCapped: false, nextCursor: null, nearby: [] };
      const page = { ...output, understood: [], loosen: [], steps: [] };
      const found = { success: true, ...routes.jobFilter.encodeResult(page as never) };
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(found));
    });
  });
  return { ...(await startWeb({ api: api.origin, env: { PUBLIC_ORIGIN: 'https://jobs.test' } })), asked };
}

describe('feeds', () => {
  it.each(['json', 'rss', 'xml'])('as %s leave out jobs with a failed check', async (format) => {
    const { origin } = await startSite();
    const text = await (await fetch(`${origin}/feeds/pune/cook.${format}`)).text();
    expect(text).toContain(GOOD.title);
    expect(text).not.toContain(DISTRUSTED.title);
  });

  it('as JSON Feed contain the facts of each job', async () => {
    const { origin, asked } = await startSite();
    const response = await fetch(`${origin}/feeds/pune/cook.json`);
    expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('public');
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(asked).toMatchObject([{ city: 'pune', jobProfile: 'cook', sortBy: 'newest', size: 50 }]);
    const feed = await response.json();
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1',
      title: 'Cook jobs in Pune',
      feed_url: 'https://jobs.test/feeds/pune/cook.json',
    });
    expect(feed.items).toHaveLength(2);
    expect(feed.items[0]).toMatchObject({
      url: 'https://jobs.test/jobs?cook-for-a-mess-aZ09bY',
      title: 'Cook for a mess',
      summary: 'Annapurna Kitchens · Kothrud, Pune · ₹15,000–₹20,000 a month · full time.',
      _job: { company: 'Annapurna Kitchens', pay: { min: 15_000, max: 20_000 }, work: 'cook' },
    });
    expect(feed.items[1].summary).toBe('Annapurna Kitchens · Pune · full time.');
  });

  it('of a sub-profile have its name in the title', async () => {
    const { origin, asked } = await startSite();
    const feed = await (await fetch(`${origin}/feeds/pune/electrician.json`)).json();
    expect(feed).toMatchObject({ title: 'Electrician jobs in Pune' });
    expect(asked).toMatchObject([{ city: 'pune', jobProfile: 'electrician' }]);
    const everywhere = await (await fetch(`${origin}/feeds/jobs/electrician.json`)).json();
    expect(everywhere).toMatchObject({ title: 'Electrician jobs' });
    const rss = await (await fetch(`${origin}/feeds/pune/electrician.rss`)).text();
    expect(rss).toContain('<title>Electrician jobs in Pune</title>');
  });

  it('at another name of an occupation redirect permanently to its key', async () => {
    const { origin, asked } = await startSite();
    const response = await fetch(`${origin}/feeds/pune/wireman.json`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/feeds/pune/electrician.json',
    ]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['rss', 'application/rss+xml; charset=utf-8', '<item>'],
    ['xml', 'application/xml; charset=utf-8', '<job>'],
  ])('as %s escape the texts of employers', async (format, type, item) => {
    const { origin } = await startSite();
    const response = await fetch(`${origin}/feeds/jobs.${format}`);
    expect(response.headers.get('content-type')).toBe(type);
    const text = await response.text();
    expect(text.split(item)).toHaveLength(3);
    // Inside CDATA this is text; outside it would be an element.
    expect(text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<script>');
    expect(text).toContain('https://jobs.test/jobs?cook-for-a-mess-aZ09bY');
  });

  it('call the API once for concurrent requests, and respond 304 to a known ETag', async () => {
    const { origin, asked } = await startSite();
    const ask = (headers = {}) => fetch(`${origin}/feeds/pune.rss`, { headers });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    const etag = answers[0]?.headers.get('etag') ?? '';
    const again = await ask({ 'if-none-match': etag, 'accept-encoding': 'gzip' });
    expect([again.status, (await again.text()).length]).toEqual([304, 0]);
    const packed = await ask({ 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toContain('Cook for a mess');
    expect(asked).toHaveLength(1);
    await fetch(`${origin}/feeds/pune.json`);
    expect(asked).toHaveLength(2);
  });

  it('that do not exist are not cached', async () => {
    const { origin, asked } = await startSite();
    for (const _ of [1, 2]) {
      const response = await fetch(`${origin}/feeds/nowhere.rss`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    expect(asked).toEqual([]);
  });

  it('without jobs are empty, not 404', async () => {
    const { origin } = await startSite([]);
    const response = await fetch(`${origin}/feeds/pune.json`);
    expect([response.status, (await response.json()).items]).toEqual([200, []]);
  });

  it.each([
    'pune',
    'pune.atom',
    'Pune.json',
    'pune/cook/more.json',
    '..%2fetc.json',
    '.json',
    'pune/.json',
    `${'a'.repeat(81)}.json`,
    'nowhere.json',
    'pune/nothing.json',
    'jobs/nothing.json',
  ])('are 404 for %s', async (path) => {
    const { origin, log } = await startSite();
    const response = await fetch(`${origin}/feeds/${path}`);
    expect(response.status).toBe(404);
    expect(log.join('')).not.toContain('"level":50');
  });

  it('have status 503 with Retry-After while the API is down', async () => {
    const { origin } = await startWeb({});
    const response = await fetch(`${origin}/feeds/jobs.rss`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  });
});
