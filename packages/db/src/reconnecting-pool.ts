import pg from 'pg';
import { isConnectionLost } from './connection-loss.ts';
import { timeLeft } from './deadline.ts';

/**
 * Milliseconds between two attempts to connect. A random jitter of up to the same length is added, to spread the
 * attempts.
 */
const PAUSE = 50;
const READ_ONLY_REFUSAL = '25006';

/** Times in milliseconds. `connectionTimeoutMillis` limits all attempts of one caller together. */
export interface ReconnectingPoolConfig extends pg.PoolConfig {
  /** Milliseconds for which connecting is retried, and a read whose connection broke is repeated. */
  readonly reconnectWithin: number;
  readonly connectionTimeoutMillis: number;
}

type Connected = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: (error?: Error) => void,
) => void;

/**
 * A pool that hides a restart of the server or the pooler from its callers. It retries failed attempts to connect. If
 * the connection of a single statement breaks, the statement is repeated once in a read-only transaction. A read then
 * succeeds; the server refuses a write, because the first attempt may already have taken effect. `pnpm
 * bench:connections` counts the failures that this prevents.
 */
export class ReconnectingPool extends pg.Pool {
  readonly #config: ReconnectingPoolConfig;

  constructor(config: ReconnectingPoolConfig) {
    super(config);
    this.#config = config;
    // The pool listens for errors of idle connections only. Without a listener, the error event of a connection that is
    // terminated while it is handed out would end the process. The statements reject with the error.
    this.on('connect', (client) => client.on('error', () => {}));
  }

  /** Implements both overloads of `pg.Pool`, which itself calls the one with a callback. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connectAgain();
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  // biome-ignore lint/suspicious/noExplicitAny: forwards the overloads of the driver
  override async query(...args: any[]): Promise<any> {
    const began = performance.now();
    try {
      return await Reflect.apply(super.query, this, args);
    } catch (error) {
      return this.repeat(error, began, args);
    }
  }

  /**
   * Repeats a statement that was sent at the time `began` and failed with `error`. Rethrows the error if the
   * statement may not be repeated.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  async repeat(error: unknown, began: number, args: any[]): Promise<any> {
    if (!isConnectionLost(error) || performance.now() - began >= this.#config.reconnectWithin) throw error;
    const client = await this.#beginReadOnly(began);
    try {
      const answer = await Reflect.apply(client.query, client, args);
      await client.query('COMMIT');
      client.release();
      return answer;
    } catch (failure) {
      client.release(failure as Error);
      throw (failure as { code?: unknown }).code === READ_ONLY_REFUSAL ? error : failure;
    }
  }

  /**
   * Begins a read-only transaction on a pooled connection. If an idle connection turns out to be broken, it takes the
   * next one.
   */
  async #beginReadOnly(began: number): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#connectAgain(began);
      try {
        await client.query('BEGIN READ ONLY');
        return client;
      } catch (error) {
        client.release(error as Error);
        if (!isConnectionLost(error) || performance.now() - began >= this.#config.reconnectWithin)
          throw error;
      }
    }
  }

  async #connectAgain(began = performance.now()): Promise<pg.PoolClient> {
    const { connectionTimeoutMillis, reconnectWithin } = this.#config;
    for (;;) {
      try {
        return await this.#connectBy(began + connectionTimeoutMillis);
      } catch (error) {
        const pause = PAUSE * (1 + Math.random());
        const isOver = performance.now() + pause - began >= reconnectWithin;
        if (isOver || this.ending || !isConnectionLost(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** Tries to connect until the given time. If a connection is opened only after that, it is returned to the pool. */
  async #connectBy(until: number): Promise<pg.PoolClient> {
    const wait = timeLeft(Math.max(0, until - performance.now()));
    const connecting = super.connect();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(new Error('timeout exceeded when trying to connect'));
      connecting.then(
        (client) => client.release(),
        () => {},
      );
    }, wait);
    try {
      return await Promise.race([connecting, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}
