import { addAbortListener } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { selectBeat } from './delivery.queries.ts';

const RETRY_MS = 1000;
const BEAT_EVERY_MS = 3000;
/** A connection that says nothing for so long is taken for lost: a frozen server, or a router that forgot it. */
const SILENCE_MS = 4000;

interface Heard {
  /** What is done with the payload of each channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** It listens (again): something may have been missed. */
  onListening(): void;
  onLost(error: unknown): void;
}

/** Keeps one connection that hears the database's notifications, and makes it anew whenever it is lost. */
export class DatabaseListener {
  readonly #url: string;
  readonly #heard: Heard;
  readonly #closing = new AbortController();
  #isListening = false;
  #ended: Promise<void> = Promise.resolve();

  constructor(url: string, heard: Heard) {
    this.#url = url;
    this.#heard = heard;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Begins without waiting: a database that is away is asked again until it answers. */
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
        if (!signal.aborted) this.#heard.onLost(error);
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
    client.on('notification', ({ channel, payload }) => this.#heard.channels[channel]?.(payload ?? ''));
    const lost = Promise.withResolvers<never>();
    client.on('error', lost.reject);
    client.on('end', () => lost.reject(new Error('The listening connection ended')));
    const closing = addAbortListener(this.#closing.signal, () => lost.reject(new Error('Closing')));
    try {
      await Promise.race([lost.promise, this.#listen(client)]);
    } finally {
      closing[Symbol.dispose]();
      this.#isListening = false;
      // Not waited for: a server that says nothing would not answer this either.
      client.end().catch(() => undefined);
    }
  }

  async #listen(client: Client): Promise<never> {
    await client.connect();
    for (const channel of Object.keys(this.#heard.channels)) await client.query(`LISTEN ${channel}`);
    this.#isListening = true;
    this.#heard.onListening();
    for (;;) {
      await sleep(BEAT_EVERY_MS, undefined, { signal: this.#closing.signal });
      await client.query(selectBeat());
    }
  }
}
