import { type ConnectionSet, openConnections } from '../connection-set.ts';
import type { DatabaseConfig, ReplicaConfig } from '../connections.ts';
import type { PreparedQuery } from '../statement.ts';
import { ReplicaLag } from './replica-lag.ts';
import { ReplicaProbe } from './replica-probe.ts';

/** Milliseconds between two looks at where the two servers are. */
const PAUSE = 500;
const CONNECT_WITHIN = 500;

/** Why a replica is not asked: it has not been looked at yet, does not answer, lags, or follows another server or none. */
export type ReplicaProblem = 'not known yet' | 'away' | 'behind' | 'no replica of this database';

/** What is told of a replica: null where all is well. */
export type OnChange = (problem: ReplicaProblem | null, lagMs: number | null) => void;

/** The server gave it up for its time: the primary would do the same, a statement later. */
const TOOK_TOO_LONG = '57014';

/**
 * A streaming replica for reads that may be some seconds old. It is looked at twice a second; while it is away or behind
 * by more than it may be, the primary answers instead, also those who were waiting for it.
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
    // It is reached without a pooler, so that its connections ask for their settings themselves.
    // The primary answers at once where it is away.
    const own = { ...primary, url: config.url, directUrl: undefined, reconnectWithin: 0 };
    this.#config = config;
    this.#connections = openConnections({ ...own, connectTimeout: CONNECT_WITHIN });
    this.#probes = { primary: new ReplicaProbe(primary), replica: new ReplicaProbe(own) };
    this.#lag = new ReplicaLag(2 * config.maxLagMs);
  }

  /** Null while it is asked. */
  get problem(): ReplicaProblem | null {
    return this.#problem;
  }

  /** At the last look; null where it was not known. */
  get lagMs(): number | null {
    return this.#lagMs;
  }

  /** Statements that it was asked and the primary answered. */
  get leftToPrimary(): number {
    return this.#leftToPrimary;
  }

  /** Rows of the replica, or of the primary where that is not to be asked or fails. */
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

  /** Looks at it from now on; `onChange` hears of the first look and of every change. */
  start(onChange: OnChange): void {
    this.#onChange = onChange;
    const again = () => {
      void this.look().finally(() => {
        if (this.#timer !== undefined) this.#timer = setTimeout(again, PAUSE).unref();
      });
    };
    this.#timer = setTimeout(again, 0).unref();
  }

  /** One look. While the primary does not answer, there is nothing better than the replica, which goes on as it was. */
  async look(): Promise<void> {
    const atMs = performance.now();
    const [primary, replica] = await Promise.all([this.#probes.primary.ask(), this.#probes.replica.ask()]);
    if (primary !== null) this.#lag.note(atMs, primary.position);
    if (replica === null) return this.#change('away', null);
    if (!replica.isReplica || (primary !== null && primary.cluster !== replica.cluster))
      return this.#change('no replica of this database', null);
    const lagMs = this.#lag.behind(atMs, replica.position);
    const { maxLagMs } = this.#config;
    // At first it is not known, rather than long: the replica may have answered a moment before the primary.
    this.#firstLookMs ??= atMs;
    if (!Number.isFinite(lagMs) && atMs - this.#firstLookMs < maxLagMs) return;
    const most = this.#problem === null ? maxLagMs : maxLagMs / 2;
    if (primary === null) this.#lagMs = lagMs;
    else this.#change(lagMs <= most ? null : 'behind', lagMs);
  }

  /** Looks no more. */
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
