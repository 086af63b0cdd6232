import { finishStart } from '@nukkad/server/start/finish-start.ts';
import { LISTEN_BACKLOG } from '@nukkad/server/start/listen-backlog.ts';
import { exitOnListenError } from '@nukkad/server/start/listen-problem.ts';
import { readSettingsOrExit } from '@nukkad/server/start/settings-problem.ts';
import { openFaultReports } from '@nukkad/telemetry/fault-reports.ts';
import { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { areMetricsEnabled, startMetricsPush } from '@nukkad/telemetry/metrics-push.ts';
import { startTracing } from '@nukkad/telemetry/tracing.ts';
import { buildWebServer } from './app.ts';
import { readConfig } from './config.ts';

const config = readSettingsOrExit(() => readConfig(process.env));
const metrics = areMetricsEnabled(config.counting) ? new Metrics('web') : null;
const push = metrics ? await startMetricsPush('web', config.counting, () => metrics.families()) : null;
const tracing = await startTracing('web', config.tracing);
const faults = openFaultReports('web', config.faults);
const browserFaults = openFaultReports('browser', config.faults);
const app = await buildWebServer(config, { metrics, faults, browserFaults, tracing });
app.addHook('onClose', async () => {
  await Promise.all([push?.close(), tracing?.close(), faults?.close(), browserFaults?.close()]);
});
finishStart();
const { host, port } = config;
const metricsPort = config.counting.METRICS_PORT;
await app.listen({ host, port, backlog: LISTEN_BACKLOG }).catch(exitOnListenError({ host, port }));
if (metricsPort !== undefined)
  await metrics
    ?.listen({ host, port: metricsPort })
    .catch(exitOnListenError({ host, port: metricsPort, setting: 'METRICS_PORT' }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
