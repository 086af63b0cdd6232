import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type AnyObject = z.ZodMiniObject;
type Out<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;

/** The three parts of a request as they stand on the wire, after validation. */
export interface WireRequest<P, Q, B> {
  params: P;
  query: Q;
  body: B;
}

/**
 * One route of the contract. The server mount, the browser client, the test client and OpenAPI are made from it.
 *
 * - `kind`: whether it changes anything (reads are POST here, so the method does not tell).
 * - `auth`: `public` anyone; `optional` a valid session adds personal fields; `seeker` a session is required.
 * - `subject`: where the seeker's own id stands on the wire; the server checks it against the session (else 403) and the
 *   client fills it in, so inputs never carry it.
 * - `envelope`: `object` a `{success, …}` object; `firstItem` the same as an array's only item; `bare` the value of the
 *   field `items` alone.
 * - `idempotent`: takes an `Idempotency-Key` header, by which a repeat is answered as the first call was.
 * - `answerSeconds`: how long an answer may take once the request is there, where that is more than `ANSWER_SECONDS`.
 * - `bodyBytesMax`: how large its JSON may be, where that is more than `JSON_BODY_BYTES_MAX`.
 * - `request`, `result`: wire schemas without transforms. `result` leaves out `success`.
 * - `decode…`/`encode…`: wire to domain and back, each field listed.
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
  /** `domain.name`; the browser asks by it. */
  readonly key: Key;
  /** The row of the wire table; a route beside it takes the next one above 100 that is free. */
  readonly number: number;
  readonly method: 'GET' | 'POST';
  /** Fastify notation: `/jobseeker/:id/uploadVideo`. */
  readonly path: string;
  readonly kind: 'query' | 'command';
  readonly auth: 'public' | 'optional' | 'seeker';
  readonly subject: 'body' | 'path' | 'none';
  readonly envelope: 'object' | 'firstItem' | 'bare';
  readonly idempotent?: boolean;
  /** Body is a multipart form with one file, beside the text fields of `body`. */
  readonly multipart?: boolean;
  /** The answer is the file itself, not an envelope. */
  readonly binary?: boolean;
  readonly answerSeconds?: number;
  readonly bodyBytesMax?: number;
  readonly summary: string;
  readonly request: { readonly params?: P; readonly query?: Q; readonly body?: B };
  readonly result: R;
  /** The refusals and the specific errors it may answer, beside the general ones. */
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

/** Types one route record; returns it unchanged. */
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
