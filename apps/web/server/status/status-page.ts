import { LANGUAGES } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { WebConfig } from '../config.ts';
import { readStatus, type Status } from './read-status.ts';
import { statusHtml } from './status-html.ts';

/** Seconds for which a status is cached, so that many visitors cause only one check. */
const FRESH_SECONDS = 10;

/** Serves `/status` in three languages. The page works even if the API and the chat service are down. */
export async function statusPage(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  const read = async (): Promise<{ status: Status; at: Date }> => ({
    status: await readStatus(config),
    at: new Date(),
  });
  const cache = new LRUCache<'status', { status: Status; at: Date }>({
    max: 1,
    ttl: FRESH_SECONDS * 1000,
    fetchMethod: read,
  });
  for (const language of LANGUAGES) {
    app.get(pathInLanguage('/status', language), async (_request, reply) => {
      const { status, at } = await cache.forceFetch('status');
      return reply
        .type('text/html; charset=utf-8')
        .header('content-language', language)
        .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
        .send(statusHtml(status, language, config.site.brand, at));
    });
  }
}
