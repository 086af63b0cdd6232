import fastifyPlugin from 'fastify-plugin';

/** Frequent routes, logged at debug level only: files of the build, and health checks. */
const QUIET = /^\/(?:assets|fonts|icons|healthz|readyz)/;

/** Logs one line for each request: method, route pattern, status and time. Paths, bodies and client addresses are not logged. */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const facts = {
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (QUIET.test(route)) request.log.debug(facts, 'answered');
    else request.log.info(facts, 'answered');
    done();
  });
});
