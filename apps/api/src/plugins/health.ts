import fp from 'fastify-plugin';
import { searchSource } from './search-replica.ts';

/** Exempts the health routes from rate limits and load shedding. */
const ALWAYS = { config: { rateLimit: false, shedding: 'never' } } as const;

/**
 * Mounts the health routes. `/healthz` succeeds while the process is alive. `/readyz` succeeds while the database can
 * be reached and the process is not draining. Its response also says whether one-time codes can be sent and, if there
 * is a replica, where searches are read. A missing replica does not make the server unready.
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
