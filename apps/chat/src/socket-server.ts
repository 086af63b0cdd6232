import type { Server as HttpServer } from 'node:http';
import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import { Server } from 'socket.io';
import type { Config } from './config.ts';
import type { ChatServer } from './context.ts';
import { isSameOrigin } from './handshake/origin-guard.ts';
import { ConnectionsByAddress } from './limits/connections-by-address.ts';

const EVENT_BYTES_MAX = 32 * 1024;
/** Milliseconds after which a connection is closed if it is not authenticated. */
const HANDSHAKE_MS = 10_000;

/** Creates the Socket.IO server. It refuses pages of other sites, and connections beyond the limit of an address. */
export function createSocketServer(http: HttpServer, config: Config): ChatServer {
  const addresses = new ConnectionsByAddress({
    most: config.MAX_CONNECTIONS_PER_ADDRESS,
    trustProxy: config.TRUST_PROXY,
  });
  const io: ChatServer = new Server(http, {
    path: CHAT_SOCKET_PATH,
    transports: config.SOCKET_TRANSPORTS,
    maxHttpBufferSize: EVENT_BYTES_MAX,
    connectTimeout: HANDSHAKE_MS,
    allowRequest: (request, decide) =>
      decide(null, isSameOrigin(request, config.PUBLIC_ORIGIN) && !addresses.isFull(request)),
    serveClient: false,
  });
  io.engine.on('connection', (connection) => connection.once('close', addresses.open(connection.request)));
  return io;
}
