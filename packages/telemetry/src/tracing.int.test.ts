import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCollector } from './testing/collector.ts';
import { startTracing, type Tracing } from './tracing.ts';
import { readRequestId, travelHeaders, workScope } from './work-scope.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

const start = (more: object = {}) =>
  startTracing('test', {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: 1,
    ...more,
  }) as Promise<Tracing>;

describe('traces', () => {
  it('are disabled if no collector is configured', async () => {
    expect(await startTracing('test', { OTEL_TRACES_SAMPLER_ARG: 1 })).toBeNull();
  });

  it('reach a collector over OTLP with the configured headers, each span within its parent', async () => {
    const tracing = await start({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key, other=1' });
    const outer = tracing.begin('GET', 'server', undefined);
    const inner = tracing.begin('task push', 'consumer', outer.traceparent);
    inner.end({ 'nukkad.task': 'push' }, true);
    outer.end({ name: 'GET /jobs', 'http.response.status_code': 200 });
    await tracing.close();
    expect(collector.seen[0]).toMatchObject({
      path: '/v1/traces',
      headers: { 'x-key': 'a key', other: '1' },
    });
    const [task, request] = collector.spans;
    expect(task).toMatchObject({ name: 'task push', service: 'nukkad-test', status: { code: 2 } });
    expect(task?.attributes).toEqual([{ key: 'nukkad.task', value: { stringValue: 'push' } }]);
    expect(request).toMatchObject({ name: 'GET /jobs' });
    expect(request?.status.code ?? 0).toBe(0);
    expect([task?.traceId, task?.parentSpanId]).toEqual([request?.traceId, request?.spanId]);
    expect(outer.traceparent).toBe(`00-${request?.traceId}-${request?.spanId}-01`);
  });

  it.each(['nonsense', '00-short-short-01', ''])(
    'start a new trace after an invalid parent: %j',
    async (parent) => {
      const tracing = await start();
      tracing.begin('GET', 'server', parent).end({});
      await tracing.close();
      expect(collector.spans).toHaveLength(1);
      expect(collector.spans[0]?.parentSpanId ?? '').toBe('');
    },
  );

  it('are sampled by the configured share, each trace completely or not at all', async () => {
    const tracing = await start({ OTEL_TRACES_SAMPLER_ARG: 0 });
    const outer = tracing.begin('GET', 'server', undefined);
    expect(outer.traceparent).toMatch(/-00$/);
    tracing.begin('task', 'consumer', outer.traceparent).end({});
    outer.end({});
    await tracing.close();
    expect(collector.spans).toEqual([]);
  });

  it('delay nothing if the collector cannot be reached', async () => {
    const tracing = await start();
    collector.close();
    tracing.begin('GET', 'server', undefined).end({});
    await expect(tracing.close()).resolves.toBeUndefined();
  });
});

describe('the scope of a request', () => {
  it('sends its id and span to the next server', async () => {
    expect(travelHeaders()).toEqual({});
    const span = { traceparent: '00-a-b-01', end: () => {} };
    const headers = await workScope.run({ requestId: ID, span }, async () => {
      await Promise.resolve();
      return travelHeaders();
    });
    expect(headers).toEqual({ 'x-request-id': ID, traceparent: '00-a-b-01' });
    expect(workScope.run({ requestId: ID }, travelHeaders)).toEqual({ 'x-request-id': ID });
  });

  it('accepts only valid ids', () => {
    expect(readRequestId(ID)).toBe(ID);
    for (const other of [undefined, '', 'x', `${ID}x`, [ID, ID], 'asha@example.in'])
      expect(readRequestId(other)).toBeUndefined();
  });
});
