import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { loadImage } from '@napi-rs/canvas';
import { type City, routes } from '@nukkad/contract';
import { cityExamples } from '@nukkad/contract/cities/city.examples.ts';
import { exampleJobCard, jobExamples } from '@nukkad/contract/jobs/job.examples.ts';
import { describe, expect, it } from 'vitest';
import { startUpstream, startWeb } from '../testing/test-web-server.ts';

const KNOWN = 'aZ09bY';

const [PUNE] = cityExamples.cityList.output.cities as [City];

function send(response: ServerResponse, result: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: true, ...result }));
}

/** Starts an API with one job. It responds when `gate` resolves. */
async function startSite({ gate = Promise.resolve(), env = {}, job = {} as object, near = 1234 } = {}) {
  const asked: string[] = [];
  const detail = { ...jobExamples.jobByShareId.output.job, ...exampleJobCard, ...job };
  const api = await startUpstream(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const isJob = request.url === routes.jobByShareId.path;
    if (request.url === routes.cityList.path)
      return send(response, routes.cityList.encodeResult(cityExamples.cityList.output));
    if (request.url === routes.jobCountNear.path) {
      asked.push(`near ${JSON.parse(text).city}`);
      return send(
        response,
        routes.jobCountNear.encodeResult({ near, total: 5000, companies: 90, cities: 24 }),
      );
    }
    asked.push(isJob ? JSON.parse(text).shareId : 'options');
    await gate;
    const isKnown = !isJob || JSON.parse(text).shareId.startsWith('aZ');
    const result = isJob
      ? routes.jobByShareId.encodeResult({ job: detail })
      : routes.jobFilterOptions.encodeResult(jobExamples.jobFilterOptions.output);
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(isKnown ? { success: true, ...result } : { success: false, code: 'NOT_FOUND', msg: '' }),
    );
  });
  const web = await startWeb({ api: api.origin, env });
  const picture = (path: string, init?: RequestInit) =>
    fetch(`${web.origin}/previews/${path}`, { redirect: 'manual', ...init });
  return { ...web, asked, picture };
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the picture of a job', () => {
  it('is a PNG of the right size, different in each language', async () => {
    const { picture } = await startSite();
    const pictures = await Promise.all(
      ['en', 'hi', 'mr'].map(async (language) => {
        const response = await picture(`${language}/jobs/${KNOWN}.png`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('image/png');
        expect(response.headers.get('content-language')).toBe(language);
        expect(response.headers.get('cache-control')).toContain('public, max-age=600, s-maxage=600');
        const bytes = await bytesOf(response);
        const { width, height } = await loadImage(bytes);
        expect([width, height]).toEqual([1200, 630]);
        return bytes.toString('base64');
      }),
    );
    expect(new Set(pictures).size).toBe(3);
  });

  it('is drawn once for concurrent requests, and 304 for a known ETag', async () => {
    const { picture, asked } = await startSite();
    const path = `en/jobs/${KNOWN}.png`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => picture(path)));
    expect(asked.toSorted()).toEqual([KNOWN, 'options']);
    const etag = answers[0]?.headers.get('etag') ?? '';
    const again = await picture(path, { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } });
    expect([again.status, (await bytesOf(again)).byteLength]).toEqual([304, 0]);
    const packed = await picture(path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers.get('content-encoding')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['en/jobs/zzzzzz.png', 'that there is not'],
    ['en/jobs/aZ09bY9.png', 'of another length'],
    ['xx/jobs/aZ09bY.png', 'in another language'],
    ['en/jobs/aZ09bY.svg', 'of another type'],
    ['en/jobs/../aZ09bY.png', 'elsewhere'],
    ['en.png', 'of nothing'],
  ])('%s, %s, is 404 and not cached', async (path) => {
    const { picture, log } = await startSite();
    const response = await picture(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(log.join('')).not.toContain('"level":50');
  });

  it('draws any text of an employer, however long, in any script', async () => {
    const titles = ['</text><script>&amp;', 'क'.repeat(5000), 'சமையல்காரர்', '\u202Ekooc 🔥', ' '];
    for (const title of titles) {
      const { picture } = await startSite({ job: { title, pay: { min: null, max: null }, locality: null } });
      const response = await picture(`hi/jobs/${KNOWN}.png`);
      expect([title.slice(0, 9), response.status]).toEqual([title.slice(0, 9), 200]);
      expect((await bytesOf(response)).byteLength).toBeLessThan(200_000);
    }
  });

  it('redirects to a file while the API is down', async () => {
    const { origin } = await startWeb({});
    const response = await fetch(`${origin}/previews/en/jobs/${KNOWN}.png`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/share.png');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('redirects to a file if too many are requested at the same time', async () => {
    const gate = Promise.withResolvers<void>();
    const { picture, asked } = await startSite({ gate: gate.promise });
    const idOf = (at: number) => `aZ09${String(at).padStart(2, '0')}`;
    const first = Array.from({ length: 16 }, (_, at) => picture(`en/jobs/${idOf(at)}.png`));
    while (asked.length < 17) await wait(5);
    const more = await picture(`en/jobs/${idOf(16)}.png`);
    expect([more.status, more.headers.get('location')]).toEqual([302, '/share.png']);
    gate.resolve();
    expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await picture(`en/jobs/${idOf(16)}.png`)).status).toBe(200);
  });

  it('counts against the page limit of a network', async () => {
    const { picture } = await startSite({ env: { PAGES_PER_MINUTE: '1' } });
    expect((await picture(`en/jobs/${KNOWN}.png`)).status).toBe(200);
    expect((await picture(`hi/jobs/${KNOWN}.png`)).status).toBe(302);
    expect((await picture(`en/jobs/${KNOWN}.png`)).status).toBe(200);
  });
});

describe('the picture of the site', () => {
  it('exists in each language without an API call', async () => {
    const { picture, asked } = await startSite();
    const pictures = await Promise.all(
      ['en', 'hi', 'mr'].map(async (language) =>
        (await bytesOf(await picture(`${language}/jobs.png`))).toString('hex'),
      ),
    );
    expect(new Set(pictures).size).toBe(3);
    expect(asked).toEqual([]);
  });
});

describe('the picture of a city', () => {
  it('shows in each language how many jobs are near', async () => {
    const { picture, asked } = await startSite();
    const other = await startSite({ near: 1235 });
    const path = (language: string) => `${language}/cities/${PUNE.key}.png`;
    const drawn = async (response: Response) => (await bytesOf(response)).toString('hex');
    const pictures = [];
    for (const language of ['en', 'hi', 'mr']) pictures.push(await drawn(await picture(path(language))));
    pictures.push(await drawn(await other.picture(path('en'))));
    expect(new Set(pictures).size).toBe(4);
    expect(asked).toEqual([`near ${PUNE.names.en}`, `near ${PUNE.names.en}`, `near ${PUNE.names.en}`]);
  });

  it('is 404 for an unknown city', async () => {
    const { picture, asked } = await startSite();
    expect((await picture('en/cities/atlantis.png')).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
