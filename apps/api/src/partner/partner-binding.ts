import type { Language } from '@nukkad/contract';
import type { AnyPartnerRoute, PartnerInput, PartnerOutput } from '@nukkad/contract/partner/index.ts';
import type { IncomingFile } from '@nukkad/core/files/incoming-file.ts';
import type { MemberKey } from '@nukkad/core/idempotency/once-by-member.ts';
import type { CompanySession, MemberSession } from '@nukkad/core/members/member-session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContainer } from '../mount/request-context.ts';

/** What a handler of the companies' API receives in addition to its input. */
export interface PartnerContext {
  readonly container: ApiContainer;
  readonly language: Language;
  /** The idempotency key, if the route takes one and the client sent one. */
  readonly key: MemberKey | null;
  /** The file of a route with `isUpload`; null on other routes, and if none was sent. */
  readonly upload: IncomingFile | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<R> = PartnerOutput<R> | Promise<PartnerOutput<R>>;
type SessionOf<R> = R extends { readonly access: 'public' }
  ? null
  : R extends { readonly access: 'member' }
    ? MemberSession
    : CompanySession;

export type PartnerHandler<R extends AnyPartnerRoute> = (
  input: PartnerInput<R>,
  session: SessionOf<R>,
  context: PartnerContext,
) => Answer<R>;

/** A route of companies and its handler. */
export interface PartnerBinding {
  readonly route: AnyPartnerRoute;
  readonly handle: (input: unknown, session: unknown, context: PartnerContext) => unknown;
}

/** Binds a handler to a route. The mounted route passes the session that the route's access demands. */
export function bind<R extends AnyPartnerRoute>(route: R, handler: PartnerHandler<R>): PartnerBinding {
  return { route, handle: handler as PartnerBinding['handle'] };
}
