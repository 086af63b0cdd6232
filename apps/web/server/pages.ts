import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import { splitLanguagePath } from '@nukkad/domain/language-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage, RenderRequest } from '../src/entry-server.tsx';
import type { WebConfig } from './config.ts';
import { documentHtml } from './document-html.ts';
import { faultFacts } from './fault-facts.ts';
import { pageFetch } from './page-fetch.ts';
import { GatewayError } from './proxy/gateway-error.ts';
import type { WebApp } from './web-app.ts';

const RETRY_SECONDS = 30;
/** For pages without a language in their address: who has chosen one is led on, which only this server can tell. */
const REVALIDATED = 'public, no-cache';
/** For pages that are the same for everybody: browsers ask each time, stores between need not. */
const SHARED_STORE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
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

function renderRequest(request: FastifyRequest, config: WebConfig): RenderRequest {
  return {
    url: new URL(config.publicOrigin + request.url),
    language: splitLanguagePath(request.url).language,
    apiOrigin: config.apiOrigin,
    publicOrigin: config.publicOrigin,
    site: config.site,
    clientAddress: request.ip,
    fetch: pageFetch(config.deadlines.page),
    onFault: (error) => request.log.error({ fault: faultFacts(error) }, 'a page could not be loaded'),
  };
}

function sendPage(reply: FastifyReply, page: RenderedPage, html: string): FastifyReply {
  const { language } = page.state;
  reply.code(page.status).type('text/html; charset=utf-8').header('content-language', language);
  if (page.status === 503) reply.header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store');
  else reply.header('cache-control', language === DEFAULT_LANGUAGE ? REVALIDATED : SHARED_STORE);
  return reply.send(html);
}

/** Every address that is no asset and no call is a page: rendered whole, with its data and its true status. */
export async function pages(
  app: FastifyInstance,
  options: { config: WebConfig; webApp: WebApp },
): Promise<void> {
  const { config, webApp } = options;
  const { render, assets } = webApp;
  app.get('/*', async (request, reply) => {
    const page = await inTime(render(renderRequest(request, config)), config.deadlines.page + RENDER_MS);
    if ('redirectTo' in page) return reply.header('cache-control', 'no-cache').redirect(page.redirectTo, 302);
    return sendPage(reply, page, documentHtml(page, assets));
  });
}
