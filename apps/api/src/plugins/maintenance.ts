import type { AnyRoute } from '@nukkad/contract';
import type { Maintenance } from '@nukkad/contract/settings.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import fp from 'fastify-plugin';
import { addHooks } from './add-hooks.ts';

/** Commands that stay available in read-only mode. Without them, seekers would be signed out or see no jobs. */
const GOES_ON: ReadonlySet<string> = new Set([
  'session.refresh',
  'session.logout',
  'jobs.byId',
  'jobs.byShareId',
  'notifications.list',
] satisfies AnyRoute['key'][]);

/** Returns whether a route is refused in read-only mode. */
export const isPaused = ({ key, kind }: Pick<AnyRoute, 'key' | 'kind'>): boolean =>
  kind === 'command' && !GOES_ON.has(key);

/**
 * Minimum, default and maximum of Retry-After in seconds. The default applies if read-only mode has no planned end.
 */
const LEAST_SECONDS = 30;
const USUAL_SECONDS = 300;
const MOST_SECONDS = 3600;

/** Returns the seconds after which a client should try again. */
export function retryAfterOf({ until }: Maintenance, now: Date): number {
  if (until === null) return USUAL_SECONDS;
  const left = Math.ceil((new Date(until).getTime() - now.getTime()) / 1000);
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, left));
}

/**
 * Read-only mode: while the setting `maintenance` is on, commands are refused with MAINTENANCE (503) and Retry-After
 * before their body is read. Queries are served as usual. A change of the setting reaches each process within two
 * seconds.
 */
export const maintenancePlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    if (route.config?.isPaused !== true) return;
    addHooks(route, {
      onRequest: (_request, _reply, done) => {
        const { settings, clock } = app.container;
        settings.maintenance().then((maintenance) => {
          if (maintenance === null) return done();
          const extra = maintenance.until === null ? {} : { until: maintenance.until };
          done(new AppError('MAINTENANCE', { retryAfter: retryAfterOf(maintenance, clock.now()), extra }));
        }, done);
      },
    });
  });
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is refused in read-only mode. */
    isPaused?: boolean;
  }
}
