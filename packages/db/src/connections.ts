import type pg from 'pg';
import { ClosingClient } from './closing-client.ts';
import { columnTypes } from './column-types.ts';
import { ReconnectingPool } from './reconnecting-pool.ts';
import { type StatementWatch, watchPool } from './watch-statements.ts';

/** A streaming replica of the database, connected to without a pooler. */
export interface ReplicaConfig {
  readonly url: string;
  /**
   * Lag in milliseconds above which the replica is not used. It is used again once its lag is at most half of this
   * value.
   */
  readonly maxLagMs: number;
}

/** Configuration of the connections to the database. Times are in milliseconds. */
export interface DatabaseConfig {
  url: string;
  /**
   * Connection string that bypasses the pooler of `url`, for work that needs a connection of its own. A pooler in
   * transaction mode gives each transaction another connection, so the settings of its connections are in the
   * pooler's configuration.
   */
  directUrl?: string | undefined;
  /** Maximum number of connections; 10 by default. */
  poolSize?: number | undefined;
  /** Maximum number of pipelined connections for named statements. With 0, the default, these use the pool. */
  pipelines?: number | undefined;
  /** `application_name`, shown in pg_stat_activity. */
  applicationName?: string | undefined;
  /** Maximum milliseconds to wait for a free or new connection; 1500 by default. */
  connectTimeout?: number | undefined;
  /**
   * Milliseconds for which connecting is retried, and a read whose connection broke is repeated; by default
   * `connectTimeout`.
   */
  reconnectWithin?: number | undefined;
  /** Milliseconds after which the server cancels a statement; 2000 by default. */
  statementTimeout?: number | undefined;
  /** A streaming replica, for reads that may be some seconds old. */
  replica?: ReplicaConfig | undefined;
  /** Called for each statement, to trace it. */
  watch?: StatementWatch | undefined;
}

/**
 * Timeouts for requests of users, in milliseconds. Together, connecting, running a statement and `SILENCE` take at
 * most four seconds. So a user gets an error within five seconds if the database does not respond.
 */
const REQUEST_TIMES = { connectTimeout: 1500, statementTimeout: 2000 } as const;
/** Milliseconds to wait for a response after the server's own timeout. Then the connection counts as broken. */
export const SILENCE = 500;

/** Timeouts for imports, background tasks and operators' commands, for which no user waits. */
export const BATCH_TIMES = { connectTimeout: 15_000, statementTimeout: 60_000 } as const;

/**
 * Planner settings of each connection. A named statement has one generic plan, because planning some frequent reads for
 * each set of values takes longer than running them (1.7 ms against 0.4 ms for the newest jobs). If the best plan depends
 * on the values, write several statements. JIT and parallel workers only help reports that run for seconds. A random page
 * costs about as much as a sequential one, in memory and on SSDs.
 */
export const PLANNING_OPTIONS = [
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'random_page_cost=1.1',
]
  .map((option) => `-c ${option}`)
  .join(' ');

interface Times {
  readonly connectTimeout: number;
  readonly reconnectWithin: number;
  readonly statementTimeout: number;
}

/** Returns the timeouts of a configuration. Those for requests are the defaults. */
export function timesOf(config: DatabaseConfig): Times {
  const { connectTimeout, statementTimeout } = REQUEST_TIMES;
  return {
    connectTimeout: config.connectTimeout ?? connectTimeout,
    reconnectWithin: config.reconnectWithin ?? connectTimeout,
    statementTimeout: config.statementTimeout ?? statementTimeout,
  };
}

/** Returns the session settings of a direct connection. With a pooler, they are in the pooler's configuration. */
function sessionSettings(statementTimeout: number): pg.ClientConfig {
  return {
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    options: PLANNING_OPTIONS,
  };
}

/** Returns the options with which the pool and the pipelines connect. */
export function connectionOf(config: DatabaseConfig): pg.ClientConfig {
  const { connectTimeout, statementTimeout } = timesOf(config);
  return {
    ...(config.directUrl === undefined ? sessionSettings(statementTimeout) : {}),
    connectionString: config.url,
    application_name: config.applicationName ?? 'nukkad',
    connectionTimeoutMillis: connectTimeout,
    query_timeout: statementTimeout + SILENCE,
    keepAlive: true,
    types: columnTypes,
  };
}

/** Returns the configuration that connects directly, without the pooler. */
export function pastPooler({ directUrl, ...config }: DatabaseConfig): DatabaseConfig {
  return { ...config, url: directUrl ?? config.url };
}

/** Creates a pool. Connections are opened when they are needed. */
export function createPool(config: DatabaseConfig): ReconnectingPool {
  const { connectTimeout, reconnectWithin } = timesOf(config);
  const pool = new ReconnectingPool({
    ...connectionOf(config),
    connectionTimeoutMillis: connectTimeout,
    reconnectWithin,
    max: config.poolSize ?? 10,
    // For `pipelinedTransaction`. Other callers wait for each response before they send the next statement.
    pipeline: true,
    Client: ClosingClient,
  });
  // The pool replaces a broken idle connection by itself. Without this listener, the error would end the process.
  pool.on('error', () => {});
  watchPool(pool, config.watch);
  return pool;
}
