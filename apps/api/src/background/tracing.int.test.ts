import { routes } from '@nukkad/contract';
import { startBackground } from '@nukkad/core/background/start-background.ts';
import { startCollector } from '@nukkad/telemetry/testing/collector.ts';
import { startTracing } from '@nukkad/telemetry/tracing.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../test/test-app.ts';

const REQUEST_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const INSIDE = { 'x-request-id': REQUEST_ID, traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` };

it('one request id and one trace link the web server, the API and the queued task', async () => {
  const collector = await startCollector();
  onTestFinished(collector.close);
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: 1 };
  const tracing = await startTracing('api', settings);
  const test = await startTestApp({}, { tracing });
  onTestFinished(() => test.close());
  const { id } = await buildCandidate(test.database, { name: 'Asha Kulkarni', phone: '+919822012345' });
  const { accessToken } = await test.signIn(id);
  const done: object[] = [];
  const log = { info: (line: object) => void done.push(line), warn: () => {}, error: () => {} };
  const background = await startBackground(test.container, log as never);
  onTestFinished(() => background.stop());

  const missing = await test.app.inject({ url: '/nowhere', headers: INSIDE });
  expect(missing.json()).toMatchObject({ requestId: REQUEST_ID });
  const headers = { ...INSIDE, authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const { method, path } = routes.accountDelete;
  const answer = await test.app.inject({ method, url: path, headers, payload: '{}' });
  expect(answer.statusCode).toBe(200);
  const erased = expect.objectContaining({ task: 'erase-accounts', count: 1, requestId: REQUEST_ID });
  await expect.poll(() => done, { timeout: 80_000 }).toContainEqual(erased);
  await tracing?.close();

  const named = (name: string) => collector.spans.find((span) => span.name === name);
  const request = named(`${method} ${path}`);
  expect(request).toMatchObject({ traceId: TRACE_ID, parentSpanId: 'b7ad6b7169203331' });
  expect(named('task erase-accounts')).toMatchObject({ traceId: TRACE_ID, parentSpanId: request?.spanId });
  const ids = collector.spans.flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === 'nukkad.request_id').map(({ value }) => value.stringValue),
  );
  expect(ids).toContain(REQUEST_ID);
  for (const { body } of collector.seen) expect(body).not.toMatch(/Asha|9822012345|Bearer/);
  expect(collector.seen.map(({ body }) => body).join()).not.toContain(id);
}, 120_000);
