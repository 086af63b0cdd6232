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
    /** Takes a place for a page that is to be made; throws NotAdmitted. The caller gives the place back. */
    admitPage(request: FastifyRequest): Promise<Release>;
  }
}

const RETRY_SECONDS = 5;
/** A /48 may ask for twice as many pages a minute as one line: it can be one customer or a part of a carrier. */
const PAGES_OF_SITE = 2;

type Limits = WebConfig['limits'];

export interface PageLimitsOptions {
  readonly limits: Limits;
  /** Null if this process counts by itself. */
  readonly valkey: Valkey | null;
}

/** Counts pages a minute by network, and IPv6 by its /48 too. Returns a check that throws NotAdmitted. */
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
    max: pagesPerMinute * PAGES_OF_SITE,
    timeWindow,
    keyGenerator: ({ ip }) => siteOf(ip) ?? '',
  });
  return async (request) => {
    const counts = siteOf(request.ip) === null ? [byNetwork] : [byNetwork, bySite];
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new NotAdmitted('RATE_LIMITED', { asker: request, retryAfter: counted.ttlInSeconds });
    }
  };
}

/**
 * Limits for making pages, which costs this process its processor: a rate for each network, and places for pages made
 * at the same time, of which a network gets a share. Pages in the cache count against neither.
 */
export const pageLimits = fastifyPlugin<PageLimitsOptions>(async (app, { limits, valkey }) => {
  const places = new PagePlaces(limits);
  const store = valkey === null ? {} : { store: sharedRateLimitStore(valkey, 'web') };
  await app.register(rateLimit, { global: false, ...store });
  const requireRate = pageRate(app, limits);

  app.decorate('admitPage', async (request) => {
    await requireRate(request);
    const release = places.take(request.ip);
    if (!release) throw new NotAdmitted('OVERLOADED', { asker: request, retryAfter: RETRY_SECONDS });
    return release;
  });
});

/** Holds a place for an answer that is made while it is sent: until its last byte has gone, or its reader has. */
export async function placeUntilSent(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.raw.once('close', await request.server.admitPage(request));
}
