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

/** What one route needs beyond the defaults. */
export interface RouteLimits {
  /** Bytes of a JSON body. */
  readonly bodyLimit?: number;
  /** Milliseconds until the route is given up. */
  readonly handlerTimeout?: number;
  /**
   * Does nothing but ask the database, whose statements have an end of their own: the hot reads are spared a timer and
   * an abort signal for every request.
   */
  readonly isBounded?: boolean;
  /** The setting that says how many requests a minute one network address gets. */
  readonly perMinute?: AddressLimit;
  /** What nobody should miss under overload: turned away only when the places kept for it are taken as well. */
  readonly isShedLast?: boolean;
}

/** A contract route with what answers it. */
export interface RouteBinding {
  readonly route: AnyRoute;
  readonly limits: RouteLimits;
  readonly handle: (session: Session | null, input: unknown, context: RequestContext) => unknown;
}

/** One domain's routes; `setUp` adds what the contract does not describe (redirects, pages, hooks). */
export interface ApiModule {
  readonly name: string;
  readonly routes: readonly RouteBinding[];
  readonly setUp?: (app: FastifyInstance) => void | Promise<void>;
}

/** Binds a route that needs a session. */
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

/** Binds a route that visitors may call; `session` is null for them. */
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
