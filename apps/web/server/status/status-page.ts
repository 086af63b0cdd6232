import { LANGUAGES } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { PromiseCache } from '@nukkad/promise-cache';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../config.ts';
import { readStatus, type Status } from './read-status.ts';
import { statusHtml } from './status-html.ts';

/** Seconds for which everybody is told the same: however many look, the servers behind are asked once. */
const FRESH_SECONDS = 10;

/** `/status` in three languages: which parts work, from what the servers say of themselves. It needs none of them. */
export async function statusPage(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  const read = async (): Promise<{ status: Status; at: Date }> => ({
    status: await readStatus(config),
    at: new Date(),
  });
  const cache = new PromiseCache<'status', { status: Status; at: Date }>({
    load: read,
    ttl: FRESH_SECONDS * 1000,
  });
  for (const language of LANGUAGES) {
    app.get(pathInLanguage('/status', language), async (_request, reply) => {
      const { status, at } = await cache.get('status');
      return reply
        .type('text/html; charset=utf-8')
        .header('content-language', language)
        .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
        .send(statusHtml(status, language, config.site.brand, at));
    });
  }
}
