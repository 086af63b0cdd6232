import { watchOddRows } from '@nukkad/telemetry/shown-rows.ts';
import fp from 'fastify-plugin';

/** Logs and counts stored rows that lists leave out because they cannot be shown. */
export const oddRowsPlugin = fp(async (app) => {
  const unwatch = watchOddRows(app.log, (list) => app.container.metrics?.oddRows.inc({ list }));
  app.addHook('onClose', async () => unwatch());
});
