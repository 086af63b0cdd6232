import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { addHooks } from './add-hooks.ts';
import { type BodyLimits, UnfinishedBodies } from './unfinished-bodies.ts';

const LOOK_EVERY = 1000;
/** Routes with a body limit above this size in bytes accept pictures in JSON, which may arrive slowly. */
const BIG_BODY_BYTES = 256 * 1024;

/** Returns whether the headers of a request announce a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

/**
 * Applies time limits to request bodies. While a body arrives, its request takes no place and its handler has not
 * started.
 */
export const slowBodiesPlugin = fp<{ limits: BodyLimits }>(async (app, { limits }) => {
  const unfinished = new UnfinishedBodies(limits);
  const timer = setInterval(() => unfinished.endLate(performance.now()), LOOK_EVERY);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  const watch =
    (isBig: boolean): onRequestHookHandler =>
    (request, reply, done) => {
      if (!hasBody(request) || unfinished.add(request, reply, isBig, performance.now())) return done();
      done(new AppError('OVERLOADED', { retryAfter: 1 }));
    };
  app.addHook('onRoute', (route) => {
    const isBig = route.config?.shedding === 'upload' || (route.bodyLimit ?? 0) > BIG_BODY_BYTES;
    addHooks(route, { onRequest: watch(isBig) });
  });
  // Unknown URLs have no route.
  const watchSmall = watch(false);
  app.addHook('onRequest', function (request, reply, done) {
    if (request.is404) watchSmall.call(this, request, reply, done);
    else done();
  });
});
