import rateLimit from '@fastify/rate-limit';
import { networkOf, siteOf } from '@nukkad/server/keys/index.ts';
import { sharedRateLimitStore } from '@nukkad/server/valkey/rate-limit-store.ts';
import type { Valkey } from '@nukkad/server/valkey/valkey.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { WebConfig } from '../config.ts';
import { NotAdmitted } from './not-admitted.ts';
import { PagePlaces } from './page-places.ts';
import type { Release } from './places.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Acquires permission to render one page. Resolves with the function that releases it; rejects with NotAdmitted
     * if a limit is reached.
     */
    admitPage(request: FastifyRequest): Promise<Release>;
  }
}

const RETRY_SECONDS = 5;
/** Limit of an IPv6 /48, as a multiple of one network's limit. A /48 can be one customer or a part of a carrier. */
const SITE_FACTOR = 2;

type Limits = WebConfig['limits'];

export interface PageLimitsOptions {
  readonly limits: Limits;
  /** The shared store of the counts; null if this process counts by itself. */
  readonly valkey: Valkey | null;
}

/**
 * Creates the rate limit: pages per minute for each network and for each IPv6 /48. The returned function throws
 * NotAdmitted.
 */
function pageRate(
  app: FastifyInstance,
  { pagesPerMinute }: Limits,
): (request: FastifyRequest) => Promise<void> {
  if (pagesPerMinute === 0) return async () => {};
  const timeWindow = '1 minute';
  const byNetwork = app.createRateLimit({
    max: pagesPerMinute,
    timeWindow,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  const bySite = app.createRateLimit({
    max: pagesPerMinute * SITE_FACTOR,
    timeWindow,
    keyGenerator: ({ ip }) => siteOf(ip) ?? '',
  });
  return async (request) => {
    const counts = siteOf(request.ip) === null ? [byNetwork] : [byNetwork, bySite];
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new NotAdmitted('RATE_LIMITED', { requester: request, retryAfter: counted.ttlInSeconds });
    }
  };
}

/**
 * Limits the rendering of pages, because it needs processor time. Each network has a rate limit and may render only a
 * share of the concurrent pages. Cached pages do not count.
 */
export const pageLimits = fastifyPlugin<PageLimitsOptions>(async (app, { limits, valkey }) => {
  const places = new PagePlaces(limits);
  const store = valkey === null ? {} : { store: sharedRateLimitStore(valkey, 'web') };
  await app.register(rateLimit, { global: false, ...store });
  const requireRate = pageRate(app, limits);

  app.decorate('admitPage', async (request) => {
    await requireRate(request);
    const release = places.take(request.ip);
    if (!release) throw new NotAdmitted('OVERLOADED', { requester: request, retryAfter: RETRY_SECONDS });
    return release;
  });
});

/** Counts a streamed response as a page that is being rendered, until it is sent or the client disconnects. */
export async function placeUntilSent(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.raw.once('close', await request.server.admitPage(request));
}
