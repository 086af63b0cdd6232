import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import fp from 'fastify-plugin';

/** How long whoever sends requests here may take to see that this process is leaving. */
const RETRY_SECONDS = 1;

type Phase = 'serving' | 'draining' | 'closing';

/**
 * Leaving without anyone being cut off. While draining, `/readyz` says no, so that no new callers are sent here, and
 * those who come are answered as ever but asked to connect anew (to another process). Then the server stops listening and
 * ends what it has begun; what still comes over a connection that was busy is told to come back.
 */
export class Drain {
  #phase: Phase = 'serving';

  get isServing(): boolean {
    return this.#phase === 'serving';
  }

  get isClosing(): boolean {
    return this.#phase === 'closing';
  }

  /** Resolves when it is time to stop listening. */
  async begin(milliseconds: number): Promise<void> {
    this.#phase = 'draining';
    await sleep(milliseconds);
    this.#phase = 'closing';
  }

  /** No more requests from now on. */
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
