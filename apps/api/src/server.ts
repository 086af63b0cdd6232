import { BATCH_TIMES, createDatabase } from '@nukkad/db';
import { buildApp } from './app.ts';
import { BackgroundKeeper } from './background/background-keeper.ts';
import { readConfig } from './config.ts';
import { missingServices } from './missing-services.ts';
import { readSearchTools } from './modules/search/find/prepare-search.ts';

const config = readConfig(process.env);
/** Of the background work, whose statements may take longer than a caller waits: two queues, and one to spare. */
const BACKGROUND_CONNECTIONS = 3;

const database = createDatabase({
  url: config.DATABASE_URL,
  poolSize: config.DATABASE_POOL_SIZE,
  pipelines: config.DATABASE_PIPELINES,
  connectTimeout: config.DATABASE_CONNECT_MILLISECONDS,
  statementTimeout: config.DATABASE_STATEMENT_MILLISECONDS,
  applicationName: 'nukkad-api',
});
const backgroundDatabase = createDatabase({
  ...BATCH_TIMES,
  url: config.DATABASE_URL,
  poolSize: BACKGROUND_CONNECTIONS,
  applicationName: 'nukkad-background',
});
const app = await buildApp({ config, database });
for (const missing of missingServices(config)) app.log.warn(missing);
const background = new BackgroundKeeper({ ...app.container, database: backgroundDatabase }, app.log);

async function close(): Promise<void> {
  await app.close();
  await background.stop();
  await Promise.all([database.close(), backgroundDatabase.close()]);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

// What every search needs is read before anyone waits for it; without a database the first search will try again.
await readSearchTools(database, null).catch((error: unknown) => app.log.warn(error, 'search not read ahead'));
await app.listen({ host: config.HOST, port: config.PORT });
if (config.BACKGROUND === 'on') background.start();
