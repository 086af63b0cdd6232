import { BackgroundKeeper } from '@nukkad/core/background/background-keeper.ts';
import { startBackground } from '@nukkad/core/background/start-background.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { openProcessMetrics } from '@nukkad/core/metrics/open-process-metrics.ts';
import { BATCH_TIMES, createDatabase } from '@nukkad/db';
import { CLOCK_SKEW_GAUGE, DatabaseClock, logSkewTo } from '@nukkad/db/database-clock.ts';
import { finishStart } from '@nukkad/server/start/finish-start.ts';
import { createHealthServer } from '@nukkad/server/start/health-server.ts';
import { LISTEN_BACKLOG } from '@nukkad/server/start/listen-backlog.ts';
import { exitOnListenError } from '@nukkad/server/start/listen-problem.ts';
import { readSettingsOrExit } from '@nukkad/server/start/settings-problem.ts';
import { openFaultReports } from '@nukkad/telemetry/fault-reports.ts';
import { startMetricsPush } from '@nukkad/telemetry/metrics-push.ts';
import { errorSerializers, reportingHooks } from '@nukkad/telemetry/reporting-log.ts';
import { watchOddRows } from '@nukkad/telemetry/shown-rows.ts';
import { statementSpans } from '@nukkad/telemetry/statement-spans.ts';
import { startTracing } from '@nukkad/telemetry/tracing.ts';
import pino from 'pino';
import { readConfig } from './config.ts';

/** Size of the connection pool: one connection for each of the two queues, and a spare one. */
const CONNECTIONS = 3;

const config = readSettingsOrExit(() => readConfig(process.env));
const tracing = await startTracing('worker', config);
const faults = openFaultReports('worker', config);
const log = pino({
  level: config.LOG_LEVEL,
  serializers: errorSerializers(config.NODE_ENV),
  ...reportingHooks(faults),
});
const database = createDatabase({
  ...BATCH_TIMES,
  // Task queues need a session of their own, which a pooler in transaction mode does not give.
  url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
  poolSize: CONNECTIONS,
  applicationName: 'nukkad-worker',
  watch: statementSpans(tracing),
});
const clock = new DatabaseClock(database, { onSkew: logSkewTo(log) });
const processMetrics = await openProcessMetrics('worker', { config, database, valkey: null });
const container = createContainer(
  { config, database, clock, tokenClock: clock, tracing, faults, metrics: processMetrics },
  () => log.info('a message waits at /dev/outbox'),
);
await clock.start();
const metrics = processMetrics?.metrics;
metrics?.gauge(...CLOCK_SKEW_GAUGE, () => clock.skewSeconds);
const push = metrics ? await startMetricsPush('worker', config, () => metrics.families()) : null;
const unwatch = watchOddRows(log, (list) => container.metrics?.oddRows.inc({ list }));
const background = new BackgroundKeeper(container, log, startBackground);
let isClosing = false;

const health = createHealthServer(async () => {
  if (isClosing) return 'closing';
  return (await database.isReady()) ? null : 'database out of reach';
});

/** Waits for the tasks under way, then closes the connections. */
async function close(): Promise<void> {
  isClosing = true;
  await background.stop();
  clock.stop();
  unwatch();
  health.close();
  await Promise.all([database.close(), push?.close(), tracing?.close(), faults?.close()]);
}

function closeInTime(): void {
  // Exits after CLOSE_SECONDS, so that a frozen database cannot keep the process running.
  setTimeout(() => process.exit(1), config.CLOSE_SECONDS * 1000).unref();
  close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, closeInTime);

finishStart();
const { HOST: host, PORT: port, METRICS_PORT: metricsPort } = config;
health.once('error', exitOnListenError({ host, port })).listen({ host, port, backlog: LISTEN_BACKLOG });
if (metricsPort !== undefined)
  await metrics
    ?.listen({ host, port: metricsPort })
    .catch(exitOnListenError({ host, port: metricsPort, setting: 'METRICS_PORT' }));
background.start();
