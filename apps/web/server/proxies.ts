import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from './config.ts';

/** `/api/*` goes to the API without its prefix, `/chat/socket.io` with its upgrade to the chat service. */
export async function proxies(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  await app.register(httpProxy, {
    upstream: config.apiOrigin,
    prefix: '/api',
    rewritePrefix: '/',
    http: { requestOptions: { timeout: 60_000 } },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': new URL(config.publicOrigin).protocol.slice(0, -1),
      }),
    },
  });
  await app.register(httpProxy, {
    upstream: config.chatOrigin,
    prefix: '/chat/socket.io',
    rewritePrefix: '/socket.io',
    websocket: true,
  });
}
