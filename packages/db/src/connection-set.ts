import type pg from 'pg';
import { connectionOf, createPool, type DatabaseConfig } from './connections.ts';
import { Pipelines } from './pipelines.ts';
import type { PreparedQuery } from './statement.ts';

/** The connections to one server: a pool, and beside it those that hot reads share. */
export interface ConnectionSet {
  readonly pool: pg.Pool;
  /** Null where there are none. */
  readonly pipelines: Pipelines | null;
  /** Runs a named statement on a shared connection, any other on one of the pool. */
  run(query: PreparedQuery): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Connects lazily: when it is first asked. */
export function openConnections(config: DatabaseConfig): ConnectionSet {
  const pool = createPool(config);
  const pipelines = config.pipelines
    ? new Pipelines(connectionOf(config), config.pipelines, config.watch)
    : null;
  return {
    pool,
    pipelines,
    run: async (query) => {
      const isPiped = pipelines !== null && query.name !== undefined;
      return isPiped ? pipelines.query(query) : (await pool.query(query)).rows;
    },
    close: async () => {
      await Promise.all([pool.end(), pipelines?.close()]);
    },
  };
}
