import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyReply, FastifyRequest, onRequestHookHandler, preHandlerHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { addHooks } from './add-hooks.ts';
import { type PlaceKind, type PlaceLimits, Places, type Shedding } from './places.ts';

const RETRY_SECONDS = 1;

/**
 * Takes a place for a request and frees it when the response closes. `onResponse` is not used, because aborted
 * requests never reach it.
 */
function hold(places: Places, kind: PlaceKind, { network }: FastifyRequest, { raw }: FastifyReply): void {
  // The client disconnected while the session was read, so the `close` event that frees the place has already
  // happened.
  if (raw.destroyed || raw.closed) return;
  places.take(kind, network);
  raw.once('close', () => places.giveBack(kind, network));
}

/**
 * Load shedding: refuses requests with a retry time while too many are in progress, so that those under way finish
 * quickly. A request takes a place only when its whole body has arrived, so that slow senders take none. Uploads have
 * separate places and take one when their headers arrive. Signing in, codes and applying are refused last.
 */
export const loadSheddingPlugin = fp<{ limits: PlaceLimits }>(async (app, { limits }) => {
  const places = new Places(limits);
  app.decorate('places', places);
  // Refuses a request before its body is read if it would be refused afterwards.
  const refuseEarly =
    (shedding: Shedding): onRequestHookHandler =>
    (request, _reply, done) => {
      if (places.free(shedding, request.network) !== null) return done();
      done(overloaded());
    };
  const takePlace =
    (shedding: Shedding): preHandlerHookHandler =>
    (request, reply, done) => {
      const kind = places.free(shedding, request.network);
      if (kind === null) return done(overloaded());
      hold(places, kind, request, reply);
      done();
    };
  app.addHook('onRoute', (route) => {
    const shedding = route.config?.shedding ?? 'first';
    if (shedding === 'never') return;
    addHooks(route, { onRequest: refuseEarly(shedding), preHandler: takePlace(shedding) });
  });
});

function overloaded(): AppError {
  return new AppError('OVERLOADED', { retryAfter: RETRY_SECONDS });
}

declare module 'fastify' {
  interface FastifyInstance {
    places: Places;
  }
}
