import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type AnyObject = z.ZodMiniObject;
type Out<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;

/** The three parts of a request in wire format, after validation. */
export interface WireRequest<P, Q, B> {
  params: P;
  query: Q;
  body: B;
}

/**
 * One route of the contract. The server's routes, the clients and the OpenAPI document are built from it.
 *
 * - `kind`: whether the route changes data. Reads may be POST, so the method does not show it.
 * - `auth`: `public` for anyone; `optional` adds personal fields with a valid session; `seeker` requires a session.
 * - `replacesLogin`: the client sends its access token although the route is public, so that the server ends that login.
 * - `subject`: where the request carries the seeker's own id. The client fills it in, so inputs do not have it; the
 *   server compares it with the session (403 if different).
 * - `envelope`: `object` is `{success, …}`; `firstItem` is an array with that object as its only item; `bare` is only
 *   the value of the field `items`.
 * - `idempotent`: accepts the header `Idempotency-Key`; a repeated key returns the stored response.
 * - `answerSeconds`: time limit for the response after the request has arrived, if more than `ANSWER_SECONDS`.
 * - `bodyBytesMax`: limit for the JSON body, if more than `JSON_BODY_BYTES_MAX`.
 * - `request`, `result`: wire schemas without transforms. `result` leaves out `success`.
 * - `decode…`/`encode…`: convert between wire and domain, field by field.
 */
export interface RouteDefinition<
  P extends AnyObject | undefined = AnyObject | undefined,
  Q extends AnyObject | undefined = AnyObject | undefined,
  B extends AnyObject | undefined = AnyObject | undefined,
  R extends AnyObject = AnyObject,
  Input = unknown,
  Output = unknown,
  Key extends string = string,
> {
  /** The route's name as `domain.name`, such as `jobs.filter`. The web app loads routes by it. */
  readonly key: Key;
  /** The route's line number in `WIRE_TABLE`. A route that is not in the table has the next free number above 100. */
  readonly number: number;
  readonly method: 'GET' | 'POST';
  /** The URL path in Fastify's notation, such as `/jobseeker/:id/uploadVideo`. */
  readonly path: string;
  readonly kind: 'query' | 'command';
  readonly auth: 'public' | 'optional' | 'seeker';
  readonly replacesLogin?: boolean;
  readonly subject: 'body' | 'path' | 'none';
  readonly envelope: 'object' | 'firstItem' | 'bare';
  readonly idempotent?: boolean;
  /** Whether the body is a multipart form with one file and the text fields of `body`. */
  readonly multipart?: boolean;
  /** Whether the response is a file, sent without an envelope. */
  readonly binary?: boolean;
  readonly answerSeconds?: number;
  readonly bodyBytesMax?: number;
  readonly summary: string;
  readonly request: { readonly params?: P; readonly query?: Q; readonly body?: B };
  readonly result: R;
  /**
   * The error codes that only some routes return, including refusals by business rules. General errors are left out.
   */
  readonly refusals: readonly ErrorCode[];
  decodeRequest(wire: WireRequest<Out<P>, Out<Q>, Out<B>>): Input;
  encodeRequest(input: Input): {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: B extends AnyObject ? z.input<B> : undefined;
  };
  encodeResult(output: Output): z.input<R>;
  decodeResult(wire: z.infer<R>): Output;
}

// biome-ignore lint/suspicious/noExplicitAny: the erased form, for loops over all routes
export type AnyRoute = RouteDefinition<any, any, any, any, any, any, string>;
export type InputOf<T> = T extends { decodeRequest(wire: never): infer I } ? I : never;
export type OutputOf<T> = T extends { encodeResult(output: infer O): unknown } ? O : never;

/** Returns the route record unchanged; exists only to infer its types. */
// @__NO_SIDE_EFFECTS__
export function defineRoute<
  R extends AnyObject,
  Input,
  Output,
  const Key extends string,
  P extends AnyObject | undefined = undefined,
  Q extends AnyObject | undefined = undefined,
  B extends AnyObject | undefined = undefined,
>(route: RouteDefinition<P, Q, B, R, Input, Output, Key>): RouteDefinition<P, Q, B, R, Input, Output, Key> {
  return route;
}
