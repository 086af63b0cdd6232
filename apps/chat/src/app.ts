import { createServer, type Server as HttpServer } from 'node:http';
import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import { REALTIME_EVENTS } from '@nukkad/contract/realtime/realtime.wire.ts';
import type { Database } from '@nukkad/db';
import pino, { type Logger } from 'pino';
import { Server } from 'socket.io';
import type { Config } from './config.ts';
import { type ChatContext, type ChatServer, type ChatSocket, roomOf } from './context.ts';
import { Delivery } from './delivery/delivery.ts';
import { listenToDatabase } from './delivery/listen-to-database.ts';
import { onJoin } from './events/join.ts';
import type { Sending } from './events/send.ts';
import { onSendToAdmin } from './events/send-to-admin.ts';
import { onSendToCompany } from './events/send-to-company.ts';
import { SendingRate } from './events/sending-rate.ts';
import { authenticate } from './handshake/authenticate.ts';
import { endWhenExpired } from './handshake/end-when-expired.ts';
import { originGuard } from './handshake/origin-guard.ts';

const EVENT_BYTES_MAX = 32 * 1024;

export interface Chat {
  readonly http: HttpServer;
  close(): Promise<void>;
}

function createHttp(database: Database): HttpServer {
  return createServer((request, response) => {
    if (request.url !== '/healthz') {
      response.writeHead(404).end();
      return;
    }
    database.query('SELECT 1').then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}'),
      () => response.writeHead(503).end(),
    );
  });
}

function serve(socket: ChatSocket, sending: Sending, log: Logger): void {
  const { context, delivery, rate } = sending;
  const { candidateId } = socket.data;
  const guarded =
    (handler: (...values: unknown[]) => Promise<void>) =>
    (...values: unknown[]): void =>
      void handler(...values).catch((error) => log.error({ err: error }, 'A chat event failed'));
  socket.on(REALTIME_EVENTS.join, guarded(onJoin(socket, delivery)));
  socket.on(REALTIME_EVENTS.sendToCompany, guarded(onSendToCompany(socket, sending)));
  socket.on(REALTIME_EVENTS.sendToAdmin, guarded(onSendToAdmin(socket, sending)));
  endWhenExpired(context, socket);
  socket.on('disconnect', () => {
    if (context.io.sockets.adapter.rooms.has(roomOf(candidateId))) return;
    delivery.unfollow(candidateId);
    rate.forget(candidateId);
  });
}

/** Builds the chat around its database; the caller listens and closes. */
export async function buildChat(parts: { config: Config; database: Database }): Promise<Chat> {
  const { config, database } = parts;
  const log = pino({ level: config.LOG_LEVEL });
  const http = createHttp(database);
  const io: ChatServer = new Server(http, {
    path: CHAT_SOCKET_PATH,
    maxHttpBufferSize: EVENT_BYTES_MAX,
    allowRequest: originGuard(config.PUBLIC_ORIGIN),
    serveClient: false,
  });
  const context: ChatContext = { config, database, io };
  const sending: Sending = { context, delivery: new Delivery(context), rate: new SendingRate() };
  io.use(authenticate(context));
  io.on('connection', (socket) => serve(socket, sending, log));
  const listener = await listenToDatabase(config.DATABASE_URL, {
    onStored: (id) => void sending.delivery.look(id).catch((err) => log.error({ err }, 'A delivery failed')),
    onConnected: () => void sending.delivery.lookAtAll(),
    onLost: (err) => log.warn({ err }, 'The database listener was lost; trying again'),
  });
  return {
    http,
    async close() {
      await listener.close();
      await io.close();
    },
  };
}
