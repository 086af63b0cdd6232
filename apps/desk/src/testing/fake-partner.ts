import { ApiError } from '@nukkad/contract/api-error.ts';
import type {
  AnyPartnerRoute,
  PartnerInput,
  PartnerOutput,
} from '@nukkad/contract/partner/define-partner-route.ts';
import { noticeList } from '@nukkad/contract/partner/notice.routes.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import type { PartnerErrorCode } from '@nukkad/contract/partner/partner-errors.ts';
import * as z from 'zod/mini';
import type { Partner } from '../lib/services.ts';

/** The response of a route: a constant, or a function of the input, which may throw. */
type Response<R> =
  | PartnerOutput<R>
  | ((input: PartnerInput<R>) => PartnerOutput<R> | Promise<PartnerOutput<R>>);

export interface FakeAnswer {
  readonly key: string;
  readonly respond: unknown;
}

/** A call of the companies' API. */
export interface PartnerCall {
  readonly key: string;
  readonly input: unknown;
  readonly idempotencyKey: string | undefined;
  readonly file: Blob | undefined;
}

export interface FakePartner extends Partner {
  /** Returns all calls so far, in order. */
  log(): readonly PartnerCall[];
  /** Returns the inputs of all calls of a route, in order. */
  calls<R extends AnyPartnerRoute>(route: R): readonly PartnerInput<R>[];
  /** Returns the idempotency keys of all calls of a route, in order. */
  keys(route: AnyPartnerRoute): readonly (string | undefined)[];
  /** Returns the files of all calls of a route, in order. */
  files(route: AnyPartnerRoute): readonly (Blob | undefined)[];
  /** Replaces the response of a route. */
  answer<R extends AnyPartnerRoute>(route: R, response: Response<R>): void;
}

/** Declares the response of a route: `answer(memberMe, me)`. */
export function answer<R extends AnyPartnerRoute>(route: R, respond: Response<R>): FakeAnswer {
  return { key: route.key, respond };
}

/** The header of each screen shows the number of unread notices. */
const NO_NOTICES = answer(noticeList, { items: [], next: null, unread: 0 });

/** Throws unless the request fits the schemas of the route, so that a screen cannot send what the API refuses. */
function checkRequest({ key, request }: AnyPartnerRoute, input: unknown): void {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = request[part];
    const given = (input as Record<string, unknown>)[part];
    const result = schema === undefined ? null : z.safeParse(schema, given);
    if (result?.success === false) throw new Error(`${key}: wrong ${part}: ${result.error.message}`);
  }
}

/**
 * A companies' API that returns the given responses. It checks requests and responses against the schemas of the contract.
 * A call without a response fails the test.
 */
export function fakePartner(...answers: readonly FakeAnswer[]): FakePartner {
  const responses = new Map([NO_NOTICES, ...answers].map(({ key, respond }) => [key, respond]));
  const recorded: PartnerCall[] = [];
  const of = ({ key }: AnyPartnerRoute) => recorded.filter((call) => call.key === key);
  return {
    async call(route, input, options) {
      recorded.push({ key: route.key, input, idempotencyKey: options?.key, file: options?.file });
      checkRequest(route, input);
      if (!responses.has(route.key)) throw new Error(`The test has no response for ${route.key}`);
      const respond = responses.get(route.key);
      const output = typeof respond === 'function' ? await respond(input) : respond;
      return z.parse(route.result, JSON.parse(JSON.stringify(output))) as PartnerOutput<typeof route>;
    },
    log: () => [...recorded],
    calls: (route) => of(route).map(({ input }) => input as PartnerInput<typeof route>),
    files: (route) => of(route).map(({ file }) => file),
    keys: (route) => of(route).map(({ idempotencyKey }) => idempotencyKey),
    answer: (route, respond) => void responses.set(route.key, respond),
  };
}

/** Returns a response that throws an error of the companies' API. */
export function refuses(
  code: PartnerErrorCode,
  { status = 422, ...details }: { readonly status?: number; readonly [name: string]: unknown } = {},
): () => never {
  return () => {
    throw new PartnerApiError(status, { code, message: code, ...details });
  };
}

/** A response that throws OFFLINE. */
export function offline(): never {
  throw new ApiError({ code: 'OFFLINE', message: 'The server could not be reached', status: 0 });
}
