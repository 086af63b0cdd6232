import type { FastifyRequest } from 'fastify';

/** Counts a refusal by its route's pattern. Does nothing before the app is ready. */
export function countRefusal(
  { routeOptions, server }: FastifyRequest,
  { code }: { readonly code: string },
): void {
  server.container?.metrics?.refusals.inc({ route: routeOptions.url ?? 'unknown', code });
}
