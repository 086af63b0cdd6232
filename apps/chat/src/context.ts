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

/** Data of a socket that its handshake has verified. */
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
  /** Tracing; null if no OTLP collector is configured. */
  readonly tracing: Tracing | null;
  /** Counts the events by their outcome: `ok` or the error code. Null if metrics are off. */
  readonly events: { inc(labels: { outcome: string }): void } | null;
}
