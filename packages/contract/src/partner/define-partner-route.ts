import type * as z from 'zod/mini';
import type { PartnerErrorCode } from './partner-errors.ts';

type AnyObject = z.ZodMiniObject;

/**
 * Who may call a route of companies:
 *
 * - `public`: anyone.
 * - `member`: a signed-in member, for their own data.
 * - `recruiter`: a member of the company in the path, with any role.
 * - `owner`: a member of the company in the path with the role OWNER.
 */
export type PartnerAccess = 'public' | 'member' | 'recruiter' | 'owner';

/**
 * One route of the companies' API. Requests and results use the same names on the wire and in code, so there are no
 * mappers.
 *
 * - `envelope`: always `plain`. The body is the result itself, and the HTTP status says whether the call succeeded.
 * - `idempotency`: `required` refuses a request without `Idempotency-Key`; `accepted` takes one; `none` ignores it.
 */
export interface PartnerRoute<
  P extends AnyObject | undefined = AnyObject | undefined,
  Q extends AnyObject | undefined = AnyObject | undefined,
  B extends AnyObject | undefined = AnyObject | undefined,
  R extends AnyObject = AnyObject,
  Key extends string = string,
  Access extends PartnerAccess = PartnerAccess,
> {
  /** The route's name as `domain.name`, such as `applicants.list`. */
  readonly key: Key;
  /** Numbers of the companies' routes start at 201. */
  readonly number: number;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The URL path in Fastify's notation. `:company` is the company whose member calls. */
  readonly path: string;
  readonly kind: 'query' | 'command';
  readonly access: Access;
  readonly envelope: 'plain';
  readonly idempotency: 'none' | 'accepted' | 'required';
  /** The HTTP status of success: 201 if the call creates something that has an address, otherwise 200. */
  readonly status: 200 | 201;
  /** Whether the body is a form with one file instead of JSON. */
  readonly isUpload: boolean;
  /** The content type if the response is a file. The result's `text` is then sent as it is. */
  readonly file?: string;
  readonly summary: string;
  readonly request: { readonly params?: P; readonly query?: Q; readonly body?: B };
  readonly result: R;
  /** The error codes that only some routes return. General errors are left out. */
  readonly refusals: readonly PartnerErrorCode[];
}

// biome-ignore lint/suspicious/noExplicitAny: the erased form, for loops over all routes
export type AnyPartnerRoute = PartnerRoute<any, any, any, any, string>;

type Part<Name extends string, S> = S extends z.ZodMiniType ? { readonly [N in Name]: z.infer<S> } : unknown;

/** The input of a route: those of `params`, `query` and `body` that it has. */
export type PartnerInput<R> =
  R extends PartnerRoute<infer P, infer Q, infer B, AnyObject, string>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;
export type PartnerOutput<R> = R extends { readonly result: infer S extends z.ZodMiniType }
  ? z.infer<S>
  : never;

type Given<P, Q, B, R extends AnyObject, Key extends string, Access extends PartnerAccess> = Omit<
  PartnerRoute<
    Extract<P, AnyObject | undefined>,
    Extract<Q, AnyObject | undefined>,
    Extract<B, AnyObject | undefined>,
    R,
    Key,
    Access
  >,
  'envelope' | 'idempotency' | 'status' | 'isUpload'
> &
  Partial<Pick<PartnerRoute, 'idempotency' | 'status' | 'isUpload'>>;

/** Returns the route record with its defaults, and infers its types. */
// @__NO_SIDE_EFFECTS__
export function definePartnerRoute<
  R extends AnyObject,
  const Key extends string,
  const Access extends PartnerAccess,
  P extends AnyObject | undefined = undefined,
  Q extends AnyObject | undefined = undefined,
  B extends AnyObject | undefined = undefined,
>(route: Given<P, Q, B, R, Key, Access>): PartnerRoute<P, Q, B, R, Key, Access> {
  return {
    idempotency: 'none',
    status: 200,
    isUpload: false,
    ...route,
    envelope: 'plain',
  } as PartnerRoute<P, Q, B, R, Key, Access>;
}
