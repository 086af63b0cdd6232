import { JSON_BODY_BYTES_MAX } from '@nukkad/contract';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../config.ts';
import { Places, PlacesByNetwork } from '../limits/places.ts';
import { SlowBodies } from '../limits/slow-bodies.ts';
import { apiProxy } from './api-proxy.ts';
import { chatPolling } from './chat-polling.ts';
import { openUpstream } from './forward.ts';

/** `/api/*` goes to the API without its prefix, `/chat/socket.io/` to the chat service. */
export async function proxies(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  const { publicOrigin, deadlines, limits } = config;
  const api = openUpstream(config.apiOrigin);
  const chat = openUpstream(config.chatOrigin);
  app.addHook('onClose', async () => void (await Promise.all([api.close(), chat.close()])));
  const shared = {
    publicOrigin,
    bodies: { bytes: JSON_BODY_BYTES_MAX, wholeMs: deadlines.body, idleMs: deadlines.bodyIdle },
    uploads: new PlacesByNetwork(limits.unfinishedPerNetwork),
    slow: new SlowBodies({ perNetwork: limits.unfinishedPerNetwork, slowAfter: deadlines.bodySlow }),
  };
  // Polls are held open for long: they must not take the places of calls.
  const toApi = { ...shared, upstream: api, underWay: new Places(limits.calls) };
  const toChat = { ...shared, upstream: chat, underWay: new Places(limits.connections) };
  await app.register(apiProxy, { prefix: '/api', parts: toApi });
  await app.register(chatPolling, { prefix: '/chat/socket.io', parts: toChat });
}
