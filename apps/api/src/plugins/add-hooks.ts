import type { onRequestHookHandler, preHandlerHookHandler, RouteOptions } from 'fastify';

interface Hooks {
  readonly onRequest?: onRequestHookHandler;
  readonly preHandler?: preHandlerHookHandler;
}

/** Adds hooks of one route from within `onRoute`, where what the route says of itself is looked up once for all. */
export function addHooks(route: RouteOptions, { onRequest, preHandler }: Hooks): void {
  if (onRequest) route.onRequest = [route.onRequest ?? [], onRequest].flat();
  if (preHandler) route.preHandler = [route.preHandler ?? [], preHandler].flat();
}
