import type { AnyRoute } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { authenticate } from './authenticate.ts';

/**
 * Returns a hook that authenticates a request before its body is read, so that nobody uploads a body only to be
 * refused.
 */
export function sessionHook(app: FastifyInstance, auth: AnyRoute['auth']): preParsingHookHandler {
  return (request, _reply, payload, done) => {
    if (request.headers.authorization === undefined) {
      return done(auth === 'seeker' ? new AppError('NOT_SIGNED_IN') : null, payload);
    }
    authenticate(app, request).then(
      (session) => {
        request.session = session;
        done(null, payload);
      },
      (error: Error) => done(error),
    );
  };
}
