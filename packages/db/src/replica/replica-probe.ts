import type pg from 'pg';
import { createPool, type DatabaseConfig } from '../connections.ts';

/** One that does not answer so simple a question in this time answers no search either. */
const PROBE_TIMES = { connectTimeout: 500, reconnectWithin: 0, statementTimeout: 1000 } as const;

const POSITION = `
  SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster, pg_is_in_recovery() AS "isReplica",
         pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END,
                         '0/0')::int8 AS position`;

/** Which data a server has, whether it only follows, and the place in the log that it has written or replayed. */
export interface LogPosition {
  readonly cluster: string;
  readonly isReplica: boolean;
  readonly position: number;
}

/** Asks one server where it is in the log, on a connection of its own: others may all be busy. */
export class ReplicaProbe {
  readonly #pool: pg.Pool;

  constructor(config: DatabaseConfig) {
    this.#pool = createPool({ ...config, ...PROBE_TIMES, poolSize: 1 });
  }

  /** Null where it does not answer in time. */
  async ask(): Promise<LogPosition | null> {
    const answer = await this.#pool.query<LogPosition>(POSITION).catch(() => null);
    return answer?.rows[0] ?? null;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
