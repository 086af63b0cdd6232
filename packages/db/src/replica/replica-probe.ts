import type pg from 'pg';
import { createPool, type DatabaseConfig } from '../connections.ts';

/**
 * Timeouts of a check in milliseconds. A server that does not respond to it in time would be too slow for a search,
 * too.
 */
const PROBE_TIMES = { connectTimeout: 500, reconnectWithin: 0, statementTimeout: 1000 } as const;

const POSITION = `
  SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster, pg_is_in_recovery() AS "isReplica",
         pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END,
                         '0/0')::int8 AS position`;

/**
 * State of a server: the identity of its data, whether it is a replica, and the WAL position that it has written or
 * replayed.
 */
export interface LogPosition {
  readonly cluster: string;
  readonly isReplica: boolean;
  readonly position: number;
}

/** Reads the WAL position of a server on a separate connection, because the other connections may all be busy. */
export class ReplicaProbe {
  readonly #pool: pg.Pool;

  constructor(config: DatabaseConfig) {
    this.#pool = createPool({ ...config, ...PROBE_TIMES, poolSize: 1 });
  }

  /** Returns the state of the server; null if it does not respond in time. */
  async ask(): Promise<LogPosition | null> {
    const answer = await this.#pool.query<LogPosition>(POSITION).catch(() => null);
    return answer?.rows[0] ?? null;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
