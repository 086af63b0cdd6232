import { BackgroundKeeper } from '@nukkad/core/background/background-keeper.ts';
import { startTaskSender } from '@nukkad/core/background/start-task-sender.ts';
import { missingServices } from '@nukkad/core/config/missing-services.ts';
import { searchReplica } from '@nukkad/core/config/search-replica.ts';
import { BATCH_TIMES, connectionProblem, createDatabase } from '@nukkad/db';
import { CLOCK_SKEW_GAUGE, DatabaseClock, logSkewTo } from '@nukkad/db/database-clock.ts';
import { interpret } from '@nukkad/job-search';
import { finishStart } from '@nukkad/server/start/finish-start.ts';
import { LISTEN_BACKLOG } from '@nukkad/server/start/listen-backlog.ts';
import { exitOnListenError } from '@nukkad/server/start/listen-problem.ts';
import { readSettingsOrExit } from '@nukkad/server/start/settings-problem.ts';
import { openFaultReports } from '@nukkad/telemetry/fault-reports.ts';
import { startMetricsPush } from '@nukkad/telemetry/metrics-push.ts';
import { statementSpans } from '@nukkad/telemetry/statement-spans.ts';
import { startTracing } from '@nukkad/telemetry/tracing.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

const config = readSettingsOrExit(() => readConfig(process.env));
const tracing = await startTracing('api', config);
const watch = statementSpans(tracing);
const database = createDatabase({
  url: config.DATABASE_URL,
  directUrl: config.DATABASE_DIRECT_URL,
  poolSize: config.DATABASE_POOL_SIZE,
  pipelines: config.DATABASE_PIPELINES,
  connectTimeout: config.DATABASE_CONNECT_MILLISECONDS,
  statementTimeout: config.DATABASE_STATEMENT_MILLISECONDS,
  applicationName: 'nukkad-api',
  replica: searchReplica(config),
  watch,
});
/** Database connections for the queue of background tasks, whose statements may take longer than a client waits. */
const queueDatabase = createDatabase({
  ...BATCH_TIMES,
  url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
  poolSize: 1,
  applicationName: 'nukkad-api-queue',
  watch,
});
/**
 * Reads the words and places of the search, and builds its indexes, while the routes are mounted. Returns the error if that
 * fails. Without a database the first search tries again.
 */
const searchProblem = interpret(database, null, { text: '', sortBy: 'NEWEST', page: 1, size: 1 }).then(
  () => null,
  (error: unknown) => error,
);
const faults = openFaultReports('api', config);
const clock = new DatabaseClock(database, { onSkew: (...skew) => logSkewTo(app.log)(...skew) });
const app = await buildApp({ config, database, clock, tokenClock: clock, faults, tracing });
await clock.start();
const metrics = app.container.metrics?.metrics;
metrics?.gauge(...CLOCK_SKEW_GAUGE, () => clock.skewSeconds);
const push = metrics ? await startMetricsPush('api', config, () => metrics.families()) : null;
for (const missing of missingServices(config)) app.log.warn(missing);
const queue = new BackgroundKeeper({ ...app.container, database: queueDatabase }, app.log, startTaskSender);

/** Closes in order: refuses new clients, finishes requests under way, then closes the connections. */
async function close(): Promise<void> {
  await app.drain.begin(config.DRAIN_SECONDS * 1000);
  await app.close();
  await queue.stop();
  clock.stop();
  const outside = [push?.close(), tracing?.close(), faults?.close()];
  await Promise.all([database.close(), queueDatabase.close(), ...outside]);
}

/** Exits even if something hangs, such as a frozen database or a client that does not read. */
function closeInTime(): void {
  const bound = config.DRAIN_SECONDS + config.CLOSE_SECONDS;
  setTimeout(() => process.exit(1), bound * 1000).unref();
  close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, closeInTime);

const problem = await searchProblem;
if (problem !== null)
  app.log.warn(problem, connectionProblem(problem, config.DATABASE_URL) ?? 'search not read ahead');
if (config.MAX_CONNECTIONS > 0) app.server.maxConnections = config.MAX_CONNECTIONS;
finishStart();
const { HOST: host, PORT: port, METRICS_PORT: metricsPort } = config;
await app.listen({ host, port, backlog: LISTEN_BACKLOG }).catch(exitOnListenError({ host, port }));
if (metricsPort !== undefined)
  await metrics
    ?.listen({ host, port: metricsPort })
    .catch(exitOnListenError({ host, port: metricsPort, setting: 'METRICS_PORT' }));
queue.startLater();
