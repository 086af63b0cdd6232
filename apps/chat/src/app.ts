import type { Server as HttpServer } from 'node:http';
import type { Database } from '@nukkad/db';
import pino from 'pino';
import { closeConnections } from './close-connections.ts';
import type { Config } from './config.ts';
import type { ChatContext } from './context.ts';
import { Delivery } from './delivery/delivery.ts';
import { listenForDelivery } from './delivery/listen-for-delivery.ts';
import { serveSocket } from './events/serve-socket.ts';
import { WorkUnderWay } from './events/work-under-way.ts';
import { authenticate } from './handshake/authenticate.ts';
import { createHealthServer } from './health.ts';
import { LoginWatch } from './logins/login-watch.ts';
import { createSocketServer } from './socket-server.ts';

export interface Chat {
  readonly http: HttpServer;
  /** Takes nothing new, lets what is under way end and its answers out, then closes everything. */
  close(): Promise<void>;
}

/** Builds the chat around its database, which may be away; the caller listens and closes. */
export function buildChat({ config, database }: { config: Config; database: Database }): Chat {
  const log = pino({ level: config.LOG_LEVEL });
  const work = new WorkUnderWay();
  const http = createHealthServer(async () => {
    if (work.isClosed) return 'closing';
    return listener.isListening && (await database.isReady()) ? null : 'database out of reach';
  });
  const io = createSocketServer(http, config);
  const context: ChatContext = { config, database, io, log };
  const delivery = new Delivery(context);
  const logins = new LoginWatch(context);
  const listener = listenForDelivery(context, { delivery, logins });
  io.use(authenticate(context, () => work.isClosed));
  io.on('connection', serveSocket(context, { delivery, listener, work }));
  listener.start();
  logins.start();
  return {
    http,
    async close() {
      await work.close();
      logins.stop();
      await listener.close();
      delivery.close();
      await closeConnections(io);
      await io.close();
    },
  };
}
