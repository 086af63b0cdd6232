import type { InputOf, OutputOf } from '../define-route.ts';

/** One call as an example, in domain terms; the wire's form of it is made by the route itself. */
export interface RouteExample<R> {
  readonly input: InputOf<R>;
  readonly output: OutputOf<R>;
}

/** An example for each route of a module. */
export type ExamplesOf<M> = { readonly [K in keyof M]: RouteExample<M[K]> };

export const EXAMPLE_INSTANT = '2026-11-20T09:30:00.000Z';

export const EXAMPLE_POINT = { latitude: 18.5204, longitude: 73.8567 };

export const EXAMPLE_META = {
  title: 'Jobs in Pune',
  description: 'Jobs near you in Pune, with pay and distance.',
  keywords: 'jobs, Pune, near me',
};
