import pg from 'pg';
import { type KnownColumns, PreparedRead } from './prepared-read.ts';
import type { PreparedQuery } from './statement.ts';
import { type StatementWatch, watchAnswer } from './watch-statements.ts';

interface Pipeline {
  readonly client: Promise<pg.Client>;
  /** Of the statements that it has answered. */
  readonly known: KnownColumns;
  /** Statements that are sent and not answered yet. */
  waiting: number;
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
 * A few connections for reads that end soon, which take the next statement before the last one is answered: nobody
 * waits for a free one, and the server goes from one to the next without going to sleep between. An idle one is taken
 * first, so that one slow statement holds up others only when all are busy.
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

  /** Connections by whether a statement is on its way, and statements that share one with another. */
  get load(): PipelineLoad {
    const busy = this.#open.filter(({ waiting }) => waiting > 0);
    const waiting = busy.reduce((sum, pipeline) => sum + pipeline.waiting - 1, 0);
    return { busy: busy.length, idle: this.#open.length - busy.length, waiting };
  }

  async query(statement: PreparedQuery): Promise<unknown[]> {
    const pipeline = this.#choose();
    pipeline.waiting += 1;
    try {
      const client = await pipeline.client;
      return await watchAnswer(statement, this.#watch, () => rowsOf(client, statement, pipeline.known));
    } catch (error) {
      // From here on, as the driver does: the stack of a socket's event leads to nobody who asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      pipeline.waiting -= 1;
    }
  }

  /** Ends the connections once what is sent has been answered. */
  async close(): Promise<void> {
    const open = this.#open.splice(0);
    await Promise.all(
      open.map(({ client }) =>
        client.then(
          (connected) => connected.end(),
          () => {},
        ),
      ),
    );
  }

  #choose(): Pipeline {
    let least: Pipeline | undefined;
    for (const pipeline of this.#open) {
      if (least === undefined || pipeline.waiting < least.waiting) least = pipeline;
    }
    const isFull = this.#open.length >= this.#most;
    return least !== undefined && (least.waiting === 0 || isFull) ? least : this.#add();
  }

  #add(): Pipeline {
    const client = new pg.Client({ ...this.#config, pipeline: true });
    const connected = client.connect().then(() => client);
    const pipeline: Pipeline = { client: connected, known: new Map(), waiting: 0 };
    const forget = () => {
      const at = this.#open.indexOf(pipeline);
      if (at >= 0) this.#open.splice(at, 1);
    };
    // Those who wait are told by their statements; the next one opens another connection.
    client.on('error', forget);
    client.on('end', forget);
    pipeline.client.catch(forget);
    this.#open.push(pipeline);
    return pipeline;
  }
}
