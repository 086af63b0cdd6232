import fp from 'fastify-plugin';

/** One line a request: the route's pattern (never its values), status, time. Bodies and addresses stay out. */
export const requestLogPlugin = fp(async (app) => {
  app.addHook('onResponse', (request, reply, done) => {
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
