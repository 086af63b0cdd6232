import fp from 'fastify-plugin';
import type { Metrics } from './metrics.ts';

/** Counts each answer under its route's pattern, and never under the address that was asked for. */
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
