import { addAbortListener } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { selectHeartbeat } from './delivery.queries.ts';

const RETRY_MS = 1000;
const HEARTBEAT_MS = 3000;
/**
 * Milliseconds without a response after which the connection counts as lost, for example because the server froze or
 * a router dropped the connection silently.
 */
const SILENCE_MS = 4000;

interface ListenerHandlers {
  /** Handlers of notifications by channel. Each is called with the payload. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called after each LISTEN, also after a reconnect. Notifications sent before that may have been missed. */
  onListening(): void;
  onLost(error: unknown): void;
}

/** Keeps one database connection that receives notifications (LISTEN), and reconnects whenever it is lost. */
export class DatabaseListener {
  readonly #url: string;
  readonly #handlers: ListenerHandlers;
  readonly #closing = new AbortController();
  #isListening = false;
  #ended: Promise<void> = Promise.resolve();

  constructor(url: string, handlers: ListenerHandlers) {
    this.#url = url;
    this.#handlers = handlers;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Connects in the background. If the database cannot be reached, it retries every second. */
  start(): void {
    this.#ended = this.#listenOn();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ended;
  }

  async #listenOn(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await this.#listenUntilLost().catch((error: unknown) => {
        if (!signal.aborted) this.#handlers.onLost(error);
      });
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #listenUntilLost(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'nukkad-chat-listener',
      keepAlive: true,
      connectionTimeoutMillis: SILENCE_MS,
      query_timeout: SILENCE_MS,
    });
    client.on('notification', ({ channel, payload }) => this.#handlers.channels[channel]?.(payload ?? ''));
    const lost = Promise.withResolvers<never>();
    client.on('error', lost.reject);
    client.on('end', () => lost.reject(new Error('The listening connection ended')));
    const closing = addAbortListener(this.#closing.signal, () => lost.reject(new Error('Closing')));
    try {
      await Promise.race([lost.promise, this.#listen(client)]);
    } finally {
      closing[Symbol.dispose]();
      this.#isListening = false;
      // Not awaited, because a frozen server would not respond to the close request either.
      client.end().catch(() => undefined);
    }
  }

  async #listen(client: Client): Promise<never> {
    await client.connect();
    for (const channel of Object.keys(this.#handlers.channels)) await client.query(`LISTEN ${channel}`);
    this.#isListening = true;
    this.#handlers.onListening();
    for (;;) {
      await sleep(HEARTBEAT_MS, undefined, { signal: this.#closing.signal });
      await client.query(selectHeartbeat());
    }
  }
}
