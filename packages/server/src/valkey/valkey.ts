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

/** The server sent a reply to no command, or one that is none to the command asked. */
class UnexpectedReply extends Error {
  readonly code = 'UNEXPECTED_REPLY';
}

/** How ioredis begins to report a reply for which no command waits. */
const SURPLUS = /^Command queue state error/;
const isSurplus = (error: unknown): boolean => error instanceof Error && SURPLUS.test(error.message);

/** Never the message of a surplus reply, which quotes it. */
function faultOf(error: unknown): string {
  if (isSurplus(error)) return 'SURPLUS_REPLY';
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'unknown';
}

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
    // Without a listener a lost connection ends the process; what failed is reported by `ask`.
    this.#client.on('error', (error) => {
      this.#noteFailure(error);
      if (isSurplus(error)) this.#reconnect();
    });
  }

  /** How many commands were not answered. */
  get failures(): number {
    return this.#failures;
  }

  /** Resolves once it answers, or cannot be reached: then it is tried again for as long as the process lives. */
  async connect(): Promise<void> {
    await this.#client.connect().catch((error: unknown) => this.#noteFailure(error));
  }

  /**
   * Sends one command and returns the server's answer as `read` understands it; null while the server is away. An answer
   * that `read` throws at belongs to another command: replies are out of step with commands, so the connection is dropped.
   * Never a MULTI: ioredis throws outside of every promise if its replies are out of step, which ends the process.
   */
  async ask<Answer>(
    command: (client: Redis) => Promise<unknown>,
    read: (reply: unknown) => Answer = (reply) => reply as Answer,
  ): Promise<Answer | null> {
    if (Date.now() < this.#pauseUntilMs) return null;
    try {
      const reply = await command(this.#client);
      const answer = this.#understood(reply, read);
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

  #understood<Answer>(reply: unknown, read: (reply: unknown) => Answer): Answer {
    try {
      return read(reply);
    } catch {
      this.#reconnect();
      throw new UnexpectedReply();
    }
  }

  /** Drops the connection, with every reply that is still on its way, and opens another. */
  #reconnect(): void {
    this.#client.disconnect(true);
  }

  #noteAnswer(): void {
    if (this.#isAway) this.#options.log.info('Valkey answers again');
    this.#isAway = false;
  }

  /** One line an outage; never the command, whose keys hold addresses. */
  #noteFailure(error: unknown): void {
    if (!this.#isAway) {
      this.#options.log.warn({ fault: faultOf(error) }, 'Valkey is away: each process counts by itself');
    }
    this.#isAway = true;
  }
}
