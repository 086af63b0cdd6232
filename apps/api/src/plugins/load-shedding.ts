import { AsyncResource } from 'node:async_hooks';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { errorResponse } from '@nukkad/core/errors/error-response.ts';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerHookHandler,
} from 'fastify';
import fp from 'fastify-plugin';
import { readerLanguage } from '../mount/reader-language.ts';
import { addHooks } from './add-hooks.ts';
import { Admission } from './admission.ts';
import { countRefusal } from './count-refusal.ts';
import { type PlaceKind, type PlaceLimits, Places, type Shedding } from './places.ts';

const RETRY_SECONDS = 1;
/** Milliseconds. People notice a delay of half a second, and most requests take less than 50 ms. */
const WAIT_LIMITS = { target: 50, interval: 300, important: 1000 };
const CHECK_EVERY_MS = 10;
/** Milliseconds between two log lines with the number of refused requests. */
const REPORT_EVERY_MS = 20_000;

const overloaded = () => new AppError('OVERLOADED', { retryAfter: RETRY_SECONDS });

/** Returns when the requests of a route are refused; 'never' for health checks. */
function sheddingOf({ config }: { readonly config?: FastifyContextConfig }): Shedding | 'never' {
  return config?.shedding ?? 'first';
}

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

/** Runs `work` again and again until the app closes. */
function repeat(app: FastifyInstance, milliseconds: number, work: () => void): void {
  const timer = setInterval(work, milliseconds);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Load shedding. A limited number of requests is handled at a time, and others wait (`Admission`). Under overload, most
 * requests are refused before their body is read. A request takes a place only when its whole body has arrived, so that
 * slow senders take none. Uploads have separate places. Signing in, codes and applying are refused last.
 */
export const loadSheddingPlugin = fp<Options>(async (app, { limits, headers }) => {
  const places = new Places(limits);
  const admission = new Admission({ places, limits: WAIT_LIMITS, now: () => performance.now() });
  app.decorate('places', places);
  app.decorate('admission', admission);
  app.decorateRequest('isShed', false);
  let refused = 0;
  repeat(app, CHECK_EVERY_MS, () => admission.refuseLate());
  repeat(app, REPORT_EVERY_MS, () => {
    if (refused > 0) app.log.warn({ refused }, 'requests refused because of overload');
    refused = 0;
  });
  app.addHook('onRequest', (request, reply, done) => {
    const shedding = request.is404 ? 'never' : sheddingOf(request.routeOptions);
    // While the process drains, the usual response also asks the client to close the connection.
    const isServed = shedding === 'never' || !admission.refusesAtOnce(shedding, request.network);
    if (isServed || !app.drain.isServing) return done();
    refused += 1;
    request.isShed = true;
    refuseCheaply(request, reply, headers);
  });
  const takePlace =
    (shedding: Shedding): preHandlerHookHandler =>
    (request, { raw }, done) => {
      // The client has disconnected, so the `close` event that frees the place has already happened.
      if (raw.destroyed || raw.closed) return done();
      const { network } = request;
      const settle = (kind: PlaceKind | null) => {
        if (kind === null) {
          refused += 1;
          request.isShed = true;
          return done(overloaded());
        }
        // `onResponse` is not used, because aborted requests never reach it.
        raw.once('close', () => admission.leave(kind, network));
        done();
      };
      // Another request's end settles a waiting request, in the other request's async scope.
      const cancel = admission.enter({ shedding, network, settle: AsyncResource.bind(settle) });
      raw.once('close', cancel);
    };
  app.addHook('onRoute', (route) => {
    const shedding = sheddingOf(route);
    if (shedding !== 'never') addHooks(route, { preHandler: takePlace(shedding) });
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    places: Places;
    admission: Admission;
  }
  interface FastifyRequest {
    /** Whether the request was refused because of overload. Such requests are counted, not logged one by one. */
    isShed: boolean;
  }
}
