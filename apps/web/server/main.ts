import { buildWebServer } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const app = await buildWebServer(config);
await app.listen({ host: config.host, port: config.port });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
