import pg from 'pg';
import { isConnectionLost } from './connection-loss.ts';

/** Between two attempts to connect, with as much again by chance: those who wait do not all come at one moment. */
const PAUSE = 50;
const READ_ONLY_REFUSAL = '25006';

/** Times in milliseconds; the driver's `connectionTimeoutMillis` bounds all attempts of a caller together. */
export interface ReconnectingPoolConfig extends pg.PoolConfig {
  /** For how long a server that is away is asked again, and a read whose connection broke is repeated. */
  readonly reconnectWithin: number;
  readonly connectionTimeoutMillis: number;
}

type Connected = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: (error?: Error) => void,
) => void;

/**
 * A pool whose callers do not notice that the server, or the pooler before it, was restarted: a connection that does not
 * come about is tried again, since nothing was sent by it. A single statement whose connection broke is repeated once in
 * a transaction that may only read, so that the server itself refuses whatever would write: that may have taken effect.
 */
export class ReconnectingPool extends pg.Pool {
  readonly #config: ReconnectingPoolConfig;

  constructor(config: ReconnectingPoolConfig) {
    super(config);
    this.#config = config;
  }

  /** The library's two forms: it calls the second itself. */
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

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the driver, passed on as they are
  override async query(...args: any[]): Promise<any> {
    const began = performance.now();
    try {
      return await Reflect.apply(super.query, this, args);
    } catch (error) {
      return this.repeat(error, began, args);
    }
  }

  /** The answer to a statement that was asked at `began` and failed with `error`, if that may be repeated; else throws. */
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

  /** An idle connection may have broken as well, which shows at its first statement: then the next one is taken. */
  async #beginReadOnly(began: number): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#connectAgain(began);
      // Whoever waits for a statement is told; without a listener it would end the process.
      if (client.listenerCount('error') === 0) client.on('error', () => {});
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

  /** One attempt; a connection that comes too late goes to the pool. */
  async #connectBy(until: number): Promise<pg.PoolClient> {
    const connecting = super.connect();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => {
        late.reject(new Error('timeout exceeded when trying to connect'));
        connecting.then(
          (client) => client.release(),
          () => {},
        );
      },
      Math.max(0, until - performance.now()),
    );
    try {
      return await Promise.race([connecting, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}
