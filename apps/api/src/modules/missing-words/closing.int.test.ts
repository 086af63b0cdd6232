import { createDatabase } from '@nukkad/db';
import { expect, it, onTestFinished } from 'vitest';
import { NETWORKS, searchInNetworks } from '../../../test/missing-words.ts';
import { startTestApp } from '../../../test/test-app.ts';

it('words that were counted before the server closed are stored', async () => {
  const test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => test.close());
  await searchInNetworks(test, NETWORKS, { text: 'zorbwala' });
  await test.app.close();
  const database = createDatabase({ url: test.databaseUrl, poolSize: 1 });
  const words = await database.prisma.missingWord.findMany();
  await database.close();
  expect(words).toMatchObject([{ phrase: 'zorbwala' }]);
});
