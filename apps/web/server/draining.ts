import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import fastifyPlugin from 'fastify-plugin';

const SWEEP_MS = 100;
/** Milliseconds to wait for requests that clients had sent before the server stopped listening. */
const READ_MS = 250;

export interface DrainingOptions {
  /** Milliseconds for which this server still accepts connections while `/readyz` already fails. */
  readonly drainMs: number;
  /** Milliseconds for which pending requests may run after the server has stopped listening. */
  readonly endMs: number;
  /** Closes upgraded sockets, because `server.close()` does not. */
  readonly endSockets: () => void;
}

/**
 * Serves the health checks and shuts down gracefully. `/healthz` reports that the process runs, `/readyz` that it takes requests.
 * On `close()`, `/readyz` fails first, so that load balancers choose another server. After the drain time the server stops
 * listening, and pending requests end.
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
    // Wait for the event loop to accept pending connections. Then close only the listening socket: http.Server.close would reset
    // connections whose request has arrived but was not read.
    await turn();
    Server.prototype.close.call(app.server);
    await wait(READ_MS);
    endSockets();
    // Keep-alive connections become idle one by one after their last response. Close them, or they keep the server open.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const end = setTimeout(() => app.server.closeAllConnections(), endMs);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  });
});
