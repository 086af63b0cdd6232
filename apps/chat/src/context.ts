import type {
  ClientToServerEvents,
  ServerToClientEvents,
} from '@nukkad/contract/realtime/realtime.events.ts';
import type { Database } from '@nukkad/db';
import type { Clock } from '@nukkad/db/clock.ts';
import type { Tracing } from '@nukkad/telemetry/tracing.ts';
import type { Logger } from 'pino';
import type { Server, Socket } from 'socket.io';
import type { Config } from './config.ts';

/** What a socket's handshake proved; kept with it until it runs out. */
interface SocketData {
  candidateId: string;
  loginId: string;
  expiresAtMs: number;
  language: 'en' | 'hi' | 'mr';
}

export type ChatServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;
export type ChatSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;

export interface ChatContext {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly io: ChatServer;
  readonly log: Logger;
  /** Null where no collector is configured. */
  readonly tracing: Tracing | null;
  /** Counts what clients were answered (`ok`, or the code of a refusal); null where nobody asks for metrics. */
  readonly events: { inc(labels: { outcome: string }): void } | null;
}
