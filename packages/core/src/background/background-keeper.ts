import { connectionProblem } from '@nukkad/db';
import type { Container } from '../container.ts';
import type { Log } from '../log.ts';
import type { Background } from './start-background.ts';

const RETRY_MILLISECONDS = 15_000;
const LATER_MILLISECONDS = 1000;

type Begin = (container: Container, log: Log) => Promise<Background>;

/**
 * Calls `begin` (`startBackground` in the worker, `startTaskSender` elsewhere) until it succeeds, every 15 seconds. The
 * process runs on meanwhile, because the database may be unavailable when it starts.
 */
export class BackgroundKeeper {
  readonly #container: Container;
  readonly #log: Log;
  readonly #begin: Begin;
  #starting: Promise<Background | null> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(container: Container, log: Log, begin: Begin) {
    this.#begin = begin;
    this.#container = container;
    this.#log = log;
  }

  /** Starts after a while, so that loading the queue's library does not delay the first requests of this process. */
  startLater(): void {
    this.#timer = setTimeout(() => this.start(), LATER_MILLISECONDS);
  }

  start(): void {
    this.#starting = this.#begin(this.#container, this.#log).catch((error: unknown) => {
      const { DATABASE_URL, DATABASE_DIRECT_URL } = this.#container.config;
      const problem = connectionProblem(error, DATABASE_DIRECT_URL ?? DATABASE_URL);
      this.#log.warn({ err: error, problem }, 'background work does not start yet');
      if (!this.#isStopped) this.#timer = setTimeout(() => this.start(), RETRY_MILLISECONDS);
      return null;
    });
  }

  /** Stops retrying, and stops the background work after the running task has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await (await this.#starting)?.stop();
  }
}
