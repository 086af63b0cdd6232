import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import fp from 'fastify-plugin';

/** Retry-After in seconds of requests that are refused because this process is closing. */
const RETRY_SECONDS = 1;

type Phase = 'serving' | 'draining' | 'closing';

/**
 * Graceful shutdown. While draining, `/readyz` fails, so that no new clients are sent here. Requests are still
 * served, but clients are asked to reconnect (to another process). Then the server stops listening and finishes the
 * requests under way. Later requests on busy connections are refused with a retry.
 */
export class Drain {
  #phase: Phase = 'serving';

  get isServing(): boolean {
    return this.#phase === 'serving';
  }

  get isClosing(): boolean {
    return this.#phase === 'closing';
  }

  /** Resolves when the server should stop listening. */
  async begin(milliseconds: number): Promise<void> {
    this.#phase = 'draining';
    await sleep(milliseconds);
    this.#phase = 'closing';
  }

  /** Refuses all requests from now on. */
  close(): void {
    this.#phase = 'closing';
  }
}

export const drainingPlugin = fp(async (app) => {
  const drain = new Drain();
  app.decorate('drain', drain);
  app.addHook('preClose', async () => drain.close());
  app.addHook('onRequest', (_request, reply, done) => {
    if (drain.isServing) return done();
    reply.header('connection', 'close');
    done(drain.isClosing ? new AppError('OVERLOADED', { retryAfter: RETRY_SECONDS }) : undefined);
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}
