import type { Database } from '@nukkad/db';

/**
 * Returns `dying` with transactions that run their work, and then terminate its connection (by application name) before
 * the commit.
 */
export function dyingBeforeCommit(dying: Database, other: Database, name: string): Database {
  const die = () =>
    other.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [name]);
  return {
    ...dying,
    transaction: (work) =>
      dying.transaction(async (tx) => {
        const result = await work(tx);
        await die();
        return result;
      }),
    pipelinedTransaction: (work) =>
      dying.pipelinedTransaction(async (tx) => {
        const result = await work(tx);
        await die();
        return result;
      }),
  };
}
