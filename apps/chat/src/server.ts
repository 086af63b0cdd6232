import { createDatabase } from '@nukkad/db';
import { buildChat } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const database = createDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE });
const chat = await buildChat({ config, database });

async function close(): Promise<void> {
  await chat.close();
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

chat.http.listen(config.PORT, config.HOST);
