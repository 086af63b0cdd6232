import type { Database } from '@nukkad/db';
import fp from 'fastify-plugin';

const seconds = (milliseconds: number | null): number | null =>
  milliseconds === null || !Number.isFinite(milliseconds) ? null : Math.round(milliseconds / 100) / 10;

/** Returns for `/readyz` which database searches read from; undefined without a replica. */
export function searchSource({ replica }: Pick<Database, 'replica'>) {
  if (replica === null) return undefined;
  const { problem } = replica;
  const lagSeconds = seconds(replica.lagMs);
  return problem === null
    ? { from: 'replica', lagSeconds }
    : { from: 'primary', replica: problem, lagSeconds };
}

/** Monitors the replica while the server listens, and logs when searches switch to or from it. */
export const searchReplicaPlugin = fp(async (app) => {
  const { replica } = app.container.database;
  app.addHook('onListen', () => {
    replica?.start((problem, lagMs) => {
      const lagSeconds = seconds(lagMs);
      if (problem === null) app.log.info({ lagSeconds }, 'searches are read from the replica');
      else app.log.warn({ problem, lagSeconds }, 'searches are read from the primary');
    });
  });
  app.addHook('onClose', () => replica?.stop());
});
