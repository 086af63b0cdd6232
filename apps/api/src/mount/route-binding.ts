import type { AnyRoute, InputOf, OutputOf } from '@nukkad/contract';
import type { Session } from '@nukkad/core/session/session.ts';
import type { FastifyInstance } from 'fastify';
import type { AddressLimit } from '../config.ts';
import type { RequestContext } from './request-context.ts';

type Answer<R> = OutputOf<R> | Promise<OutputOf<R>>;

export type SeekerHandler<R> = (session: Session, input: InputOf<R>, context: RequestContext) => Answer<R>;
export type OpenHandler<R> = (
  session: Session | null,
  input: InputOf<R>,
  context: RequestContext,
) => Answer<R>;

/** Limits of one route that differ from the defaults. */
export interface RouteLimits {
  /** Maximum bytes of a JSON body. */
  readonly bodyLimit?: number;
  /**
   * True if the handler only runs database statements, which have their own timeouts. Such frequent reads need no
   * timer and no abort signal for each request.
   */
  readonly isBounded?: boolean;
  /** Name of the setting that holds the limit per minute and network address. */
  readonly perMinute?: AddressLimit;
  /** Whether requests are refused last under overload. They may also use the reserved places. */
  readonly isShedLast?: boolean;
}

/** A contract route and its handler. */
export interface RouteBinding {
  readonly route: AnyRoute;
  readonly limits: RouteLimits;
  readonly handle: (session: Session | null, input: unknown, context: RequestContext) => unknown;
}

/** The routes of one domain. `setUp` mounts what is not in the contract (redirects, pages, hooks). */
export interface ApiModule {
  readonly name: string;
  readonly routes: readonly RouteBinding[];
  readonly setUp?: (app: FastifyInstance) => void | Promise<void>;
}

/** Binds a handler to a route that requires a session. */
export function forSeeker<R extends AnyRoute>(
  route: R,
  handler: SeekerHandler<R>,
  limits: RouteLimits = {},
): RouteBinding {
  if (route.auth !== 'seeker') throw new Error(`${route.key} is open: bind it with forAnyone`);
  const handle: RouteBinding['handle'] = (session, input, context) =>
    handler(session as Session, input as InputOf<R>, context);
  return { route, limits, handle };
}

/** Binds a handler to a route for everybody; `session` is null for visitors. */
export function forAnyone<R extends AnyRoute>(
  route: R,
  handler: OpenHandler<R>,
  limits: RouteLimits = {},
): RouteBinding {
  if (route.auth === 'seeker') throw new Error(`${route.key} needs a session: bind it with forSeeker`);
  const handle: RouteBinding['handle'] = (session, input, context) =>
    handler(session, input as InputOf<R>, context);
  return { route, limits, handle };
}
