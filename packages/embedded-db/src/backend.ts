import type { PGlite } from '@electric-sql/pglite';
import { queryMessage } from './frontend-messages.ts';

/** The methods of PGlite that are used here. */
export type Engine = Pick<PGlite, 'execProtocolRawStream' | 'isInTransaction'>;

interface Turn {
  client: object;
  run: () => Promise<void>;
}

/**
 * The single PGlite session, which all clients share. Work runs in turns, one at a time. A turn is a simple query, or
 * an extended query up to its Sync. A client with an open transaction keeps the session until the transaction ends,
 * and the others wait.
 */
export class Backend {
  readonly #engine: Engine;
  readonly #turns: Turn[] = [];
  #owner: object | undefined;
  #isRunning = false;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Whether this client holds the session, in a transaction or between Parse and Sync. */
  isHeldBy(client: object): boolean {
    return this.#owner === client;
  }

  /**
   * Waits for the client's turn, runs its messages, and returns the raw response. `holdAfter` keeps the session for
   * this client, for an extended query whose Sync has not arrived.
   */
  exchange(client: object, bytes: Buffer, holdAfter = false): Promise<Buffer> {
    return this.#takeTurn(client, async () => {
      const reply = await this.#send(bytes);
      this.#owner = holdAfter || this.#engine.isInTransaction() ? client : undefined;
      return reply;
    });
  }

  /** Releases the session of a client that has disconnected: rolls back, then closes its prepared statements. */
  leave(client: object, closing: Buffer | undefined): Promise<unknown> {
    return this.#takeTurn(client, async () => {
      if (this.#engine.isInTransaction()) await this.#send(queryMessage('ROLLBACK'));
      if (closing !== undefined) await this.#send(closing);
      this.#owner = undefined;
    });
  }

  /** Resolves when no turn is running or waiting. */
  async settled(): Promise<void> {
    while (this.#isRunning) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async #send(bytes: Buffer): Promise<Buffer> {
    const chunks: Buffer[] = [];
    // Copies the chunk, because it is a view of the engine's memory that the next message overwrites.
    await this.#engine.execProtocolRawStream(bytes, { onRawData: (data) => chunks.push(Buffer.from(data)) });
    return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  }

  #takeTurn<T>(client: object, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#turns.push({ client, run: () => work().then(resolve, reject) });
      void this.#runTurns();
    });
  }

  async #runTurns(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let turn = this.#nextTurn(); turn !== undefined; turn = this.#nextTurn()) await turn.run();
    this.#isRunning = false;
  }

  #nextTurn(): Turn | undefined {
    const index =
      this.#owner === undefined ? 0 : this.#turns.findIndex(({ client }) => client === this.#owner);
    return index === -1 ? undefined : this.#turns.splice(index, 1)[0];
  }
}
