import { QueueTrigger } from '@nukkad/core/background/queue-trigger.ts';
import type { Container } from '@nukkad/core/container.ts';
import type { Transaction } from '@nukkad/core/database/rows.ts';
import type { StorageGateway } from '@nukkad/core/ports.ts';
import type { Database } from '@nukkad/db';
import { createSavepoint, releaseSavepoint, rollBackToSavepoint } from './savepoint.queries.ts';

/** Thrown at the end of a dry run to roll the transaction back. */
class RollBackDryRun extends Error {}

/** Runs a nested transaction as a savepoint, so that an error rolls back only the nested part. */
async function inSavepoint<Result>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await tx.query(createSavepoint());
  try {
    const result = await work(tx);
    await tx.query(releaseSavepoint());
    return result;
  } catch (error) {
    await tx.query(rollBackToSavepoint());
    throw error;
  }
}

/** A `Database` whose queries all run in one given transaction. */
function withinTransaction(database: Database, tx: Transaction): Database {
  const query: Database['query'] = (statement, values) => tx.query(statement, values);
  return {
    ...database,
    prisma: tx as unknown as Database['prisma'],
    query,
    queryReplica: query,
    batchQuery: query,
    transaction: (work) => inSavepoint(tx, work),
    pipelinedTransaction: (work) => inSavepoint(tx, work),
  };
}

/** A file store that ignores writes and deletions, so that a dry run changes no files. */
const withoutChanges = (storage: StorageGateway): StorageGateway => ({
  put: async () => {},
  remove: async () => {},
  removeUnfinished: async () => 0,
  get: (key, range) => storage.get(key, range),
  presign: (key, presentation, seconds) => storage.presign(key, presentation, seconds),
  list: () => storage.list(),
});

/** A container whose only effects are in its database. It stores no files and starts no background work. */
export const withoutEffects = (container: Container): Container => ({
  ...container,
  storage: withoutChanges(container.storage),
  tasks: new QueueTrigger(),
});

/** Runs `work` with a container whose database is one transaction. Either all of its changes are written, or none. */
export const inOneTransaction = <Result>(
  container: Container,
  work: (container: Container) => Promise<Result>,
): Promise<Result> =>
  container.database.transaction((tx) =>
    work({ ...container, database: withinTransaction(container.database, tx) }),
  );

/** Runs `work` in a transaction that is always rolled back, and returns its result. Locks are held until then. */
export async function dryRun<Result>(
  container: Container,
  work: (container: Container) => Promise<Result>,
): Promise<Result> {
  let done: { readonly result: Result } | undefined;
  try {
    await inOneTransaction(withoutEffects(container), async (dryContainer) => {
      done = { result: await work(dryContainer) };
      throw new RollBackDryRun();
    });
  } catch (error) {
    if (!(error instanceof RollBackDryRun)) throw error;
  }
  return (done as unknown as { readonly result: Result }).result;
}
