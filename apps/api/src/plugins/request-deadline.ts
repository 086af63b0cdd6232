import { Deadline } from '@nukkad/db/deadline.ts';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addHooks } from './add-hooks.ts';

/** Routes that may take longer than other requests, with their time limit in milliseconds. */
const LONG_ROUTES: Readonly<Record<string, number>> = {
  // The file arrives and is stored while the handler runs. A video is larger.
  'files.upload': 90_000,
  'files.uploadVideo': 280_000,
  'education.saveSchool': 60_000,
  // Draws a PDF.
  'files.makeResume': 20_000,
  // Reads or deletes everything of one account.
  'account.export': 20_000,
  'account.delete': 20_000,
};

/** Returns the time limit of a long route in milliseconds; undefined for all other routes. */
export const longLimitOf = (key: string): number | undefined => LONG_ROUTES[key];

/**
 * Gives each request a deadline, which its statements and outgoing calls inherit. The time starts with the head of the
 * request, and stops while the body arrives. It is entered again in preValidation, because the async context is lost
 * while the body is read.
 */
export const requestDeadlinePlugin = fp<{ milliseconds: number }>(async (app, { milliseconds }) => {
  app.decorateRequest('deadline', null);
  app.addHook('onRoute', (route) => {
    const { deadline, shedding } = route.config ?? {};
    if (shedding === 'never') return;
    addHooks(route, {
      onRequest: (request, reply, done) => {
        const started = new Deadline(deadline ?? milliseconds);
        request.deadline = started;
        reply.raw.once('close', () => started.release());
        started.enter(done);
      },
      preParsing: (request, _reply, payload, done) => {
        request.deadline?.pause();
        done(null, payload);
      },
    });
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.deadline === null) return done();
    request.deadline.resume();
    request.deadline.enter(done);
  });
});

/** Runs the handler of a request until its deadline. Rejects with `DeadlineExceeded` after that. */
export async function runBeforeDeadline<Result>(
  { deadline }: Pick<FastifyRequest, 'deadline'>,
  handle: () => Result | Promise<Result>,
): Promise<Result> {
  return deadline === null ? handle() : deadline.run(handle);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The time by which the request must be answered; null for health checks and unknown URLs. */
    deadline: Deadline | null;
  }
  interface FastifyContextConfig {
    /** Time limit of the route in milliseconds, if it differs from that of other routes. */
    deadline?: number;
  }
}
