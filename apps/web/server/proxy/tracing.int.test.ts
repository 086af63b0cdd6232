import type { IncomingHttpHeaders } from 'node:http';
import { startCollector } from '@nukkad/telemetry/testing/collector.ts';
import { startTracing } from '@nukkad/telemetry/tracing.ts';
import { expect, it, onTestFinished } from 'vitest';
import { startUpstream, startWeb } from '../testing/test-web-server.ts';

const FORGED = {
  'x-request-id': '0f8fad5b-d9cb-469f-a165-70867728950e',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'a=b',
  baggage: 'phone=9822012345',
};
/** Server entry with a page that calls the API while it is rendered. */
const PAGE = `export async function render({ apiOrigin, fetch }) {
  await fetch(apiOrigin + '/jobs');
  return { html: '<html></html>', status: 200, sources: [], state: { language: 'en' } };
}`;

it('sends request id and trace to the API for calls and pages, and ignores those of visitors', async () => {
  const collector = await startCollector();
  onTestFinished(collector.close);
  const seen: IncomingHttpHeaders[] = [];
  const api = await startUpstream((request, response) => {
    seen.push(request.headers);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: 1 };
  const tracing = await startTracing('web', settings);
  const { origin, log } = await startWeb({ api: api.origin, entry: PAGE, parts: { tracing } });
  const body = JSON.stringify({ text: 'a cook called Asha' });
  const json = { 'content-type': 'application/json', ...FORGED };
  await fetch(`${origin}/api/jobs/filterJobsCandidatePanel?q=9822012345`, {
    method: 'POST',
    body,
    headers: json,
  });
  await (await fetch(`${origin}/joblist?text=9822012345`, { headers: FORGED })).text();
  await expect.poll(() => log.filter((line) => line.includes('"answered"')).length).toBe(2);
  await tracing?.close();

  const ids = log.filter((line) => line.includes('"answered"')).map((line) => JSON.parse(line).reqId);
  expect(seen.map((headers) => headers['x-request-id'])).toEqual(ids);
  expect(collector.spans.map(({ name }) => name)).toEqual([
    'POST /api/jobs/filterJobsCandidatePanel',
    'GET /*',
  ]);
  const parents = collector.spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
  expect(seen.map(({ traceparent }) => traceparent)).toEqual(parents);
  for (const headers of seen) {
    expect(headers).not.toHaveProperty('tracestate');
    expect(headers).not.toHaveProperty('baggage');
  }
  for (const sent of collector.seen) expect(sent.body).not.toMatch(/9822012345|Asha|127\.0\.0\.1/);
});

it('sends the request id without a collector too', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const api = await startUpstream((request, response) => {
    seen.push(request.headers);
    response.end('{}');
  });
  const { origin } = await startWeb({ api: api.origin });
  await fetch(`${origin}/api/x`, { headers: FORGED });
  expect(seen[0]?.['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(seen[0]?.['x-request-id']).not.toBe(FORGED['x-request-id']);
  expect(seen[0]).not.toHaveProperty('traceparent');
});
