import { createDatabase } from '@nukkad/db';
import { finishStart } from '@nukkad/server/start/finish-start.ts';
import { LISTEN_BACKLOG } from '@nukkad/server/start/listen-backlog.ts';
import { exitOnListenError } from '@nukkad/server/start/listen-problem.ts';
import { readSettingsOrExit } from '@nukkad/server/start/settings-problem.ts';
import { openFaultReports } from '@nukkad/telemetry/fault-reports.ts';
import { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { areMetricsEnabled, startMetricsPush } from '@nukkad/telemetry/metrics-push.ts';
import { statementSpans } from '@nukkad/telemetry/statement-spans.ts';
import { startTracing } from '@nukkad/telemetry/tracing.ts';
import { buildChat } from './app.ts';
import { readConfig } from './config.ts';

const config = readSettingsOrExit(() => readConfig(process.env));
const tracing = await startTracing('chat', config);
const database = createDatabase({
  url: config.DATABASE_URL,
  directUrl: config.DATABASE_DIRECT_URL,
  poolSize: config.DATABASE_POOL_SIZE,
  applicationName: 'nukkad-chat',
  watch: statementSpans(tracing),
  connectTimeout: config.DATABASE_CONNECT_MILLISECONDS,
  statementTimeout: config.DATABASE_STATEMENT_MILLISECONDS,
});
const metrics = areMetricsEnabled(config) ? new Metrics('chat') : null;
const push = metrics ? await startMetricsPush('chat', config, () => metrics.families()) : null;
const faults = openFaultReports('chat', config);
const chat = buildChat({ config, database, metrics, faults, tracing });

async function close(): Promise<void> {
  await chat.close();
  await Promise.all([database.close(), push?.close(), tracing?.close(), faults?.close()]);
}

/**
 * Milliseconds after which the process exits even if its shutdown has not finished. Docker kills a container ten
 * seconds after SIGTERM, and closing a connection to a frozen database may never end.
 */
const CLOSE_MAX_MS = 9000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), CLOSE_MAX_MS);
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

finishStart();
const { HOST: host, PORT: port, METRICS_PORT: metricsPort } = config;
if (metricsPort !== undefined)
  await metrics
    ?.listen({ host, port: metricsPort })
    .catch(exitOnListenError({ host, port: metricsPort, setting: 'METRICS_PORT' }));
chat.http.once('error', exitOnListenError({ host, port })).listen({ host, port, backlog: LISTEN_BACKLOG });
