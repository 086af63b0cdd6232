import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage, RenderRequest } from '../src/entry-server.tsx';
import type { Assets } from './assets.ts';
import type { WebConfig } from './config.ts';
import { documentHtml } from './document-html.ts';

type Render = (request: RenderRequest) => Promise<RenderedPage | Response>;

function webRequest(request: FastifyRequest, config: WebConfig): Request {
  return new Request(new URL(request.url, config.publicOrigin), { method: 'GET' });
}

async function passResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const location = response.headers.get('location');
  if (location) return reply.redirect(location, response.status);
  return reply.code(response.status).send(await response.text());
}

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
      request: webRequest(request, config),
      apiOrigin: config.apiOrigin,
      publicOrigin: config.publicOrigin,
      languageCookie: request.cookies.nukkad_language,
      themeCookie: request.cookies.nukkad_theme,
      clientAddress: request.ip,
    });
    if (page instanceof Response) return passResponse(reply, page);
    reply.code(page.status).type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
    reply.header('vary', 'cookie');
    return documentHtml(page, assets.for(page.sources), request.nonce);
  });
}
