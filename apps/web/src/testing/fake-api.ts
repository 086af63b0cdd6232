import type { InputOf, OutputOf } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import type { CallOptions } from '@nukkad/contract/client.ts';
import type { AnyRoute } from '@nukkad/contract/define-route.ts';
import { ERRORS, type ErrorCode } from '@nukkad/contract/errors.ts';
import { examples } from '@nukkad/contract/examples.ts';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';
import { routes } from '@nukkad/contract/routes.ts';
import * as z from 'zod/mini';
import type { Api } from '../lib/api/api.ts';

type Input<K extends RouteKey> = InputOf<RouteOf<K>>;
type Output<K extends RouteKey> = OutputOf<RouteOf<K>>;

/** The response of a route: a constant, or a function of the input, which may throw. */
type Answer<K extends RouteKey> =
  | Output<K>
  | ((input: Input<K>, options?: CallOptions) => Output<K> | Promise<Output<K>>);
export type Answers = { readonly [K in RouteKey]?: Answer<K> };

/** A call of the API. */
export interface FakeCall {
  readonly key: RouteKey;
  readonly input: unknown;
  readonly options?: CallOptions | undefined;
}

export interface FakeApi extends Api {
  /** Returns all calls so far, in order. */
  log(): readonly FakeCall[];
  /** Returns the inputs of all calls of a route, in order. */
  calls<K extends RouteKey>(key: K): readonly Input<K>[];
  /** Returns the number of calls by route. */
  counts(): Readonly<Record<string, number>>;
  /** Replaces the responses of these routes. */
  answer(answers: Answers): void;
}

type Known = { readonly [key: string]: { readonly route: AnyRoute; readonly example: unknown } };

const KNOWN: Known = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [
    route.key,
    { route, example: examples[name as keyof typeof routes].output },
  ]),
);

/** Returns the contract's example for a route, which is the fake's default response. */
export function exampleOf<K extends RouteKey>(key: K): Output<K> {
  return KNOWN[key]?.example as Output<K>;
}

/** Encodes, validates and decodes a response, so that a test cannot return what the API cannot send. */
function overTheWire(key: string, output: unknown): unknown {
  const route = KNOWN[key]?.route;
  if (!route) throw new Error(`There is no route ${key}`);
  const sent = JSON.parse(JSON.stringify(route.encodeResult(output)));
  return route.decodeResult(z.parse(route.result, sent));
}

/** An API that returns the given responses, and the contract's examples for all other routes. */
export function fakeApi(first: Answers = {}): FakeApi {
  const recorded: FakeCall[] = [];
  let answers = first;
  return {
    async call(key, input, options) {
      recorded.push({ key, input, options });
      const answer: unknown = answers[key] ?? exampleOf(key);
      const output = typeof answer === 'function' ? await answer(input, options) : answer;
      return overTheWire(key, output) as Output<typeof key>;
    },
    log: () => [...recorded],
    calls: (key) =>
      recorded.filter((call) => call.key === key).map(({ input }) => input as Input<typeof key>),
    counts: () =>
      Object.fromEntries(
        recorded.map(({ key }) => [key, recorded.filter((call) => call.key === key).length]),
      ),
    answer(more) {
      answers = { ...answers, ...more };
    },
  };
}

/** Returns a response that throws an error of the catalogue. */
export function refuses(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}): () => never {
  return () => {
    throw new ApiError({ code, message: code, status: ERRORS[code].status, details });
  };
}

/** A response that throws OFFLINE. */
export function offline(): never {
  throw new ApiError({ code: 'OFFLINE', message: 'The server could not be reached', status: 0 });
}

/** A response that throws TIMEOUT. */
export function late(): never {
  throw new ApiError({ code: 'TIMEOUT', message: 'The server did not answer in time', status: 0 });
}
