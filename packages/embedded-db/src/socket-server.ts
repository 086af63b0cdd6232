import { createServer, type Server } from 'node:net';
import { Backend, type Engine } from './backend.ts';
import { ClientSession, type Shared } from './client-session.ts';
import { Notifications } from './notifications.ts';

/** A listening server. `stop` waits for the running query and closes all connections. */
export interface SocketServer {
  port: number;
  stop(): Promise<void>;
}

/**
 * Serves one PGlite session to any number of PostgreSQL clients on the loopback address. It replaces the package
 * `pglite-socket`, which lets the steps of two clients' queries interleave and their prepared statements share names.
 * `Backend` and `StatementNames` prevent both.
 */
export async function serveSocket(engine: Engine, port: number): Promise<SocketServer> {
  const backend = new Backend(engine);
  const greeting = await backend.exchange({}, startupMessage());
  const shared: Shared = { backend, notifications: new Notifications(), greeting };
  const sessions = new Set<ClientSession>();
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    const session = new ClientSession(count, socket, shared);
    sessions.add(session);
    socket.on('close', () => sessions.delete(session));
  });
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const session of sessions) session.end();
    await closed;
    await backend.settled();
  };
  return { port: await listen(server, port), stop };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function startupMessage(): Buffer {
  const parameters = Buffer.from('user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, parameters]);
}
