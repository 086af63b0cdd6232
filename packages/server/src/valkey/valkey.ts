import { Redis } from 'ioredis';

/** Default timeout of a command in milliseconds. A server in the same network responds in less than a millisecond. */
const ANSWER_MS = 100;
/** Milliseconds after a failure in which no command is sent, so that a frozen server delays only few requests. */
const PAUSE_MS = 1000;
const CONNECT_MS = 1000;
const RECONNECT_MAX_MS = 2000;

/** Thrown if the server sent a reply without a command, or one that does not fit the command. */
class UnexpectedReply extends Error {
  readonly code = 'UNEXPECTED_REPLY';
}

/** Beginning of ioredis' error message for a reply without a command. */
const SURPLUS = /^Command queue state error/;
const isSurplus = (error: unknown): boolean => error instanceof Error && SURPLUS.test(error.message);

/**
 * Returns the error's code or message for the log. The message of a surplus reply is left out, because it quotes the
 * reply.
 */
function faultOf(error: unknown): string {
  if (isSurplus(error)) return 'SURPLUS_REPLY';
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'unknown';
}

export interface ValkeyOptions {
  readonly url: string;
  /** Timeout of a command in milliseconds; by default 100. */
  readonly answerMs?: number;
  readonly log: { info(text: string): void; warn(facts: object, text: string): void };
}

/**
 * Client of a Valkey (or Redis) that several processes share, for data that may be lost, such as counts and positions
 * in lists. The product also works without it. If it cannot be reached, the first `ask` returns null after the
 * timeout; later calls return null at once during the pause that follows.
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
      // Without a connection, a command fails at once instead of waiting.
      enableOfflineQueue: false,
      retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    });
    // Without a listener, a lost connection would end the process.
    this.#client.on('error', (error) => {
      this.#noteFailure(error);
      if (isSurplus(error)) this.#reconnect();
    });
  }

  /** Number of commands that failed. */
  get failures(): number {
    return this.#failures;
  }

  /**
   * Connects. Also resolves if the server cannot be reached; then the client keeps reconnecting in the background.
   */
  async connect(): Promise<void> {
    await this.#client.connect().catch((error: unknown) => this.#noteFailure(error));
  }

  /**
   * Sends one command and returns the reply as parsed by `read`. Returns null if the server cannot be reached. If
   * `read` throws, the reply belongs to another command, so the connection is dropped. Do not use MULTI, because
   * ioredis throws an uncaught exception if its replies are out of step.
   */
  async ask<Answer>(
    command: (client: Redis) => Promise<unknown>,
    read: (reply: unknown) => Answer = (reply) => reply as Answer,
  ): Promise<Answer | null> {
    if (Date.now() < this.#pauseUntilMs) return null;
    try {
      const reply = await command(this.#client);
      const result = this.#parse(reply, read);
      this.#noteSuccess();
      return result;
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

  #parse<Answer>(reply: unknown, read: (reply: unknown) => Answer): Answer {
    try {
      return read(reply);
    } catch {
      this.#reconnect();
      throw new UnexpectedReply();
    }
  }

  /** Closes the connection, discards all pending replies, and opens another connection. */
  #reconnect(): void {
    this.#client.disconnect(true);
  }

  #noteSuccess(): void {
    if (this.#isAway) this.#options.log.info('Valkey answers again');
    this.#isAway = false;
  }

  /** Logs once per outage. Commands are not logged, because their keys contain network addresses. */
  #noteFailure(error: unknown): void {
    if (!this.#isAway) {
      this.#options.log.warn({ fault: faultOf(error) }, 'Valkey is away: each process counts by itself');
    }
    this.#isAway = true;
  }
}
