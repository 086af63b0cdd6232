import type { SecurityEvent } from '@nukkad/core/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';

/** Why a request was refused. */
export interface Refusal {
  readonly code: string;
  /** An attempt to get around a control that the code does not name. */
  readonly event?: SecurityEvent | undefined;
}

/**
 * Counts a refusal by its route's pattern, and keeps it for the log entry of the request. Counts nothing before the app
 * is ready.
 */
export function countRefusal(request: FastifyRequest, refusal: Refusal): void {
  const { routeOptions, server } = request;
  request.refusal = refusal;
  server.container?.metrics?.refusals.inc({ route: routeOptions.url ?? 'unknown', code: refusal.code });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused; null if it was not. */
    refusal: Refusal | null;
  }
}
