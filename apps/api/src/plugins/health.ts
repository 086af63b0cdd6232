import fp from 'fastify-plugin';

/** `/healthz`: the process lives. `/readyz`: it can reach its database. */
export const healthPlugin = fp(async (app) => {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await app.container.database.query('SELECT 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'database out of reach');
      return reply.status(503).send({ status: 'database out of reach' });
    }
  });
});
