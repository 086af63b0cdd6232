import type { FastifyInstance } from 'fastify';
import type { RedirectedPage, RenderedPage, RenderRequest } from '../src/entry-server.tsx';
import type { Assets } from './assets.ts';
import type { WebConfig } from './config.ts';
import { documentHtml } from './document-html.ts';
import { faultFacts } from './fault-facts.ts';

type Render = (request: RenderRequest) => Promise<RenderedPage | RedirectedPage>;

const RETRY_SECONDS = 30;

/** Every address that is no asset and no call is a page: rendered whole, with its data and its true status. */
export async function pages(
  app: FastifyInstance,
  options: { config: WebConfig; assets: Assets },
): Promise<void> {
  const { config, assets } = options;
  const entry = `${config.distFolder}/server/entry-server.js`;
  const { render } = (await import(entry)) as { render: Render };
  app.get('/*', async (request, reply) => {
    const page = await render({
      url: new URL(config.publicOrigin + request.url),
      apiOrigin: config.apiOrigin,
      publicOrigin: config.publicOrigin,
      site: config.site,
      languageCookie: request.cookies.nukkad_language,
      themeCookie: request.cookies.nukkad_theme,
      clientAddress: request.ip,
      onFault: (error) => request.log.error({ fault: faultFacts(error) }, 'a page could not be loaded'),
    });
    if ('redirectTo' in page) return reply.redirect(page.redirectTo, 302);
    reply.code(page.status).type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
    reply.header('vary', 'cookie');
    if (page.status === 503) reply.header('retry-after', RETRY_SECONDS);
    return documentHtml(page, assets.for(page.sources), request.nonce);
  });
}
