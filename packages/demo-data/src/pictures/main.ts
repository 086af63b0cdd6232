import { randomBytes } from 'node:crypto';
import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { BATCH_TIMES, createDatabase } from '@nukkad/db';
import { addDemoPictures } from './add-pictures.ts';

/** `DATABASE_URL=… DATA_DIR=… node packages/demo-data/src/pictures/main.ts`: adds pictures to the companies of the demo data. */
const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error('DATABASE_URL is not set');
// The secret can be random, because nothing is signed or encrypted here.
const secret = randomBytes(32).toString('hex');
const config = readCoreConfig({ ...process.env, NODE_ENV: 'development', JWT_SECRET: secret });
const database = createDatabase({ ...BATCH_TIMES, url, poolSize: 1, applicationName: 'nukkad-pictures' });
try {
  const { companies } = await addDemoPictures(createContainer({ config, database }, () => {}));
  console.log(`pictures of ${companies} companies`);
} finally {
  await database.close();
}
