export * from './data.ts';
export { POPULAR_CITY_SLUGS } from './popular-cities.ts';
export type * from './types.ts';
