import pg from 'pg';
import { DeadlineExceeded, timeLeft } from './deadline.ts';
import { type KnownColumns, PreparedRead } from './prepared-read.ts';
import type { PreparedQuery } from './statement.ts';
import { type StatementWatch, watchAnswer } from './watch-statements.ts';

interface Pipeline {
  readonly client: Promise<pg.Client>;
  /** The columns of the prepared statements of this connection. */
  readonly known: KnownColumns;
  /** The statements without a response so far. */
  readonly pending: Set<Promise<unknown>>;
}

export interface PipelineLoad {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

const rowsOf = (client: pg.Client, statement: PreparedQuery, known: KnownColumns): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const read = new PreparedRead(statement, known);
    read.callback = (error, rows = []) => (error ? reject(error) : resolve(rows));
    client.query(read);
  });

/**
 * Rejects with `DeadlineExceeded` after so many milliseconds. The statement itself goes on until its own timeout,
 * because other requests wait for responses on the same connection.
 */
async function within<Result>(milliseconds: number, response: Promise<Result>): Promise<Result> {
  if (!Number.isFinite(milliseconds)) return response;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DeadlineExceeded()), milliseconds);
  try {
    return await Promise.race([response, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A few connections in pipeline mode for short reads: the next statement is sent before the response to the last one
 * arrives. Callers never wait for a free connection, and the server does not wait for the client between statements.
 * An idle connection is preferred, so a slow statement delays others only if all connections are busy. The filter
 * route serves an eighth more requests with it (`scripts/bench/RESULTS.md`).
 */
export class Pipelines {
  readonly #config: pg.ClientConfig;
  readonly #most: number;
  readonly #watch: StatementWatch | undefined;
  readonly #open: Pipeline[] = [];

  constructor(config: pg.ClientConfig, most: number, watch?: StatementWatch) {
    this.#config = config;
    this.#most = most;
    this.#watch = watch;
  }

  /** Returns the number of busy and idle connections, and of statements that wait behind another one. */
  get load(): PipelineLoad {
    const busy = this.#open.filter(({ pending }) => pending.size > 0);
    const waiting = busy.reduce((sum, pipeline) => sum + pipeline.pending.size - 1, 0);
    return { busy: busy.length, idle: this.#open.length - busy.length, waiting };
  }

  async query(statement: PreparedQuery): Promise<unknown[]> {
    const pipeline = this.#choose();
    const response = this.#send(pipeline, statement);
    pipeline.pending.add(response);
    try {
      return await response;
    } catch (error) {
      // Captures the stack here as the driver does, because the stack of a socket event does not show the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      pipeline.pending.delete(response);
    }
  }

  /** Closes the connections after the responses to all statements that were sent. */
  async close(): Promise<void> {
    const open = this.#open.splice(0);
    const end = async ({ client, pending }: Pipeline) => {
      // A connection that is still being opened has not sent its statements, and `end` would reject them.
      await Promise.allSettled(pending);
      const connected = await client.catch(() => undefined);
      await connected?.end();
    };
    await Promise.all(open.map(end));
  }

  #send(pipeline: Pipeline, statement: PreparedQuery): Promise<unknown[]> {
    return within(timeLeft(Number.POSITIVE_INFINITY), this.#answer(pipeline, statement));
  }

  async #answer({ client, known }: Pipeline, statement: PreparedQuery): Promise<unknown[]> {
    const connected = await client;
    // The connection may have been opened after the deadline.
    timeLeft(Number.POSITIVE_INFINITY);
    return watchAnswer(statement, this.#watch, () => rowsOf(connected, statement, known));
  }

  #choose(): Pipeline {
    let least: Pipeline | undefined;
    for (const pipeline of this.#open) {
      if (least === undefined || pipeline.pending.size < least.pending.size) least = pipeline;
    }
    const isFull = this.#open.length >= this.#most;
    return least !== undefined && (least.pending.size === 0 || isFull) ? least : this.#add();
  }

  #add(): Pipeline {
    const client = new pg.Client({ ...this.#config, pipeline: true });
    const connected = client.connect().then(() => client);
    const pipeline: Pipeline = { client: connected, known: new Map(), pending: new Set() };
    const forget = () => {
      const at = this.#open.indexOf(pipeline);
      if (at >= 0) this.#open.splice(at, 1);
    };
    // Pending statements reject by themselves. The next statement opens another connection.
    client.on('error', forget);
    client.on('end', forget);
    pipeline.client.catch(forget);
    this.#open.push(pipeline);
    return pipeline;
  }
}
