import fp from 'fastify-plugin';

/** Neither counted nor turned away. */
const ALWAYS = { config: { rateLimit: false, shedding: 'never' } } as const;

/** `/healthz`: the process lives. `/readyz`: it can reach its database, and is not about to leave. */
export const healthPlugin = fp(async (app) => {
  app.get('/healthz', ALWAYS, async () => ({ status: 'ok' }));
  app.get('/readyz', ALWAYS, async (request, reply) => {
    if (!app.drain.isServing) return reply.status(503).send({ status: 'leaving' });
    if (await app.container.database.isReady()) return { status: 'ready' };
    request.log.warn('database out of reach');
    return reply.status(503).send({ status: 'database out of reach' });
  });
});
