import { type JobFilterInput, routes } from '@nukkad/contract';
import type { TestApp } from './test-app.ts';

/** Three network addresses. A word is stored after searches from three networks. */
export const NETWORKS = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

/** Sends one search from each of the networks. */
export async function searchInNetworks(
  { client }: Pick<TestApp, 'client'>,
  networks: readonly string[],
  change: Partial<JobFilterInput>,
): Promise<void> {
  const { body } = routes.jobFilter.encodeRequest({ sortBy: 'NEWEST', page: 1, size: 10, ...change });
  for (const address of networks)
    await client.raw(routes.jobFilter, { body, headers: { 'x-forwarded-for': address } });
}

/** Returns phrase, city, whether it is understood, and count of each stored word, by phrase. */
export async function storedMissingWords({ container, database }: Pick<TestApp, 'container' | 'database'>) {
  await container.missingWords.flush();
  const rows = await database.prisma.missingWord.findMany({ orderBy: { phrase: 'asc' } });
  return rows.map(({ phrase, city, isUnderstood, count }) => [phrase, city, isUnderstood, count]);
}
