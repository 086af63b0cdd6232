import { TaskTrigger } from '@nukkad/api/background/task-trigger.ts';
import type { Container } from '@nukkad/api/container.ts';
import type { Transaction } from '@nukkad/api/database/rows.ts';
import type { StorageGateway } from '@nukkad/api/gateways/storage/storage-gateway.ts';
import type { Database } from '@nukkad/db';
import { beginPart, endPart, undoPart } from './rehearse.queries.ts';

/** Thrown at the end of a rehearsal, so that the transaction is rolled back. */
class Rehearsed extends Error {}

/** A transaction within the transaction: a savepoint, so that one that fails undoes only its own part. */
async function inPart<Result>(tx: Transaction, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  await tx.query(beginPart());
  try {
    const result = await work(tx);
    await tx.query(endPart());
    return result;
  } catch (error) {
    await tx.query(undoPart());
    throw error;
  }
}

/** The database as one transaction sees it. */
function withinTransaction(database: Database, tx: Transaction): Database {
  const query: Database['query'] = (statement, values) => tx.query(statement, values);
  return {
    ...database,
    prisma: tx as unknown as Database['prisma'],
    query,
    queryReplica: query,
    batchQuery: query,
    transaction: (work) => inPart(tx, work),
  };
}

/** The file store without its changes. */
const withoutChanges = (storage: StorageGateway): StorageGateway => ({
  put: async () => {},
  remove: async () => {},
  removeUnfinished: async () => 0,
  get: (key, range) => storage.get(key, range),
  presign: (key, presentation, seconds) => storage.presign(key, presentation, seconds),
  list: () => storage.list(),
});

/** The same container without effects outside of the database: stores no files and asks for no background work. */
export const withoutEffects = (container: Container): Container => ({
  ...container,
  storage: withoutChanges(container.storage),
  tasks: new TaskTrigger(),
});

/** Runs work on several tables in one transaction: all of it is written, or none. */
export const inOneTransaction = <Result>(
  container: Container,
  work: (container: Container) => Promise<Result>,
): Promise<Result> =>
  container.database.transaction((tx) =>
    work({ ...container, database: withinTransaction(container.database, tx) }),
  );

/** Runs work for its result alone: nothing that it writes stays. What it locks stays locked until it ends. */
export async function rehearse<Result>(
  container: Container,
  work: (container: Container) => Promise<Result>,
): Promise<Result> {
  let done: { readonly result: Result } | undefined;
  try {
    await inOneTransaction(withoutEffects(container), async (rehearsal) => {
      done = { result: await work(rehearsal) };
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed) || done === undefined) throw error;
  }
  return (done as unknown as { readonly result: Result }).result;
}
