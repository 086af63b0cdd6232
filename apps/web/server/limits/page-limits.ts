import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@nukkad/security';
import fastifyPlugin from 'fastify-plugin';
import type { WebConfig } from '../config.ts';
import { GatewayError } from '../proxy/gateway-error.ts';
import { Places } from './places.ts';

const RETRY_SECONDS = 5;
/** Only `retry-after` is told, and only to whom it matters. */
const SILENT = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Pages cost this process its processor: so many a minute for a network address, and so many at once for all. A place
 * comes back when the answer's connection closes, since aborted requests never reach `onResponse`.
 */
export const pageLimits = fastifyPlugin<{ limits: WebConfig['limits'] }>(async (app, { limits }) => {
  if (limits.pagesPerMinute > 0)
    await app.register(rateLimit, {
      max: limits.pagesPerMinute,
      timeWindow: '1 minute',
      addHeaders: SILENT,
      addHeadersOnExceeding: SILENT,
      keyGenerator: ({ ip }) => networkOf(ip),
      errorResponseBuilder: (_request, { ttl }) =>
        new GatewayError('RATE_LIMITED', { retryAfter: Math.ceil(ttl / 1000) }),
    });
  const places = new Places(limits.pages);
  app.addHook('onRequest', async (_request, reply) => {
    const release = places.take();
    if (!release) throw new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS });
    reply.raw.once('close', release);
  });
});
