import { AppError } from '@nukkad/core/errors/app-error.ts';
import { errorResponse } from '@nukkad/core/errors/error-response.ts';
import { toAppError } from '@nukkad/core/errors/to-app-error.ts';
import { unavailabilityOf } from '@nukkad/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readerLanguage } from '../mount/reader-language.ts';
import { countRefusal } from './count-refusal.ts';

/**
 * Sends an error response for any thrown value, in the error envelope. Unexpected errors are logged with their cause.
 */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  if (error.code === 'INTERNAL') request.log.error({ err: error.cause ?? error }, 'request failed');
  else if (error.status >= 500) {
    // The reason is a code or the driver's text, because messages of the database may quote what a seeker wrote.
    const reason = error.cause === undefined ? undefined : unavailabilityOf(error.cause);
    request.log.warn({ code: error.code, reason: reason ?? undefined }, 'request turned away');
  }
  countRefusal(request, error);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  reply.header('cache-control', 'no-store');
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorResponse(error, readerLanguage(request), request.id)));
}

/** Sends all errors in the error envelope: thrown ones, Fastify's own, and those of unknown URLs. */
export const errorEnvelopePlugin = fp(async (app) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
});
