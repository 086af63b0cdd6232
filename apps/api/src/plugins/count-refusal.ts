import type { AppError } from '@nukkad/core/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';

/** Counts an answer that is a refusal under its route's pattern; before the app is whole there is nothing to count with. */
export function countRefusal({ routeOptions, server }: FastifyRequest, { code }: AppError): void {
  server.container?.metrics?.refusals.inc({ route: routeOptions.url ?? 'unknown', code });
}
