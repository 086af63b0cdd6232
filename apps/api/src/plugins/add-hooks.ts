import type {
  onRequestHookHandler,
  preHandlerHookHandler,
  preParsingHookHandler,
  RouteOptions,
} from 'fastify';

interface Hooks {
  readonly onRequest?: onRequestHookHandler;
  readonly preParsing?: preParsingHookHandler;
  readonly preHandler?: preHandlerHookHandler;
}

/** Adds hooks to a single route while it is registered (`onRoute`), so that route options are evaluated only once. */
export function addHooks(route: RouteOptions, { onRequest, preParsing, preHandler }: Hooks): void {
  if (onRequest) route.onRequest = [route.onRequest ?? [], onRequest].flat();
  if (preParsing) route.preParsing = [route.preParsing ?? [], preParsing].flat();
  if (preHandler) route.preHandler = [route.preHandler ?? [], preHandler].flat();
}
