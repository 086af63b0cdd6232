import { Metrics } from '@nukkad/metrics';
import { endUnheard } from '@nukkad/metrics/listen-problem.ts';
import { openFaultReports } from '@nukkad/telemetry/fault-reports.ts';
import { startTracing } from '@nukkad/telemetry/tracing.ts';
import { buildWebServer } from './app.ts';
import { readConfig } from './config.ts';

/** Connections that wait to be accepted, so that a burst is answered (if only by 503) and not reset. */
const BACKLOG = 4096;

const config = readConfig(process.env);
const metrics = config.metricsPort === null ? null : new Metrics('web');
const tracing = await startTracing('web', config.tracing);
const faults = openFaultReports('web', config.faults);
const browserFaults = openFaultReports('browser', config.faults);
const app = await buildWebServer(config, { metrics, faults, browserFaults, tracing });
app.addHook('onClose', async () => {
  await Promise.all([tracing?.close(), faults?.close(), browserFaults?.close()]);
});
const { host, port } = config;
const metricsPort = config.metricsPort ?? 0;
await app.listen({ host, port, backlog: BACKLOG }).catch(endUnheard({ host, port }));
await metrics
  ?.listen({ host, port: metricsPort })
  .catch(endUnheard({ host, port: metricsPort, setting: 'METRICS_PORT' }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
