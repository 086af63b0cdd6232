import fp from 'fastify-plugin';
import { searchSource } from './search-replica.ts';

/** Neither counted nor turned away. */
const ALWAYS = { config: { rateLimit: false, shedding: 'never' } } as const;

/**
 * `/healthz`: the process lives. `/readyz`: it can reach its database, and is not about to leave; beside it whether
 * one-time codes can be sent, for the page that tells people what works, and from where searches are read, if there is a
 * choice: without its replica a server is as ready as with it.
 */
export const healthPlugin = fp(async (app) => {
  app.get('/healthz', ALWAYS, async () => ({ status: 'ok' }));
  app.get('/readyz', ALWAYS, async (request, reply) => {
    if (!app.drain.isServing) return reply.status(503).send({ status: 'leaving' });
    const { database, sms, settings } = app.container;
    if (await database.isReady()) {
      const isPaused = await settings.read().then(
        ({ maintenance }) => maintenance !== null,
        () => false,
      );
      const paused = isPaused ? { maintenance: true } : {};
      return { status: 'ready', codes: sms !== null, search: searchSource(database), ...paused };
    }
    request.log.warn('database out of reach');
    return reply.status(503).send({ status: 'database out of reach' });
  });
});
