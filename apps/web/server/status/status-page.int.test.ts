import type { RequestListener } from 'node:http';
import { routes } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE, startUpstream, startWeb } from '../testing/test-web-server.ts';
import { statusHtml } from './status-html.ts';

const PARTS = [
  'Pages with jobs',
  'Searching for jobs',
  'Messages to companies and to us',
  'Codes by SMS and notices',
];

/** Starts an API with the given status of readiness and search, which counts its requests. */
function api({ ready = 200, codes = true, search = 200 }) {
  const seen: string[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(request.url ?? '');
    const isSearch = request.url === routes.jobFilter.path;
    const body = isSearch ? { success: search === 200 } : { status: 'database 10.0.0.7 out of reach', codes };
    response
      .writeHead(isSearch ? search : ready, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  };
  return { seen, listener };
}

async function statesIn(html: string): Promise<Record<string, boolean>> {
  const rows = [...html.matchAll(/<li><span>(.*?)<\/span><span class="(\w+)">/g)];
  return Object.fromEntries(rows.map(([, name = '', state]) => [name, state === 'well']));
}

async function look(given: Parameters<typeof api>[0], chatStatus = 200) {
  const behind = api(given);
  const upstream = await startUpstream(behind.listener);
  const chat = await startUpstream((_request, response) => void response.writeHead(chatStatus).end('{}'));
  const web = await startWeb({ api: upstream.origin, chat: chat.origin });
  const response = await fetch(`${web.origin}/status`);
  const html = await response.text();
  return { ...web, ...behind, response, html, works: Object.values(await statesIn(html)) };
}

describe('the status page', () => {
  it('shows that each part works', async () => {
    const { response, html, works } = await look({});
    expect(response.status).toBe(200);
    expect(Object.keys(await statesIn(html))).toEqual(PARTS);
    expect(works).toEqual([true, true, true, true]);
    expect(html).toContain('Everything is working.');
  });

  it.each([
    ['the database', { ready: 503, search: 503 }, 200, [false, false, true, false]],
    ['the search', { search: 500 }, 200, [true, false, true, true]],
    ['the chat', {}, 503, [true, true, false, true]],
    ['the sending of codes', { codes: false }, 200, [true, true, true, false]],
  ])('shows that %s is down, without internal details', async (_what, given, chatStatus, works) => {
    const { html, works: found } = await look(given, chatStatus);
    expect(found).toEqual(works);
    expect(html).toContain('Something is not working right now');
    expect(html).not.toMatch(/database|10\.0\.0\.7|127\.0\.0\.1|readyz/);
  });

  it.each([
    ['/status', 'en', 'Not working right now'],
    ['/hi/status', 'hi', 'अभी नहीं चल रहा'],
    ['/mr/status', 'mr', 'सध्या बंद आहे'],
  ])('works when everything else is down: %s', async (path, language, words) => {
    const { origin } = await startWeb({ api: NOWHERE, chat: NOWHERE, env: { BRAND_NAME: 'A & <b>' } });
    const response = await fetch(`${origin}${path}`);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=10']);
    expect(html).toContain(`<html lang="${language}">`);
    expect(Object.values(await statesIn(html))).toEqual([false, false, false, false]);
    expect(html).toContain(`✗ ${words}`);
    expect(html).toContain('A &amp; &lt;b&gt;');
  });

  it.each([
    ['en', 'Checked at 7:05 AM, India time.', 'href="/status">Check again<'],
    ['hi', 'भारत के समय से सुबह 7:05 बजे देखा।', 'href="/hi/status">फिर से देखें<'],
    ['mr', 'भारतीय वेळेनुसार सकाळी 7:05 वाजता पाहिलं.', 'href="/mr/status">पुन्हा पाहा<'],
  ] as const)('shows in %s the time of the check, with a link to check again', (language, time, again) => {
    const all = { pages: true, search: true, messages: true, codes: true, maintenance: false };
    const html = statusHtml(all, language, 'Nukkad Jobs', new Date('2026-11-23T01:35:00Z'));
    expect(html).toContain(`<p>${time}</p>`);
    expect(html).toContain(again);
    expect(html).not.toContain('http-equiv="refresh"');
  });

  it.each([
    ['en', 'We are working on the site. You can read everything, but you cannot change anything right now.'],
    ['hi', 'साइट पर काम चल रहा है। सब पढ़ा जा सकता है, पर अभी कुछ बदला नहीं जा सकता।'],
    ['mr', 'साइटवर काम सुरू आहे. सगळं वाचता येतं, पण आत्ता काही बदलता येणार नाही.'],
  ] as const)('shows in %s that the site is read-only', async (language, sentence) => {
    const upstream = await startUpstream((_request, response) =>
      response.writeHead(200).end('{"success":true,"codes":true,"maintenance":true}'),
    );
    const { origin } = await startWeb({ api: upstream.origin, chat: upstream.origin });
    const html = await (await fetch(`${origin}${language === 'en' ? '' : `/${language}`}/status`)).text();
    expect(html).toContain(`<p role="status">${sentence}</p>`);
    expect(Object.values(await statesIn(html))).toEqual([true, true, true, true]);
  });

  it('checks the servers once for many visitors', async () => {
    const { origin, seen } = await look({});
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${origin}/hi/status`)));
    expect(seen).toHaveLength(2);
  });
});
