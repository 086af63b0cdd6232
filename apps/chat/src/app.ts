import type { Server as HttpServer } from 'node:http';
import type { Database } from '@nukkad/db';
import { CLOCK_SKEW_GAUGE, DatabaseClock, logSkewTo } from '@nukkad/db/database-clock.ts';
import { createHealthServer } from '@nukkad/server/start/health-server.ts';
import type { FaultReporter } from '@nukkad/telemetry/fault-reports.ts';
import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { errorSerializers, reportingHooks } from '@nukkad/telemetry/reporting-log.ts';
import { watchOddRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Tracing } from '@nukkad/telemetry/tracing.ts';
import pino, { type DestinationStream } from 'pino';
import { closeConnections } from './close-connections.ts';
import type { Config } from './config.ts';
import type { ChatContext, ChatServer } from './context.ts';
import { Delivery } from './delivery/delivery.ts';
import { listenForDelivery } from './delivery/listen-for-delivery.ts';
import { PendingEvents } from './events/pending-events.ts';
import { serveSocket } from './events/serve-socket.ts';
import { authenticate } from './handshake/authenticate.ts';
import { LoginWatch } from './logins/login-watch.ts';
import { Marks } from './marks/marks.ts';
import { createSocketServer } from './socket-server.ts';
import { MessageBatcher } from './storing/message-batcher.ts';

export interface Chat {
  readonly http: HttpServer;
  /**
   * Shuts the server down. Refuses new events, waits until pending events are acknowledged and sent, then closes all
   * connections.
   */
  close(): Promise<void>;
}

interface ChatParts {
  readonly config: Config;
  readonly database: Database;
  /** The metrics of this process; null if they are neither served nor pushed. */
  readonly metrics?: Metrics | null;
  /** Tracing; null if no OTLP collector is configured. */
  readonly tracing?: Tracing | null;
  /** Error reporting; null if no address for error reports is configured. */
  readonly faults?: FaultReporter | null;
  /** Where log lines are written; by default standard output. */
  readonly logDestination?: DestinationStream | undefined;
}

function countEvents(metrics: Metrics | null, io: ChatServer): ChatContext['events'] {
  metrics?.gauge('nukkad_sockets', 'Open connections.', () => io.engine.clientsCount);
  return (
    metrics?.counter('nukkad_chat_events_total', 'Events of clients by what was answered.', ['outcome']) ??
    null
  );
}

/**
 * Creates the chat server. The database need not be reachable yet. The caller listens on `http` and calls `close`.
 */
export function buildChat({
  config,
  database,
  metrics = null,
  tracing = null,
  faults = null,
  logDestination,
}: ChatParts): Chat {
  const serializers = errorSerializers(config.NODE_ENV);
  const log = pino({ level: config.LOG_LEVEL, serializers, ...reportingHooks(faults) }, logDestination);
  const pending = new PendingEvents();
  const http = createHealthServer(async () => {
    if (pending.isClosed) return 'closing';
    return listener.isListening && (await database.isReady()) ? null : 'database out of reach';
  });
  const io = createSocketServer(http, config);
  const clock = new DatabaseClock(database, { onSkew: logSkewTo(log) });
  metrics?.gauge(...CLOCK_SKEW_GAUGE, () => clock.skewSeconds);
  const context: ChatContext = {
    config,
    database,
    clock,
    io,
    log,
    tracing,
    events: countEvents(metrics, io),
  };
  const unwatch = watchOddRows(log, () => {});
  const marks = new Marks(context);
  const delivery = new Delivery(context, marks);
  const batcher = new MessageBatcher({
    database,
    onOutcome: (message, outcome) => delivery.deliverStored(message, outcome),
  });
  const logins = new LoginWatch(context);
  const listener = listenForDelivery(context, { batcher, delivery, logins, marks });
  io.use(authenticate(context, () => pending.isClosed));
  io.on('connection', serveSocket(context, { delivery, batcher, pending, marks }));
  void clock.start();
  listener.start();
  logins.start();
  return {
    http,
    async close() {
      await pending.close();
      clock.stop();
      logins.stop();
      await listener.close();
      delivery.close();
      marks.close();
      await closeConnections(io);
      await io.close();
      unwatch();
    },
  };
}
