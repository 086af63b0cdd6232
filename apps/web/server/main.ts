import { buildWebServer } from './app.ts';
import { readConfig } from './config.ts';

/** Connections that wait to be accepted, so that a burst is answered (if only by 503) and not reset. */
const BACKLOG = 4096;

const config = readConfig(process.env);
const app = await buildWebServer(config);
await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
