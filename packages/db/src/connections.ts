import type pg from 'pg';
import { columnTypes } from './column-types.ts';
import { DistrustfulClient } from './distrustful-client.ts';
import { ReconnectingPool } from './reconnecting-pool.ts';
import { type StatementWatch, watchPool } from './watch-statements.ts';

/** A streaming replica of the database, which is reached without a pooler. */
export interface ReplicaConfig {
  readonly url: string;
  /** Behind by more, it is not asked until it has caught up to half of this. */
  readonly maxLagMs: number;
}

/** How to reach the database; times in milliseconds. */
export interface DatabaseConfig {
  url: string;
  /**
   * The same database past the pooler that `url` leads to: for what needs a connection of its own. A pooler in transaction
   * mode gives each transaction another connection, so settings of a connection are the pooler's to make there.
   */
  directUrl?: string | undefined;
  /** Connections at most; 10 unless said otherwise. */
  poolSize?: number | undefined;
  /** Connections at most for named statements, beside the pool; 0 (unless said otherwise) leaves them to the pool. */
  pipelines?: number | undefined;
  /** Shown in the server's list of activity. */
  applicationName?: string | undefined;
  /** How long to wait for a free or new connection; 1.5 s. */
  connectTimeout?: number | undefined;
  /** For how long a server that is away is asked again, and a read whose connection broke is repeated; 1.5 s. */
  reconnectWithin?: number | undefined;
  /** After this the server gives a statement up; 2 s. */
  statementTimeout?: number | undefined;
  /** A streaming replica, for reads that may be some seconds old. */
  replica?: ReplicaConfig | undefined;
  /** Told of each statement by its name, where somebody traces them. */
  watch?: StatementWatch | undefined;
}

/**
 * Somebody waits for an answer and is told within five seconds that the database is away: a connection, a statement and
 * the silence after it take four together at most.
 */
const REQUEST_TIMES = { connectTimeout: 1500, statementTimeout: 2000 } as const;
/** The server's own timeout comes first; after this much more the connection is taken for dead. */
export const SILENCE = 500;

/** Times of work that nobody waits for at a screen: imports, background tasks, an operator's commands. */
export const BATCH_TIMES = { connectTimeout: 15_000, statementTimeout: 60_000 } as const;

/**
 * How each connection's statements are planned. A named one is planned once and not for each set of values: left to
 * itself the server plans some of the hot reads anew every time, which costs more than they do (1.7 ms against 0.4 for
 * the newest jobs), so a statement whose best plan depends on its values must be written as several. Compiling a
 * statement and starting workers for it are meant for reports that run for seconds. And the pages of an index are as
 * near as any others, in memory and on today's disks.
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

/** The times that apply, with those of requests where nothing else is said. */
export function timesOf(config: DatabaseConfig): Times {
  const { connectTimeout, statementTimeout } = REQUEST_TIMES;
  return {
    connectTimeout: config.connectTimeout ?? connectTimeout,
    reconnectWithin: config.reconnectWithin ?? connectTimeout,
    statementTimeout: config.statementTimeout ?? statementTimeout,
  };
}

/** Settings that a connection has from its start to its end. */
function sessionSettings(statementTimeout: number): pg.ClientConfig {
  return {
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    options: PLANNING_OPTIONS,
  };
}

/** How each connection is opened, of the pool and of the pipelines. */
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

/** The same database without the pooler in between, where there is one. */
export function pastPooler({ directUrl, ...config }: DatabaseConfig): DatabaseConfig {
  return { ...config, url: directUrl ?? config.url };
}

/** A pool that opens its connections when they are first needed. */
export function createPool(config: DatabaseConfig): ReconnectingPool {
  const { connectTimeout, reconnectWithin } = timesOf(config);
  const pool = new ReconnectingPool({
    ...connectionOf(config),
    connectionTimeoutMillis: connectTimeout,
    reconnectWithin,
    max: config.poolSize ?? 10,
    Client: DistrustfulClient,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  watchPool(pool, config.watch);
  return pool;
}
