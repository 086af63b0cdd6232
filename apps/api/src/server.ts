import { createDatabase } from '@nukkad/db';
import { buildApp } from './app.ts';
import { BackgroundKeeper } from './background/background-keeper.ts';
import { readConfig } from './config.ts';
import { missingServices } from './missing-services.ts';
import { readSearchTools } from './modules/search/find/prepare-search.ts';

const config = readConfig(process.env);
const database = createDatabase({
  url: config.DATABASE_URL,
  poolSize: config.DATABASE_POOL_SIZE,
  pipelines: config.DATABASE_PIPELINES,
  applicationName: 'nukkad-api',
});
const app = await buildApp({ config, database });
for (const missing of missingServices(config)) app.log.warn(missing);
const background = new BackgroundKeeper(app.container, app.log);

async function close(): Promise<void> {
  await app.close();
  await background.stop();
  await database.close();
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
