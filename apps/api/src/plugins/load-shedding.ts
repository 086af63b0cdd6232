import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyReply, FastifyRequest, onRequestHookHandler, preHandlerHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { addHooks } from './add-hooks.ts';
import { type PlaceKind, type PlaceLimits, Places, type Shedding } from './places.ts';

const RETRY_SECONDS = 1;

/** Counts a request until its answer's connection closes, since aborted requests never reach `onResponse`. */
function hold(places: Places, kind: PlaceKind, { network }: FastifyRequest, { raw }: FastifyReply): void {
  // Its caller has gone while the session was looked up: the close that gives the place back is over.
  if (raw.destroyed || raw.closed) return;
  places.take(kind, network);
  raw.once('close', () => places.giveBack(kind, network));
}

/**
 * Turns requests away while too many are being answered: those inside finish quickly, the others are told when to come
 * back. A request is counted once its whole body is there (an upload from its head on, among uploads alone), so that
 * senders who never finish take no places. What nobody should miss even then (signing in, codes, applying) is shed last.
 */
export const loadSheddingPlugin = fp<{ limits: PlaceLimits }>(async (app, { limits }) => {
  const places = new Places(limits);
  app.decorate('places', places);
  // Before the body is read: what would be turned away after it, is turned away now.
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
