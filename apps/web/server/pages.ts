import { splitLanguagePath } from '@nukkad/domain/language-path.ts';
import { errorFacts } from '@nukkad/telemetry/error-facts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RenderRequest } from '../src/entry-server.tsx';
import type { WebConfig } from './config.ts';
import { contentPolicy } from './content-policy.ts';
import { documentHtml } from './document-html.ts';
import { inlineScripts } from './inline-scripts.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { pageKey } from './page-cache/page-key.ts';
import { PageResponse, type PageResult } from './page-cache/page-response.ts';
import { pageCaching, RETRY_SECONDS, sendPage } from './page-cache/send-page.ts';
import { pageFetch } from './page-fetch.ts';
import { GatewayError } from './proxy/gateway-error.ts';
import type { WebApp } from './web-app.ts';

/** Timeout for rendering in milliseconds, in addition to the time for the page's API calls. */
const RENDER_MS = 500;

/**
 * Resolves with the page. Rejects with OVERLOADED if it is not ready in time, so that the next page can be rendered.
 */
async function withDeadline<T>(page: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const rejectOverloaded = () => reject(new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS }));
    timer = setTimeout(rejectOverloaded, milliseconds);
  });
  try {
    return await Promise.race([page, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the input for rendering the page of `key`, which all of its readers share. The API's limits count the
 * address of `request`, the first reader.
 */
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

/** Serves every address that no other route handles as a page, rendered on the server with its data and its status code. */
export async function pages(
  app: FastifyInstance,
  options: { config: WebConfig; webApp: WebApp },
): Promise<void> {
  const { config, webApp } = options;
  const { render, assets } = webApp;
  const inline = inlineScripts(assets);

  async function make(key: string, request: FastifyRequest): Promise<PageResult> {
    const release = await app.admitPage(request);
    try {
      const page = await withDeadline(
        render(renderRequest(key, request, config)),
        config.deadlines.page + RENDER_MS,
      );
      if ('redirectTo' in page) return page;
      const { status, state, sources, frames } = page;
      const policy = contentPolicy(config, { inline, frames, styles: [assets.for(sources).styleText] });
      return new PageResponse({ status, language: state.language, body: documentHtml(page, assets), policy });
    } finally {
      release();
    }
  }

  const { maxBytes, freshSeconds } = config.pageCache;
  const cache = new PageCache({ make, maxBytes, freshSeconds });
  app.get('/*', async (request, reply) => {
    const result = await cache.get(pageKey(request.url), request);
    if (result instanceof PageResponse)
      return sendPage(request, reply, result, pageCaching(result, freshSeconds));
    return reply.header('cache-control', 'no-cache').redirect(result.redirectTo, result.status);
  });
}
