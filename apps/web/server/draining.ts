import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import fastifyPlugin from 'fastify-plugin';

const SWEEP_MS = 100;
/** Milliseconds for a request to be read that had been sent when nothing new was accepted any more. */
const READ_MS = 250;

export interface DrainingOptions {
  /** Milliseconds for which this server still accepts while `/readyz` says that it goes. */
  readonly drainMs: number;
  /** Milliseconds that requests under way have then to end. */
  readonly endMs: number;
  /** Ends the sockets that no longer speak HTTP, which no server closes by itself. */
  readonly endSockets: () => void;
}

/**
 * `/healthz`: the process lives. `/readyz`: it takes requests. On `close()` the second says no first, so that whoever
 * distributes requests looks elsewhere; after the drain time nothing new is accepted and what is under way ends.
 */
export const draining = fastifyPlugin<DrainingOptions>(async (app, { drainMs, endMs, endSockets }) => {
  let isDraining = false;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    isDraining ? reply.code(503).send({ status: 'closing' }) : { status: 'ready' },
  );
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    if (!app.server.listening) return endSockets();
    await wait(drainMs);
    // Right after a turn's accepting; and by the listening socket alone: closing by HTTP would at once reset connections
    // whose request has arrived but was not read.
    await turn();
    Server.prototype.close.call(app.server);
    await wait(READ_MS);
    endSockets();
    // Connections kept by answers that had begun before fall idle one by one; they would hold the server open.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const end = setTimeout(() => app.server.closeAllConnections(), endMs);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  });
});
