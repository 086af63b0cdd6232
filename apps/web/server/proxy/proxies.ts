import { JSON_BODY_BYTES_MAX } from '@nukkad/contract';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../config.ts';
import { HIRE_PREFIX } from '../hire/hire-address.ts';
import { hireApi } from '../hire/hire-api.ts';
import { Places, PlacesByNetwork } from '../limits/places.ts';
import { SlowBodies } from '../limits/slow-bodies.ts';
import { apiProxy } from './api-proxy.ts';
import { chatPolling } from './chat-polling.ts';
import { openUpstream } from './forward.ts';

/** Proxies `/api/*` of both sites to the API and `/chat/socket.io/` to the chat service. */
export async function proxies(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  const { publicOrigin, hireOrigin, deadlines, limits } = config;
  const api = openUpstream(config.apiOrigin);
  const chat = openUpstream(config.chatOrigin);
  app.addHook('onClose', async () => void (await Promise.all([api.close(), chat.close()])));
  const shared = {
    publicOrigin,
    bodies: { bytes: JSON_BODY_BYTES_MAX, totalMs: deadlines.body, idleMs: deadlines.bodyIdle },
    uploads: new PlacesByNetwork(limits.unfinishedPerNetwork),
    slow: new SlowBodies({ perNetwork: limits.unfinishedPerNetwork, slowAfter: deadlines.bodySlow }),
  };
  // Long polls have a limit of their own, so that they do not block API calls.
  const toApi = { ...shared, upstream: api, pending: new Places(limits.calls) };
  const toChat = { ...shared, upstream: chat, pending: new Places(limits.connections) };
  await app.register(apiProxy, { prefix: '/api', parts: toApi });
  if (hireOrigin !== null) {
    const parts = { ...toApi, publicOrigin: hireOrigin };
    await app.register(hireApi, { prefix: `${HIRE_PREFIX}/api`, parts });
  }
  await app.register(chatPolling, { prefix: '/chat/socket.io', parts: toChat });
}
