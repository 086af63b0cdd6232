import { Metrics } from '@nukkad/metrics';
import { buildWebServer } from './app.ts';
import { readConfig } from './config.ts';

/** Connections that wait to be accepted, so that a burst is answered (if only by 503) and not reset. */
const BACKLOG = 4096;

const config = readConfig(process.env);
const metrics = config.metricsPort === null ? null : new Metrics('web');
const app = await buildWebServer(config, { metrics });
await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });

await metrics?.listen({ port: config.metricsPort ?? 0, host: config.host });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
