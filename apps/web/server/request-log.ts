import fastifyPlugin from 'fastify-plugin';

/** Routes whose pattern says nothing: files of the build, and what watches the server. */
const QUIET = /^\/(?:assets|fonts|icons|healthz|readyz)/;

/** One line a request: the route's pattern (never its values), status, time. Paths, bodies and addresses stay out. */
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
