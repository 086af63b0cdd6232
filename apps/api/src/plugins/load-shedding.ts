import { AppError } from '@nukkad/core/errors/app-error.ts';
import { errorResponse } from '@nukkad/core/errors/error-response.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readerLanguage } from '../mount/reader-language.ts';
import { addHooks } from './add-hooks.ts';
import { countRefusal } from './count-refusal.ts';
import { type PlaceKind, type PlaceLimits, Places } from './places.ts';
import { hasBody } from './slow-bodies.ts';

const RETRY_SECONDS = 1;
/** Milliseconds between two log lines with the number of refused requests. */
const REPORT_EVERY_MS = 20_000;

const overloaded = () => new AppError('OVERLOADED', { retryAfter: RETRY_SECONDS });

/** Returns whether the whole request has arrived. */
const hasArrived = (request: FastifyRequest): boolean => request.raw.complete || !hasBody(request);

interface Options {
  readonly limits: PlaceLimits;
  /** Headers that every response has. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends the response of a refused request without the hooks that other responses pass through. Refusing must cost much
 * less than serving, because most requests are refused under heavy load.
 */
function refuseCheaply(request: FastifyRequest, reply: FastifyReply, headers: Options['headers']): void {
  const error = overloaded();
  countRefusal(request, error);
  const body = JSON.stringify(errorResponse(error, readerLanguage(request), request.id));
  reply.hijack();
  reply.raw.writeHead(error.status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
  });
  reply.raw.end(body);
}

/**
 * Load shedding: refuses requests while too many are in progress, so that those in progress finish quickly. A request
 * takes a place when its headers arrive, because most of the time of a busy process passes before its handler runs.
 * While a body arrives, its request has no place, so that slow senders take none. Uploads have separate places. Signing
 * in, codes and applying are refused last, health checks never.
 */
export const loadSheddingPlugin = fp<Options>(async (app, { limits, headers }) => {
  const places = new Places(limits);
  app.decorate('places', places);
  app.decorateRequest('place', null);
  app.decorateRequest('isShed', false);
  let refused = 0;
  const report = setInterval(() => {
    if (refused > 0) app.log.warn({ refused }, 'requests refused because of overload');
    refused = 0;
  }, REPORT_EVERY_MS);
  report.unref();
  app.addHook('onClose', async () => clearInterval(report));

  const giveBack = (request: FastifyRequest) => {
    if (request.place !== null) places.giveBack(request.place, request.network);
    request.place = null;
  };
  /** Returns whether the request may go on. */
  const takePlace = (request: FastifyRequest, { raw }: FastifyReply): boolean => {
    const shedding = request.is404 ? 'never' : (request.routeOptions.config.shedding ?? 'first');
    // After a disconnect, the `close` event that gives the place back has already happened.
    if (shedding === 'never' || request.place !== null || raw.destroyed) return true;
    request.place = places.take(shedding, request.network);
    if (request.place !== null) return true;
    refused += 1;
    request.isShed = true;
    return false;
  };

  app.addHook('onRequest', (request, reply, done) => {
    // `onResponse` is not used, because aborted requests never reach it.
    reply.raw.once('close', () => giveBack(request));
    if (takePlace(request, reply)) return done();
    // While the process drains, the usual response also asks the client to close the connection.
    if (app.drain.isServing) refuseCheaply(request, reply, headers);
    else done(overloaded());
  });
  app.addHook('onRoute', (route) => {
    // The handler of an upload reads the body itself.
    if (route.config?.shedding === 'upload') return;
    // As a hook of the route it runs after the one that reads the session.
    addHooks(route, {
      preParsing: (request, _reply, payload, done) => {
        if (!hasArrived(request)) giveBack(request);
        done(null, payload);
      },
    });
  });
  app.addHook('preValidation', (request, reply, done) =>
    done(takePlace(request, reply) ? undefined : overloaded()),
  );
});

declare module 'fastify' {
  interface FastifyInstance {
    places: Places;
  }
  interface FastifyRequest {
    /** The place that the request has at the moment. */
    place: PlaceKind | null;
    /** Whether the request was refused because of overload. Such requests are counted, not logged one by one. */
    isShed: boolean;
  }
}
