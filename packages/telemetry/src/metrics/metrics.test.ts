import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { fastifyMetrics } from './fastify-metrics.ts';
import { Metrics } from './metrics.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Returns the lines of the metrics text that start with a name. */
async function lines(metrics: Metrics, start: string): Promise<string[]> {
  return (await metrics.text()).split('\n').filter((line) => line.startsWith(start));
}

describe('Metrics', () => {
  it('have counters and gauges with the name of the service', async () => {
    const metrics = new Metrics('api');
    metrics.counter('nukkad_searches_total', 'Searches.', ['outcome']).inc({ outcome: 'empty' }, 2);
    metrics.gauge('nukkad_open', 'Open.', () => 7);
    expect(await lines(metrics, 'nukkad_searches_total')).toEqual([
      'nukkad_searches_total{outcome="empty",service="api"} 2',
    ]);
    expect(await lines(metrics, 'nukkad_open')).toEqual(['nukkad_open{service="api"} 7']);
  });

  it('leave out a gauge that cannot be read at the moment, and its previous value', async () => {
    const metrics = new Metrics('api');
    const readings = [
      () => [{ labels: { queue: 'tasks' }, value: 3 }],
      () => Promise.reject(new Error('database away')),
    ];
    metrics.gauge('nukkad_queue', 'Waiting.', () => readings.shift()?.() ?? [], ['queue']);
    expect(await lines(metrics, 'nukkad_queue')).toEqual(['nukkad_queue{queue="tasks",service="api"} 3']);
    expect(await lines(metrics, 'nukkad_queue')).toEqual([]);
  });

  it('count a request by its route, never by its URL', async () => {
    const metrics = new Metrics('web');
    const app = Fastify();
    await app.register(fastifyMetrics, { metrics });
    app.get('/jobs/:id', async (_request, reply) => reply.status(404).send());
    await app.inject('/jobs/asha-98220?phone=9822012345');
    await app.inject('/wp-login.php');
    expect(await lines(metrics, 'nukkad_request_seconds_count')).toEqual([
      'nukkad_request_seconds_count{service="web",route="/jobs/:id",method="GET",status="4xx"} 1',
      'nukkad_request_seconds_count{service="web",route="unknown",method="GET",status="4xx"} 1',
    ]);
    expect(await metrics.text()).not.toMatch(/asha-98220|9822012345|wp-login/);
  });

  it('are served only at /metrics, on a separate port', async () => {
    const metrics = new Metrics('chat');
    const server = await metrics.listen({ port: 0, host: '127.0.0.1' });
    closing.push(() => server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('nukkad_nodejs_eventloop_lag_seconds');
    expect((await fetch(`${origin}/`)).status).toBe(404);
  });
});
