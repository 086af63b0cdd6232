import fp from 'fastify-plugin';

/**
 * Logs one line per request: the route's pattern (never its values), status and time. Bodies and addresses are not
 * logged.
 */
export const requestLogPlugin = fp(async (app) => {
  app.addHook('onResponse', (request, reply, done) => {
    // Requests that are refused because of overload are logged as a number, so that a flood does not fill the disk.
    if (request.isShed) return done();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
});
