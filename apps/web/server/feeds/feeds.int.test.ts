import { routes } from '@nukkad/contract';
import { cityExamples } from '@nukkad/contract/cities/city.examples.ts';
import { exampleJobCard, jobExamples } from '@nukkad/contract/jobs/job.examples.ts';
import { describe, expect, it } from 'vitest';
import { startUpstream, startWeb } from '../testing/test-web-server.ts';

const HOSTILE = {
  ...exampleJobCard,
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b13',
  title: 'Cook </title><script>alert(1)</script> & helper',
  pay: { min: null, max: null },
  locality: null,
};

const LISTS: Record<string, object> = {
  [routes.cityList.path]: routes.cityList.encodeResult(cityExamples.cityList.output),
  [routes.jobFilterOptions.path]: routes.jobFilterOptions.encodeResult(jobExamples.jobFilterOptions.output),
};

/** An API with two jobs of Pune; it knows no other city, and no work but that of cooks. */
async function startSite(jobs = [exampleJobCard, HOSTILE]) {
  const asked: Record<string, unknown>[] = [];
  const api = await startUpstream((request, answer) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const list = LISTS[request.url ?? ''];
      if (list) {
        answer.writeHead(200, { 'content-type': 'application/json' });
        return answer.end(JSON.stringify({ success: true, ...list }));
      }
      const body = JSON.parse(text);
      asked.push({ ...body, for: request.headers['x-forwarded-for'] });
      const output = { jobs, total: jobs.length, isTotalCapped: false, nextCursor: null, nearby: [] };
      const page = { ...output, understood: [], loosen: [], steps: [] };
      const found = { success: true, ...routes.jobFilter.encodeResult(page as never) };
      answer.writeHead(200, { 'content-type': 'application/json' });
      return answer.end(JSON.stringify(found));
    });
  });
  return { ...(await startWeb({ api: api.origin, env: { PUBLIC_ORIGIN: 'https://jobs.test' } })), asked };
}

describe('feeds', () => {
  it('as JSON Feed hold the facts of each job by name', async () => {
    const { origin, asked } = await startSite();
    const answer = await fetch(`${origin}/feeds/pune/cook.json`);
    expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('public');
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(asked).toMatchObject([{ city: 'pune', jobProfile: 'cook', sortBy: 'newest', size: 50 }]);
    const feed = await answer.json();
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

  it.each([
    ['rss', 'application/rss+xml; charset=utf-8', '<item>'],
    ['xml', 'application/xml; charset=utf-8', '<job>'],
  ])('as %s let no text of an employer be markup', async (format, type, item) => {
    const { origin } = await startSite();
    const answer = await fetch(`${origin}/feeds/jobs.${format}`);
    expect(answer.headers.get('content-type')).toBe(type);
    const text = await answer.text();
    expect(text.split(item)).toHaveLength(3);
    // Inside of CDATA it is text too; outside it would be an element.
    expect(text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<script>');
    expect(text).toContain('https://jobs.test/jobs?cook-for-a-mess-aZ09bY');
  });

  it('ask the API once for all who ask, and are not sent to those who have them', async () => {
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

  it('that there are not nobody keeps', async () => {
    const { origin, asked } = await startSite();
    for (const _ of [1, 2]) {
      const answer = await fetch(`${origin}/feeds/nowhere.rss`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    expect(asked).toEqual([]);
  });

  it('of no jobs are empty, not missing', async () => {
    const { origin } = await startSite([]);
    const answer = await fetch(`${origin}/feeds/pune.json`);
    expect([answer.status, (await answer.json()).items]).toEqual([200, []]);
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
    const answer = await fetch(`${origin}/feeds/${path}`);
    expect(answer.status).toBe(404);
    expect(log.join('')).not.toContain('"level":50');
  });

  it('tell when to come back while the API is gone', async () => {
    const { origin } = await startWeb({});
    const answer = await fetch(`${origin}/feeds/jobs.rss`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  });
});
