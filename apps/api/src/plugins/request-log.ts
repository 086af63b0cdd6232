import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Returns the code of a refusal, the security event if there is one, and the id of the login. A login is a random id, so
 * it names nobody, but an operator can find its entries.
 */
function refusalOf({ refusal, session }: FastifyRequest): object {
  if (refusal === null) return {};
  const { code, event } = refusal;
  return { code, event, login: session?.loginId };
}

/**
 * Logs one line per request: the route's pattern (never its values), status and time, and why it was refused. Bodies and
 * addresses are not logged.
 */
export const requestLogPlugin = fp(async (app) => {
  app.decorateRequest('refusal', null);
  app.addHook('onResponse', (request, reply, done) => {
    // Requests that are refused because of overload are logged as a number, so that a flood does not fill the disk.
    if (request.isShed) return done();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...refusalOf(request),
      },
      'answered',
    );
    done();
  });
});
