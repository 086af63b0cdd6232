import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { PageCache } from './page-cache.ts';
import { PageResponse, type PageResult } from './page-response.ts';
import { sendPage } from './send-page.ts';

/** Maximum size of one such cache, as a share of the page cache's maximum size. */
const SHARE_OF_MEMORY = 0.25;

interface CachedResponsesOptions {
  readonly config: WebConfig;
  readonly freshSeconds: number;
  /** The Cache-Control of successful responses. */
  readonly caching: string;
  readonly make: (key: string, requester: FastifyRequest) => Promise<PageResult>;
}

/** Creates a cache of responses. The returned function sends the response of a key; `make` creates a missing one. */
export function cachedResponses({ config, freshSeconds, caching, make }: CachedResponsesOptions) {
  const maxBytes = config.pageCache.maxBytes * SHARE_OF_MEMORY;
  const cache = new PageCache({ make, maxBytes, freshSeconds });
  return async (request: FastifyRequest, reply: FastifyReply, key: string): Promise<FastifyReply> => {
    const result = await cache.get(key, request);
    if (!(result instanceof PageResponse)) return reply.redirect(result.redirectTo, result.status);
    return sendPage(request, reply, result, result.status === 200 ? caching : 'no-store');
  };
}
