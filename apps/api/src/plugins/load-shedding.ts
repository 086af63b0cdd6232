import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';

const RETRY_SECONDS = 1;

/**
 * Turns requests away while too many are being answered: those inside finish quickly, the others are told when to come
 * back. The count falls when the connection's answer closes, since aborted requests never reach `onResponse`.
 */
export const loadSheddingPlugin = fp<{ maxInFlight: number }>(async (app, { maxInFlight }) => {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/healthz') || request.url.startsWith('/readyz')) return done();
    if (inFlight >= maxInFlight) return done(new AppError('OVERLOADED', { retryAfter: RETRY_SECONDS }));
    inFlight++;
    reply.raw.once('close', () => {
      inFlight--;
    });
    done();
  });
});
