import { Redis } from 'ioredis';

/** The help text of the metric `nukkad_valkey_failures`. */
export const VALKEY_FAILURES_HELP =
  'Commands since the start that Valkey did not answer: this process counted by itself.';

/** What a caller waits for an answer: one of the same network takes less than a millisecond. */
const ANSWER_MS = 100;
/** After a failure nobody asks for so long, so that a frozen server costs one request of many a wait. */
const PAUSE_MS = 1000;
const CONNECT_MS = 1000;
const RECONNECT_MOST_MS = 2000;

export interface ValkeyOptions {
  readonly url: string;
  /** Milliseconds that a caller waits for an answer at most; 100. */
  readonly answerMs?: number;
  readonly log: { info(text: string): void; warn(facts: object, text: string): void };
}

/**
 * A Valkey (or Redis) that several processes share, for what may be lost: counts, and places in lists. Nobody depends on
 * it: while it is away `ask` answers null after `ANSWER_MS` at most, once, and at once in the pause after that.
 */
export class Valkey {
  readonly #client: Redis;
  readonly #options: ValkeyOptions;
  #pauseUntilMs = 0;
  #isAway = false;
  #failures = 0;

  constructor(options: ValkeyOptions) {
    this.#options = options;
    this.#client = new Redis(options.url, {
      lazyConnect: true,
      connectTimeout: CONNECT_MS,
      commandTimeout: options.answerMs ?? ANSWER_MS,
      maxRetriesPerRequest: 0,
      // While there is no connection, a command fails instead of waiting for one.
      enableOfflineQueue: false,
      retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MOST_MS),
    });
    // Without a listener a lost connection ends the process; what failed is told by `ask`.
    this.#client.on('error', (error) => this.#noteFailure(error));
  }

  /** How many commands were not answered. */
  get failures(): number {
    return this.#failures;
  }

  /** Resolves once it answers, or cannot be reached: then it is tried again for as long as the process lives. */
  async connect(): Promise<void> {
    await this.#client.connect().catch((error: unknown) => this.#noteFailure(error));
  }

  /** What the server answered, or null where it is away. */
  async ask<Answer>(command: (client: Redis) => Promise<Answer>): Promise<Answer | null> {
    if (Date.now() < this.#pauseUntilMs) return null;
    try {
      const answer = await command(this.#client);
      this.#noteAnswer();
      return answer;
    } catch (error) {
      this.#failures += 1;
      this.#pauseUntilMs = Date.now() + PAUSE_MS;
      this.#noteFailure(error);
      return null;
    }
  }

  close(): void {
    this.#client.disconnect();
  }

  #noteAnswer(): void {
    if (this.#isAway) this.#options.log.info('Valkey answers again');
    this.#isAway = false;
  }

  /** One line an outage; never the command, whose keys hold addresses. */
  #noteFailure(error: unknown): void {
    if (!this.#isAway) {
      const { code, message } = error as { code?: string; message?: string };
      this.#options.log.warn({ fault: code ?? message }, 'Valkey is away: each process counts by itself');
    }
    this.#isAway = true;
  }
}
