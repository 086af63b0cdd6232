import { type ConnectionSet, openConnections } from '../connection-set.ts';
import type { DatabaseConfig, ReplicaConfig } from '../connections.ts';
import type { PreparedQuery } from '../statement.ts';
import { ReplicaLag } from './replica-lag.ts';
import { ReplicaProbe } from './replica-probe.ts';

/** Milliseconds between two checks of the servers' WAL positions. */
const PAUSE = 500;
const CONNECT_WITHIN = 500;

/**
 * Reason why a replica is not used: not checked yet, not reachable, lag too long, or not a replica of this primary.
 */
export type ReplicaProblem = 'not known yet' | 'away' | 'behind' | 'no replica of this database';

/** Called with the problem of the replica (null if it is in use) and its lag in milliseconds (null if unknown). */
export type OnChange = (problem: ReplicaProblem | null, lagMs: number | null) => void;

/**
 * SQLSTATE of a cancelled statement. A statement that timed out on the replica is not repeated, because it would time
 * out on the primary, too.
 */
const TOOK_TOO_LONG = '57014';

/**
 * A streaming replica for reads that may be some seconds old. It is checked twice a second. If it cannot be reached
 * or its lag is too long, statements run on the primary, including those that are waiting for the replica. It takes
 * nearly all reads of searches off the primary (`pnpm bench:connections`).
 */
export class ReadReplica {
  readonly #config: ReplicaConfig;
  readonly #connections: ConnectionSet;
  readonly #probes: { readonly primary: ReplicaProbe; readonly replica: ReplicaProbe };
  readonly #lag: ReplicaLag;
  readonly #waiting = new Set<(left: undefined) => void>();
  #problem: ReplicaProblem | null = 'not known yet';
  #lagMs: number | null = null;
  #leftToPrimary = 0;
  #firstLookMs: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #onChange: OnChange = () => {};

  constructor(config: ReplicaConfig, primary: DatabaseConfig) {
    // Uses no `directUrl`, because there is no pooler and the connections set their own options. Uses no retries,
    // because the primary can run the statement at once.
    const replicaConfig = { ...primary, url: config.url, directUrl: undefined, reconnectWithin: 0 };
    this.#config = config;
    this.#connections = openConnections({ ...replicaConfig, connectTimeout: CONNECT_WITHIN });
    this.#probes = { primary: new ReplicaProbe(primary), replica: new ReplicaProbe(replicaConfig) };
    this.#lag = new ReplicaLag(2 * config.maxLagMs);
  }

  /** The reason why it is not used; null if it is in use. */
  get problem(): ReplicaProblem | null {
    return this.#problem;
  }

  /** Lag in milliseconds at the last check; null if unknown. */
  get lagMs(): number | null {
    return this.#lagMs;
  }

  /** Number of statements that were sent to the replica but had to run on the primary. */
  get leftToPrimary(): number {
    return this.#leftToPrimary;
  }

  /** Runs a statement on the replica. Calls `onPrimary` instead if the replica is not in use or fails. */
  async query(statement: PreparedQuery, onPrimary: () => Promise<unknown[]>): Promise<unknown[]> {
    if (this.#problem !== null) return onPrimary();
    const left = Promise.withResolvers<undefined>();
    this.#waiting.add(left.resolve);
    try {
      const rows = await Promise.race([this.#connections.run(statement), left.promise]);
      if (rows !== undefined) return rows;
    } catch (error) {
      if ((error as { code?: unknown }).code === TOOK_TOO_LONG) throw error;
    } finally {
      this.#waiting.delete(left.resolve);
    }
    this.#leftToPrimary += 1;
    return onPrimary();
  }

  /** Starts the checks. `onChange` is called after the first one and after each change. */
  start(onChange: OnChange): void {
    this.#onChange = onChange;
    const again = () => {
      void this.look().finally(() => {
        if (this.#timer !== undefined) this.#timer = setTimeout(again, PAUSE).unref();
      });
    };
    this.#timer = setTimeout(again, 0).unref();
  }

  /** Checks the replica once. If the primary does not respond, a replica that is in use stays in use. */
  async look(): Promise<void> {
    const atMs = performance.now();
    const [primary, replica] = await Promise.all([this.#probes.primary.ask(), this.#probes.replica.ask()]);
    if (primary !== null) this.#lag.note(atMs, primary.position);
    if (replica === null) return this.#change('away', null);
    if (!replica.isReplica || (primary !== null && primary.cluster !== replica.cluster))
      return this.#change('no replica of this database', null);
    const lagMs = this.#lag.behind(atMs, replica.position);
    const { maxLagMs } = this.#config;
    // After the start the lag is unknown, which does not count as too long, because the replica may have responded
    // before the primary.
    this.#firstLookMs ??= atMs;
    if (!Number.isFinite(lagMs) && atMs - this.#firstLookMs < maxLagMs) return;
    const most = this.#problem === null ? maxLagMs : maxLagMs / 2;
    if (primary === null) this.#lagMs = lagMs;
    else this.#change(lagMs <= most ? null : 'behind', lagMs);
  }

  /** Stops the checks. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async close(): Promise<void> {
    this.stop();
    const { primary, replica } = this.#probes;
    await Promise.all([this.#connections.close(), primary.close(), replica.close()]);
  }

  #change(problem: ReplicaProblem | null, lagMs: number | null): void {
    const isNew = problem !== this.#problem;
    this.#problem = problem;
    this.#lagMs = lagMs;
    if (problem !== null) for (const leave of this.#waiting) leave(undefined);
    if (isNew) this.#onChange(problem, lagMs);
  }
}
