import { splitLanguagePath } from '@nukkad/domain/language-path.ts';
import { errorFacts } from '@nukkad/telemetry/error-facts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RenderRequest } from '../src/entry-server.tsx';
import type { WebConfig } from './config.ts';
import { documentHtml } from './document-html.ts';
import { type Made, MadePage } from './page-cache/page-response.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { pageKey } from './page-cache/page-key.ts';
import { pageCaching, RETRY_SECONDS, sendPage } from './page-cache/send-page.ts';
import { pageFetch } from './page-fetch.ts';
import { GatewayError } from './proxy/gateway-error.ts';
import type { WebApp } from './web-app.ts';

/** Milliseconds beyond the API's time for the page itself. */
const RENDER_MS = 500;

/** A page that is not ready in time is given up: the reader is told, the place is free for another. */
async function inTime<T>(page: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS }));
    timer = setTimeout(giveUp, milliseconds);
  });
  try {
    return await Promise.race([page, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What is rendered is the same for all who ask for `key`; `request` is whoever asked first. */
function renderRequest(key: string, request: FastifyRequest, config: WebConfig): RenderRequest {
  return {
    url: new URL(config.publicOrigin + key),
    language: splitLanguagePath(key).language,
    apiOrigin: config.apiOrigin,
    publicOrigin: config.publicOrigin,
    site: config.site,
    clientAddress: request.ip,
    fetch: pageFetch(config.deadlines.page),
    onFault: (error) => request.log.error({ fault: errorFacts(error) }, 'a page could not be loaded'),
  };
}

/** Every address that is no asset and no call is a page: rendered whole, with its data and its true status. */
export async function pages(
  app: FastifyInstance,
  options: { config: WebConfig; webApp: WebApp },
): Promise<void> {
  const { config, webApp } = options;
  const { render, assets } = webApp;

  async function make(key: string, request: FastifyRequest): Promise<Made> {
    const release = await app.admitPage(request);
    try {
      const page = await inTime(
        render(renderRequest(key, request, config)),
        config.deadlines.page + RENDER_MS,
      );
      if ('redirectTo' in page) return page;
      const { status, state, frames } = page;
      return new MadePage({ status, language: state.language, body: documentHtml(page, assets), frames });
    } finally {
      release();
    }
  }

  const { maxBytes, freshSeconds } = config.pageCache;
  const cache = new PageCache({ make, maxBytes, freshSeconds });
  app.get('/*', async (request, reply) => {
    const made = await cache.get(pageKey(request.url), request);
    if (made instanceof MadePage)
      return sendPage(request, reply.allowFrames(made.frames), made, pageCaching(made, freshSeconds));
    return reply.header('cache-control', 'no-cache').redirect(made.redirectTo, made.status);
  });
}
