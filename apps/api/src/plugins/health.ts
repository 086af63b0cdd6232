import fp from 'fastify-plugin';

/** Neither counted nor turned away. */
const ALWAYS = { config: { rateLimit: false, shedding: 'never' } } as const;

/**
 * `/healthz`: the process lives. `/readyz`: it can reach its database, and is not about to leave; beside it whether
 * one-time codes can be sent, for the page that tells people what works.
 */
export const healthPlugin = fp(async (app) => {
  app.get('/healthz', ALWAYS, async () => ({ status: 'ok' }));
  app.get('/readyz', ALWAYS, async (request, reply) => {
    if (!app.drain.isServing) return reply.status(503).send({ status: 'leaving' });
    if (await app.container.database.isReady()) return { status: 'ready', codes: app.container.sms !== null };
    request.log.warn('database out of reach');
    return reply.status(503).send({ status: 'database out of reach' });
  });
});
