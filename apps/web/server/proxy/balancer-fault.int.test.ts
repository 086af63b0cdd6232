import type { RequestListener } from 'node:http';
import { routes } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { startUpstream, startWeb } from '../testing/test-web-server.ts';

const LISTED = `/api${routes.jobFilter.path}`;
const APPLY = '/api/jobseeker/applyJob';
const KEYED = { 'idempotency-key': 'one-action-1' };
const ASKING = `export async function render({ apiOrigin, fetch }) {
  const words = await (await fetch(apiOrigin + '/x')).text();
  return { html: '<html><head></head><body>' + words + '</body></html>', status: 200, sources: [], state: {} };
}`;

/** Starts a load balancer that sends errors of its own for the first requests, then responses of an API. */
async function balancer(status: number, faults: number) {
  let calls = 0;
  const listener: RequestListener = (request, response) => {
    request.resume().on('end', () => {
      calls += 1;
      if (calls > faults)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
      else response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>no server is available</h1>');
    });
  };
  const { origin } = await startUpstream(listener);
  return { origin, calls: () => calls };
}

describe('a balancer’s own answer', () => {
  // A request that reached no server can always be repeated. If the connection was lost, only a repeatable request
  // can.
  it.each([
    [503, LISTED, {}, 200],
    [503, APPLY, {}, 200],
    [502, LISTED, {}, 200],
    [502, APPLY, KEYED, 200],
    [502, APPLY, {}, 503],
    [504, LISTED, {}, 200],
    [504, APPLY, {}, 503],
  ])('%i to %s with %o becomes %i', async (status, path, headers, expected) => {
    const api = await balancer(status, 1);
    const { origin } = await startWeb({ api: api.origin });
    const response = await fetch(origin + path, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(response.status).toBe(expected);
    expect(api.calls()).toBe(expected === 200 ? 2 : 1);
    const body = await response.json();
    if (expected === 503) expect(body).toMatchObject({ success: false, code: 'OVERLOADED' });
    else expect(body).toEqual({ success: true });
  });

  it('that persists is replaced by an error of this server', async () => {
    const api = await balancer(503, 100);
    const { origin } = await startWeb({ api: api.origin });
    const response = await fetch(origin + LISTED, { method: 'POST', body: '{}' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({ code: 'OVERLOADED' });
  });

  it('is retried for a page too', async () => {
    const api = await balancer(502, 1);
    const { origin } = await startWeb({ api: api.origin, entry: ASKING });
    const page = await fetch(`${origin}/joblist`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('{"success":true}');
    expect(api.calls()).toBe(2);
  });

  it('differs from a 503 of the API, which is sent unchanged', async () => {
    const own = JSON.stringify({ success: false, code: 'OVERLOADED', own: true });
    const { origin: api } = await startUpstream((_request, response) => {
      response.writeHead(503, { 'content-type': 'application/json' }).end(own);
    });
    const { origin } = await startWeb({ api });
    const response = await fetch(origin + LISTED, { method: 'POST', body: '{}' });
    expect(await response.text()).toBe(own);
  });
});
