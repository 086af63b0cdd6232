import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { FastifyInstance } from 'fastify';
import { answerWithEnvelopes } from './error-envelope.ts';
import { type PassOnParts, passOn } from './proxy-request.ts';

/** A poll is held open until something is to be told, at most for the service's ping interval of 25 s. */
const POLL_MS = 40_000;

/** `/chat/socket.io/` by polling, where no socket gets through. */
export async function chatPolling(app: FastifyInstance, { parts }: { parts: PassOnParts }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  answerWithEnvelopes(app);
  app.route({
    method: ['GET', 'POST'],
    url: '/',
    handler: (request, reply) => {
      const query = request.url.indexOf('?');
      const path = `${CHAT_SOCKET_PATH}/${query < 0 ? '' : request.url.slice(query)}`;
      const passage = { answerMs: POLL_MS, isLarge: false, isRepeatable: () => false };
      return passOn(request, reply, parts, { path, passage });
    },
  });
}
