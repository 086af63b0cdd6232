import type { Database } from '@nukkad/db';

/** Runs a transaction's work, then terminates its connection (by application name) before the commit. */
export function dieBeforeCommit(dying: Database, other: Database, name: string): Database['transaction'] {
  return (work) =>
    dying.transaction(async (tx) => {
      const result = await work(tx);
      await other.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
        [name],
      );
      return result;
    });
}
