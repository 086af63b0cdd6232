import { connectionOf, createPool, type DatabaseConfig } from './connections.ts';
import { Pipelines } from './pipelines.ts';
import type { ReconnectingPool } from './reconnecting-pool.ts';
import type { PreparedQuery } from './statement.ts';

/** The connections to one server: a pool, and pipelined connections for named statements. */
export interface ConnectionSet {
  readonly pool: ReconnectingPool;
  /** The pipelined connections; null if none are configured. */
  readonly pipelines: Pipelines | null;
  /** Runs a named statement on a pipelined connection, any other on the pool. */
  run(query: PreparedQuery): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Creates the connections. They connect at the first statement. */
export function openConnections(config: DatabaseConfig): ConnectionSet {
  const pool = createPool(config);
  const pipelines = config.pipelines
    ? new Pipelines(connectionOf(config), config.pipelines, config.watch)
    : null;
  return {
    pool,
    pipelines,
    run: async (query) => {
      if (pipelines === null || query.name === undefined) return (await pool.query(query)).rows;
      const began = performance.now();
      return pipelines.query(query).catch(async (error) => (await pool.repeat(error, began, [query])).rows);
    },
    close: async () => {
      await Promise.all([pool.end(), pipelines?.close()]);
    },
  };
}
