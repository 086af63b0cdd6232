import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { type Made, MadePage } from './page-response.ts';
import { PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

/** Of the memory for pages, for each kind of what is stored beside them. */
const SHARE_OF_MEMORY = 0.25;

interface StoredAnswersOptions {
  readonly config: WebConfig;
  readonly freshSeconds: number;
  /** What stores between here and the reader may do with what is there. */
  readonly caching: string;
  readonly make: (key: string, asker: FastifyRequest) => Promise<Made>;
}

/** Answers with what is made for a key once for all who ask, stored as pages are. */
export function storedAnswers({ config, freshSeconds, caching, make }: StoredAnswersOptions) {
  const maxBytes = config.pageCache.maxBytes * SHARE_OF_MEMORY;
  const cache = new PageCache({ make, maxBytes, freshSeconds });
  return async (request: FastifyRequest, reply: FastifyReply, key: string): Promise<FastifyReply> => {
    const made = await cache.get(key, request);
    if (!(made instanceof MadePage)) return reply.redirect(made.redirectTo, made.status);
    return sendPage(request, reply, made, made.status === 200 ? caching : 'no-store');
  };
}
