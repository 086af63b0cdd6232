import type { InputOf, OutputOf } from '../define-route.ts';

/** An example call in domain values; the route itself encodes it for the wire. */
export interface RouteExample<R> {
  readonly input: InputOf<R>;
  readonly output: OutputOf<R>;
}

/** One example for each route of a module. */
export type ExamplesOf<M> = { readonly [K in keyof M]: RouteExample<M[K]> };

export const EXAMPLE_INSTANT = '2026-11-20T09:30:00.000Z';

export const EXAMPLE_POINT = { latitude: 18.5204, longitude: 73.8567 };

export const EXAMPLE_META = {
  title: 'Jobs in Pune',
  description: 'Jobs near you in Pune, with pay and distance.',
  keywords: 'jobs, Pune, near me',
};
