import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@nukkad/security';
import type { Valkey } from '@nukkad/valkey';
import { sharedRateLimitStore } from '@nukkad/valkey/rate-limit-store.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { WebConfig } from '../config.ts';
import { GatewayError } from '../proxy/gateway-error.ts';
import { Places, type Release } from './places.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets a page be made for whoever asks, or throws; the answer gives its place back. */
    admitPage(request: FastifyRequest): Promise<Release>;
  }
}

const RETRY_SECONDS = 5;

export interface PageLimitsOptions {
  readonly limits: WebConfig['limits'];
  /** Null where this process counts by itself. */
  readonly valkey: Valkey | null;
}

/**
 * Pages that are made cost this process its processor: so many a minute for a network address, and so many at once for
 * all. What is there already costs nobody anything.
 */
export const pageLimits = fastifyPlugin<PageLimitsOptions>(async (app, { limits, valkey }) => {
  const places = new Places(limits.pages);
  const store = valkey === null ? {} : { store: sharedRateLimitStore(valkey, 'web') };
  await app.register(rateLimit, { global: false, ...store });
  const countPage = app.createRateLimit({
    max: limits.pagesPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
  });

  async function requireRate(request: FastifyRequest): Promise<void> {
    if (limits.pagesPerMinute === 0) return;
    const counted = await countPage(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new GatewayError('RATE_LIMITED', { retryAfter: counted.ttlInSeconds });
  }

  app.decorate('admitPage', async (request) => {
    await requireRate(request);
    const release = places.take();
    if (!release) throw new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS });
    return release;
  });
});

/** For what is made while it is sent: its place is held until the last byte has gone, or the reader has. */
export async function placeUntilSent(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.raw.once('close', await request.server.admitPage(request));
}
