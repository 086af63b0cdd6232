import fp from 'fastify-plugin';

/** `/healthz`: the process lives. `/readyz`: it can reach its database. */
export const healthPlugin = fp(async (app) => {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    if (await app.container.database.isReady()) return { status: 'ready' };
    request.log.warn('database out of reach');
    return reply.status(503).send({ status: 'database out of reach' });
  });
});
