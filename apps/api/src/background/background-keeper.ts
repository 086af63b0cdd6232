import { connectionProblem } from '@nukkad/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Container } from '../container.ts';
import { startAsking } from './start-asking.ts';
import { type Background, startBackground } from './start-background.ts';

const RETRY_MILLISECONDS = 15_000;

/** Starts the background work (or `off`: asking others for it) once the database lets it, without holding up the requests. */
export class BackgroundKeeper {
  readonly #container: Container;
  readonly #log: FastifyBaseLogger;
  #starting: Promise<Background | null> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(container: Container, log: FastifyBaseLogger) {
    this.#container = container;
    this.#log = log;
  }

  start(): void {
    const begin = this.#container.config.BACKGROUND === 'on' ? startBackground : startAsking;
    this.#starting = begin(this.#container, this.#log).catch((error: unknown) => {
      const { DATABASE_URL, DATABASE_DIRECT_URL } = this.#container.config;
      const problem = connectionProblem(error, DATABASE_DIRECT_URL ?? DATABASE_URL);
      this.#log.warn({ err: error, problem }, 'background work does not start yet');
      if (!this.#isStopped) this.#retry = setTimeout(() => this.start(), RETRY_MILLISECONDS);
      return null;
    });
  }

  /** Lets the task at hand end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    await (await this.#starting)?.stop();
  }
}
