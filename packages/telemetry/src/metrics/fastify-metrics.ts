import fp from 'fastify-plugin';
import type { Metrics } from './metrics.ts';

/** Counts each response by the pattern of its route, never by the requested URL. */
export const fastifyMetrics = fp(async (app, { metrics }: { metrics: Metrics }) => {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
});
