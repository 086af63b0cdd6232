import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { FastifyInstance } from 'fastify';
import { registerErrorEnvelopes } from './error-envelope.ts';
import { type ProxyParts, proxyRequest } from './proxy-request.ts';

/**
 * Timeout of a long poll. It is longer than the chat service's ping interval of 25 s, because the service holds a
 * poll open until then.
 */
const POLL_MS = 40_000;

/** Proxies Socket.IO's long polling, which clients use if no WebSocket can be opened. */
export async function chatPolling(app: FastifyInstance, { parts }: { parts: ProxyParts }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  registerErrorEnvelopes(app);
  app.route({
    method: ['GET', 'POST'],
    url: '/',
    handler: (request, reply) => {
      const query = request.url.indexOf('?');
      const path = `${CHAT_SOCKET_PATH}/${query < 0 ? '' : request.url.slice(query)}`;
      const rules = { answerMs: POLL_MS, isLarge: false, isRepeatable: () => false };
      return proxyRequest(request, reply, parts, { path, rules });
    },
  });
}
