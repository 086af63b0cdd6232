import { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { describe, expect, it } from 'vitest';
import { startWeb } from '../testing/test-web-server.ts';

const BODY = {
  documentURL: 'https://jobs.example/hi/jobs?cook-9822012345-aZ09bY',
  blockedURL: 'https://evil.example/x.js?phone=9822012345',
  effectiveDirective: 'script-src-elem',
  disposition: 'enforce',
  sourceFile: 'https://jobs.example/assets/entry-1.js',
  sample: 'my name is Asha',
  referrer: 'https://jobs.example/hi/profile?asha',
};
const REPORT = {
  type: 'csp-violation',
  age: 1,
  url: BODY.documentURL,
  user_agent: 'Asha’s phone',
  body: BODY,
};

async function start() {
  const metrics = new Metrics('web');
  const { origin, log } = await startWeb({
    env: { PUBLIC_ORIGIN: 'https://jobs.example', LOG_LEVEL: 'warn' },
    parts: { metrics },
  });
  const send = async (
    body: unknown,
    type = 'application/reports+json',
    headers: Record<string, string> = {},
  ) =>
    (
      await fetch(`${origin}/beacons/policy`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': type, ...headers },
      })
    ).status;
  const logged = () =>
    log.filter((line) => line.includes('violation')).map((line) => JSON.parse(line).violation);
  const counted = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('nukkad_policy_violations_total'));
  return { send, logged, counted, log };
}

describe('reports of policy violations', () => {
  it('are counted, and logged once without addresses, samples or personal data', async () => {
    const { send, logged, counted, log } = await start();
    expect(await send([REPORT, REPORT])).toBe(204);
    expect(await send([REPORT])).toBe(204);
    expect(logged()).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: 'job',
        isEnforced: true,
        at: '/assets/entry-1.js',
      },
    ]);
    expect(log.join('')).not.toMatch(/9822012345|Asha|asha/);
    expect(await counted()).toEqual([
      'nukkad_policy_violations_total{directive="script-src-elem",enforced="true",service="web"} 3',
    ]);
  });

  it('are accepted in the format of older browsers too', async () => {
    const { send, logged } = await start();
    const report = {
      'csp-report': {
        'document-uri': 'https://jobs.example/joblist',
        'blocked-uri': 'inline',
        'violated-directive': "style-src-attr 'self'",
        'script-sample': 'color: red',
        disposition: 'report',
      },
    };
    expect(await send(report, 'application/csp-report')).toBe(204);
    expect(logged()).toEqual([
      { directive: 'style-src-attr', blocked: 'inline', page: 'list', isEnforced: false },
    ]);
  });

  it.each([
    ['a directive that is none', { effectiveDirective: 'call +91 98220' }, { directive: 'unknown' }],
    ['an address that is none', { blockedURL: 'call +91 98220' }, { blocked: 'unknown' }],
    ['data', { blockedURL: 'data:text/html,9822012345' }, { blocked: 'data:' }],
    ['a page that is none', { documentURL: '' }, { page: 'landing' }],
    ['a script of an extension', { sourceFile: 'chrome-extension://abc/9822.js' }, {}],
  ])('do not contain %s', async (_what, body, fact) => {
    const { send, logged, log } = await start();
    expect(await send([{ ...REPORT, body: { ...BODY, ...body } }])).toBe(204);
    expect(logged()[0]).toMatchObject(fact);
    expect(log.join('')).not.toContain('98220');
    expect(log.join('')).not.toContain('extension');
  });

  it('of other types are skipped, and invalid ones are rejected', async () => {
    const { send, logged, counted } = await start();
    expect(await send([{ type: 'deprecation', body: { id: 'x' } }])).toBe(204);
    expect(await send([{ type: 'csp-violation', body: { documentURL: 7 } }])).toBe(204);
    for (const body of ['half a {', '{}', '"x"', { 'csp-report': 7 }]) expect(await send(body)).toBe(400);
    expect(await send([REPORT], 'application/json')).toBe(415);
    expect(await send([REPORT], undefined, { origin: 'https://other.example' })).toBe(403);
    expect(logged()).toEqual([]);
    expect(await counted()).toEqual([]);
  });

  it('are limited in size, number and rate', async () => {
    const { send, counted } = await start();
    expect(await send(Array.from({ length: 20 }, () => REPORT))).toBe(204);
    expect(await send(Array.from({ length: 21 }, () => REPORT))).toBe(400);
    const one = JSON.stringify([REPORT]);
    expect(await send(one + ' '.repeat(32_768 - Buffer.byteLength(one)))).toBe(204);
    expect(await send(one + ' '.repeat(32_769 - Buffer.byteLength(one)))).toBe(413);
    const statuses = new Set<number>();
    for (let round = 0; round < 31; round += 1)
      for (const status of await Promise.all(Array.from({ length: 20 }, () => send([]))))
        statuses.add(status);
    expect([...statuses].sort()).toEqual([204, 429]);
    expect((await counted())[0]).toMatch(/ 21$/);
  });
});
