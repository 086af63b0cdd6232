import { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { describe, expect, it } from 'vitest';
import { startWeb } from '../testing/test-web-server.ts';

const PUBLIC_ORIGIN = 'https://jobs.example';
const SHEET = { page: 'list', language: 'mr', vitals: { LCP: 1900, CLS: 0.02, INP: 90 } };
const FAULT = { page: 'job', language: 'hi', name: 'TypeError', at: ['at f (https://x/assets/a-1.js:1:2)'] };

async function start() {
  const metrics = new Metrics('web');
  const reported: object[] = [];
  const browserFaults = {
    report: (fault: object, facts?: object) => void reported.push({ ...fault, ...facts }),
    close: async () => {},
  };
  const { origin } = await startWeb({ env: { PUBLIC_ORIGIN }, parts: { metrics, browserFaults } });
  const send = async (path: string, body: string, headers: Record<string, string> = {}) =>
    (
      await fetch(`${origin}/beacons/${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      })
    ).status;
  const lines = async () =>
    (await metrics.text()).split('\n').filter((line) => /^nukkad_web_\w+(count|sum)\{/.test(line));
  return { send, reported, lines };
}

describe('reports of browsers', () => {
  it('are counted by kind of page and language', async () => {
    const { send, lines } = await start();
    expect(await send('vitals', JSON.stringify(SHEET), { origin: PUBLIC_ORIGIN })).toBe(204);
    expect(await send('vitals', JSON.stringify({ ...SHEET, vitals: { LCP: 100 } }))).toBe(204);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'nukkad_web_vital_seconds_sum{service="web",vital="LCP",page="list",language="mr"} 2',
        'nukkad_web_vital_seconds_count{service="web",vital="INP",page="list",language="mr"} 1',
        'nukkad_web_layout_shift_sum{service="web",page="list",language="mr"} 0.02',
      ]),
    );
  });

  it.each([
    ['another page', { ...SHEET, page: '/jobs/9822012345' }],
    ['another language', { ...SHEET, language: 'ta' }],
    ['another measure', { ...SHEET, vitals: { LCP: 1, phone: 1 } }],
    ['less than nothing', { ...SHEET, vitals: { LCP: -1 } }],
    ['more than ten minutes', { ...SHEET, vitals: { LCP: 600_001 } }],
    ['something more', { ...SHEET, who: 'asha' }],
    ['no sheet', 'LCP'],
  ])('add no time series for %s', async (_what, sheet) => {
    const { send, lines } = await start();
    expect(await send('vitals', JSON.stringify(sheet))).toBe(400);
    expect(await send('vitals', 'half a {')).toBe(400);
    expect(await lines()).toEqual([]);
  });

  it('forward errors of the site’s scripts with name and stack', async () => {
    const { send, reported } = await start();
    expect(await send('fault', JSON.stringify(FAULT))).toBe(204);
    const foreign = { ...FAULT, at: ['at f (chrome-extension://abc/x.js:1:2)'] };
    expect(await send('fault', JSON.stringify(foreign))).toBe(204);
    expect(await send('fault', JSON.stringify({ ...FAULT, name: 'call +91 98220' }))).toBe(400);
    expect(await send('fault', JSON.stringify({ ...FAULT, message: 'words' }))).toBe(400);
    expect(reported).toEqual([FAULT]);
  });

  it('are accepted only from the site’s pages, in limited size and number', async () => {
    const { send, lines } = await start();
    const sheet = JSON.stringify(SHEET);
    expect(await send('vitals', sheet, { origin: 'https://other.example' })).toBe(403);
    expect(await send('vitals', sheet, { 'content-type': 'application/json' })).toBe(415);
    expect(await send('vitals', sheet + ' '.repeat(8192 - sheet.length))).toBe(204);
    expect(await send('vitals', sheet + ' '.repeat(8193 - sheet.length))).toBe(413);
    const answers = new Set<number>();
    for (let round = 0; round < 30; round += 1)
      for (const status of await Promise.all(Array.from({ length: 20 }, () => send('vitals', sheet))))
        answers.add(status);
    expect([...answers].sort()).toEqual([204, 429]);
    const [counted] = (await lines()).filter((line) => line.includes('layout_shift_count'));
    expect(counted).toMatch(/ 600$/);
  });

  it('are ignored without metrics', async () => {
    const { origin } = await startWeb({});
    const body = JSON.stringify(SHEET);
    const response = await fetch(`${origin}/beacons/vitals`, { method: 'POST', body });
    expect(response.status).toBe(204);
  });
});
